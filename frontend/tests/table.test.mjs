import assert from 'node:assert/strict'
import { test } from 'node:test'
import { choices, choose, move, SEEK } from './seek.mjs'
import { ask, testbed, length, movedOn, myTurn, PHONE } from './support.mjs'

const at = testbed(SEEK)

async function playing(options) {
  const someone = await at.person(options)
  await someone.page.goto('/')
  await someone.page.click(`[data-test="play-${SEEK}"]`)
  await myTurn(someone.page)
  return someone
}

test('a connection that breaks comes back by itself and a half-made choice is still there', async () => {
  const { page, problems, context } = await playing({ size: PHONE })
  await choose(page)
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
  await choose(page)
  await at.server.stop()
  await page.locator('[data-state="lost"]').waitFor()
  const before = await length(page)
  await page.locator('[data-test="confirm"]').click()
  await at.server.start()
  await movedOn(page, before)
  await context.close()
})

test('the bar never shows a move in notation, not even while its words are on their way', async () => {
  const { page, problems, context } = await playing({})
  const notation = new Set((await ask(page, 'GET', `/api/games/${SEEK}/actions`)).flatMap(({ texts }) => texts).filter((text) => /\d/.test(text))) // others may be words
  await page.route('**/moves?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  await page.evaluate(() => {
    globalThis.shown = []
    const bar = document.querySelector('.bar')
    new MutationObserver(() => globalThis.shown.push(bar.querySelector('p')?.textContent)).observe(bar, { childList: true, subtree: true, characterData: true })
  })
  for (let n = 0; n < 2 && (await myTurn(page)); n++) await move(page)
  const shown = await page.evaluate(() => globalThis.shown)
  assert.ok(shown.length > 2)
  assert.deepEqual(shown.filter((text) => notation.has(text)), [])
  assert.deepEqual(problems, [])
  await context.close()
})

test('reduced motion keeps the pace', async () => {
  const { page, problems, context } = await at.seated(SEEK, { players: 3, still: true, settings: { pace: 'fast' } })
  await myTurn(page)
  await page.evaluate(() => {
    const board = document.querySelector('.board')
    globalThis.changes = []
    new MutationObserver(() => globalThis.changes.push(Date.now())).observe(board, { attributeFilter: ['data-length'] })
  })
  for (let n = 0; n < 3 && (await myTurn(page)); n++) await move(page)
  const gaps = await page.evaluate(() => globalThis.changes.slice(1).map((at, n) => at - globalThis.changes[n]))
  assert.ok(gaps.length > 1)
  assert.deepEqual(gaps.filter((gap) => gap < 300), [])
  assert.deepEqual(problems, [])
  await context.close()
})

test('the language of a running table can be switched', async () => {
  const { page, problems, context } = await playing({})
  await page.locator('[data-test="settings"]').click()
  for (const [language, word] of [['Polski', 'Twoje ruchy'], ['Español', 'Tus jugadas'], ['Português', 'Suas jogadas'], ['English', 'Your moves']]) {
    await page.locator('dialog').getByText(language, { exact: true }).click()
    await page.locator('#generic-moves').getByText(word).waitFor()
  }
  assert.equal(await page.locator('html').getAttribute('lang'), 'en')
  assert.deepEqual(problems, [])
  await context.close()
})

test('two people at one device never see each other’s cards', async () => {
  const { page, problems, context } = await at.person({ size: PHONE })
  await page.goto('/')
  await page.click(`[data-test="setup-${SEEK}"]`)
  await page.getByText('One device', { exact: true }).click()
  await page.fill('#name', 'Ana')
  await page.fill('#name-0', 'Ben')
  await page.click('[data-test="open-table"]')
  const seen = []
  for (const name of ['Ana', 'Ben']) {
    await page.getByText(`I am ${name}`).waitFor()
    assert.equal(await choices(page).count(), 0) // the screen is hidden
    await page.click('[data-test="unveil"]')
    await choices(page).first().waitFor()
    seen.push(await choices(page).evaluateAll((cards) => cards.map((card) => card.dataset.test)))
    await move(page).catch(() => {})
    if (name === 'Ana') await page.click('[data-test="hand-over"]')
  }
  assert.equal(new Set(seen.flat()).size, 6)
  assert.deepEqual(problems, [])
  await context.close()
})

test('a spectator sees no secrets, and my tables are listed on the home page', async () => {
  const ana = await at.person()
  await ana.page.goto('/')
  await ana.page.click(`[data-test="setup-${SEEK}"]`)
  await ana.page.getByText('anyone may join').click()
  await ana.page.click('[data-test="open-table"]')
  await ana.page.selectOption('#bot-1', 'seeker')
  await ana.page.click('[data-test="start"]:enabled')
  await myTurn(ana.page)
  const eve = await at.person()
  await eve.page.goto('/watch')
  await eve.page.locator('a.line').first().click()
  await eve.page.locator('.board').waitFor()
  assert.equal(await choices(eve.page).count(), 0)
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
