import assert from 'node:assert/strict'
import { test } from 'node:test'
import { move, untilTurn } from './games/thirteen_ghosts/player.mjs'
import { testbed, length, movedOn, myTurn, PHONE } from './support.mjs'

const at = testbed()

async function playing(options) {
  const someone = await at.person(options)
  await someone.page.goto('/')
  await someone.page.click('[data-test="play-13-ghosts"]')
  await myTurn(someone.page)
  return someone
}

test('a connection that breaks comes back by itself and a half-made choice is still there', async () => {
  const { page, problems, context } = await playing({ size: PHONE })
  await page.locator('[data-test^="choose-"]').first().click()
  await at.server.stop()
  await page.locator('[data-state="lost"]').waitFor()
  await at.server.start()
  await page.locator('[data-state="live"]').waitFor()
  const before = await length(page)
  await page.locator('[data-test="confirm"]').click()
  await movedOn(page, before)
  assert.deepEqual(problems.filter((each) => !/WebSocket|ERR_CONNECTION|net::/.test(each)), [])
  await context.close()
})

test('a move made while the connection is lost is made once it is back', async () => {
  const { page, context } = await playing({})
  await page.locator('[data-test^="choose-"]').first().click()
  await at.server.stop()
  await page.locator('[data-state="lost"]').waitFor()
  const before = await length(page)
  await page.locator('[data-test="confirm"]').click()
  await at.server.start()
  await movedOn(page, before)
  await context.close()
})

test('the language of a running table can be switched', async () => {
  const { page, problems, context } = await playing({})
  await page.locator('[data-test="settings"]').click()
  for (const [language, word] of [['Polski', 'Która karta'], ['Español', '¿Qué carta'], ['Português', 'Qual carta'], ['English', 'Which card']]) {
    await page.locator('dialog').getByText(language, { exact: true }).click()
    await page.locator('.bar').getByText(word).waitFor()
  }
  assert.equal(await page.locator('html').getAttribute('lang'), 'en')
  assert.deepEqual(problems, [])
  await context.close()
})

test('an impossible move explains why and opens the rules at the clause', async () => {
  const [ana, ben] = [await at.person(), await at.person({ size: PHONE })]
  await ana.page.goto('/')
  await ana.page.click('[data-test="setup-13-ghosts"]')
  await ana.page.click('[data-test="open-table"]')
  await ben.page.goto(`/join#${await ana.page.locator('[data-test="code"]').textContent()}`)
  await ben.page.click('[data-test="join"]')
  await ana.page.click('[data-test="start"]:enabled')
  for (const { page } of [ana, ben]) {
    await myTurn(page)
    await move(page)
  }
  for (const { page } of [ana, ben]) await page.locator('[data-test="hand"]').waitFor()
  const waiting = (await ana.page.locator('.board[data-mine="true"]').count()) ? ben.page : ana.page
  await waiting.click('[data-test="attack"]')
  await waiting.getByText('It is not your turn yet.').waitFor()
  await waiting.getByRole('button', { name: 'Rule G4' }).click()
  await waiting.locator('[data-clause="G4"].here').waitFor()
  assert.deepEqual([...ana.problems, ...ben.problems], [])
  await ana.context.close()
  await ben.context.close()
})

test('two people at one device never see each other’s cards', async () => {
  const { page, problems, context } = await at.person({ size: PHONE })
  await page.goto('/')
  await page.click('[data-test="setup-13-ghosts"]')
  await page.getByText('One device', { exact: true }).click()
  await page.fill('#name', 'Ana')
  await page.fill('#name-0', 'Ben')
  await page.click('[data-test="open-table"]')
  const seen = []
  for (const name of ['Ana', 'Ben']) {
    await page.getByText(`I am ${name}`).waitFor()
    assert.equal(await page.locator('[data-test^="choose-"]').count(), 0) // the screen is hidden
    await page.click('[data-test="unveil"]')
    await page.locator('[data-test^="choose-"]').first().waitFor()
    seen.push(await page.locator('[data-test^="choose-"]').evaluateAll((cards) => cards.map((card) => card.dataset.test)))
    await move(page).catch(() => {})
    if (name === 'Ana') await page.click('[data-test="hand-over"]')
  }
  assert.equal(new Set(seen.flat()).size, 4)
  assert.deepEqual(problems, [])
  await context.close()
})

test('a spectator sees no secrets, and my tables are listed on the home page', async () => {
  const ana = await at.person()
  await ana.page.goto('/')
  await ana.page.click('[data-test="setup-13-ghosts"]')
  await ana.page.getByText('anyone may join').click()
  await ana.page.click('[data-test="open-table"]')
  await ana.page.selectOption('#bot-1', 'level-1')
  await ana.page.click('[data-test="start"]:enabled')
  await myTurn(ana.page)
  const eve = await at.person()
  await eve.page.goto('/watch')
  await eve.page.locator('a.line').first().click()
  await eve.page.locator('.board').waitFor()
  assert.equal(await eve.page.locator('[data-test^="choose-"]').count(), 0)
  await ana.page.goto('/')
  await ana.page.getByText('Your turn').first().click()
  await myTurn(ana.page)
  await ana.page.getByRole('button', { name: 'Say something' }).click()
  await ana.page.getByRole('button', { name: 'Good evening!' }).click()
  await eve.page.locator('.bubble').getByText('Good evening!').waitFor()
  assert.deepEqual([...ana.problems, ...eve.problems], [])
  await ana.context.close()
  await eve.context.close()
})

test('a match can be played with the keyboard alone', async () => {
  const { page, problems, context } = await playing({})
  const press = async (selector) => {
    await page.locator(selector).first().focus()
    await page.keyboard.press('Enter')
  }
  await press('[data-test^="choose-"]')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await press('[data-test="confirm"]')
  await untilTurn(page)
  await press('[data-test="attack"]')
  await page.locator('[data-test="cell-1-1"]').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  assert.equal(await page.evaluate(() => document.activeElement?.dataset.test), 'cell-1-9')
  await page.keyboard.press('Enter')
  await press('[data-test="confirm"]')
  await page.locator('aside').getByText('attack 9').waitFor()
  assert.deepEqual(problems, [])
  await context.close()
})

test('the words of a move are fetched when it is chosen, and no others', async () => {
  const { page, problems, context } = await at.person()
  const asked = []
  page.on('request', (request) => /\/moves\b/.test(request.url()) && asked.push(new URL(request.url()).searchParams.getAll('action')))
  await page.goto('/')
  await page.click('[data-test="play-13-ghosts"]')
  await myTurn(page)
  assert.deepEqual(asked, [])
  await untilTurn(page)
  const before = asked.length
  const words = async (text, requests) => {
    await page.locator('.bar .choice').getByText(text).waitFor()
    assert.equal(asked.length - before, requests)
  }
  await page.click('[data-test="attack"]')
  await page.click('[data-test="cell-1-9"]')
  await words('attack 9', 1)
  await page.click('[data-test="cell-1-8"]')
  await words('attack 8', 2)
  await page.click('[data-test="cell-1-9"]')
  await words('attack 9', 2)
  assert.ok(asked.every((actions) => actions.length === 1))
  assert.deepEqual(problems, [])
  await context.close()
})
