import assert from 'node:assert/strict'
import { test } from 'node:test'
import { move, playToTheEnd, untilTurn } from './player.mjs'
import { ask, DESKTOP, joins, length, LONG, movedOn, myTurn, overflow, PHONE, testbed, violations } from '../../support.mjs'

const at = testbed()

for (const [name, size, players] of [['phone', PHONE, 2], ...(LONG ? [['desktop', DESKTOP, 3]] : [])]) {
  test(`a person plays a whole match against bots on a ${name}`, async () => {
    const { page, problems, context } = await at.person({ size, settings: { setups: { '13-ghosts': { players, bot: 'level-1' } } } })
    await page.goto('/')
    await page.click('[data-test="play-13-ghosts"]')
    await playToTheEnd(page)
    await page.click('[data-test="rematch"]')
    await page.waitForSelector('[data-test^="choose-"]') // the next match has begun
    assert.deepEqual(problems, [])
    await context.close()
  })
}

test('a match can be played with motion on', async () => {
  const { page, problems, context } = await at.seated('13-ghosts', { size: PHONE, options: { points: 1 }, settings: { pace: 'fast' } })
  await playToTheEnd(page)
  assert.deepEqual(problems, [])
  await context.close()
})

test('the end of a round shows the crypt and waits for the player', async () => {
  const { page, problems, context } = await at.seated('13-ghosts', { size: PHONE })
  const next = page.locator('[data-test="next-round"]')
  for (let n = 0; n < 200 && (await myTurn(page)) && !(await next.count()); n++) await move(page)
  assert.equal(await page.locator('.ended .card').count(), 1)
  assert.equal(await page.locator('[data-test^="choose-"]').count(), 0, 'the next round is not shown yet')
  assert.equal(await page.locator('.bubble').count(), 0, 'what was said ends with its round')
  await page.locator('.bar').getByText('The round is over.').waitFor()
  await next.click()
  assert.equal(await page.locator('[data-test^="choose-"]').count(), 2)
  assert.deepEqual(problems, [])
  await context.close()
})

test('with four players a team sets up its crypts step by step', async () => {
  const { page, problems, context } = await at.person({ settings: { setups: { '13-ghosts': { players: 4, bot: 'level-1' } } } })
  await page.goto('/')
  await page.click('[data-test="play-13-ghosts"]')
  await myTurn(page)
  assert.equal(await page.locator('[data-test^="choose-"]').count(), 4)
  await page.locator('.bar').getByText('After it you choose your teammate').waitFor()
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size)
    assert.equal(await page.locator('.choose .text:visible').count(), 4, 'the cards keep their texts')
  }
  await page.locator('aside').getByText('keeps one card').waitFor() // the other team is ready
  await move(page)
  assert.equal(await page.locator('.steps [aria-current="step"]').textContent(), "your teammate's crypt")
  await page.getByRole('button', { name: 'Take back' }).click() // unseen choices can be taken back
  await page.waitForFunction(() => document.querySelectorAll('[data-test^="choose-"].can').length === 4)
  await move(page)
  await move(page)
  await myTurn(page)
  assert.deepEqual(problems, [])
  await context.close()
})

test('two friends play a match, each in a browser of their own', async () => {
  const ana = await at.person()
  const ben = await at.person({ size: PHONE, locale: 'pl' })
  await ana.page.goto('/')
  await ana.page.click('[data-test="setup-13-ghosts"]')
  await ana.page.fill('#name', 'Ana')
  await ana.page.click('details summary')
  await ana.page.selectOption('#option-points', '1')
  await ana.page.click('[data-test="open-table"]')
  const code = await ana.page.locator('[data-test="code"]').textContent()
  await ana.page.waitForSelector('.qr svg')
  await ben.page.goto(`/join#${code}`)
  await ben.page.fill('#name', 'Ben')
  await ben.page.click('[data-test="join"]')
  await ana.page.click('[data-test="start"]:enabled')
  let over = false
  while (!over) {
    for (const { page } of [ana, ben]) {
      await page.waitForSelector('.board')
      const turn = page.locator('.board[data-mine="true"]')
      if ((await turn.count()) && !(await page.locator('[data-test="over"]').count())) await move(page)
      over ||= (await page.locator('[data-test="over"]').count()) > 0
    }
  }
  await ben.page.waitForSelector('[data-test="over"]')
  assert.match(await ana.page.locator('aside').textContent(), /Ben/)
  assert.deepEqual([...ana.problems, ...ben.problems], [])
  await ana.context.close()
  await ben.context.close()
})

test('a notebook fills in what is provable unless switched off, and takes marks', async () => {
  const { page, problems, context } = await at.person()
  await page.goto('/')
  await page.click('[data-test="play-13-ghosts"]')
  await untilTurn(page)
  const number = await page.locator('[data-test="hand"] b').textContent()
  const cell = page.locator(`[data-test="cell-1-${number}"]`)
  await cell.and(page.locator('.out')).waitFor() // my own card cannot be another player's crypt
  await page.locator('[data-test="settings"]').click()
  await page.getByText('leave them to me').click()
  await page.keyboard.press('Escape')
  await cell.and(page.locator(':not(.out)')).waitFor()
  await cell.click()
  assert.match(await cell.getAttribute('aria-label'), /crossed out by you/)
  await page.reload()
  await cell.waitFor()
  assert.match(await cell.getAttribute('aria-label'), /crossed out by you/)
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
  assert.equal(await waiting.locator('[data-test="attack"]').getAttribute('aria-disabled'), 'true')
  await waiting.click('[data-test="attack"]', { force: true })
  await waiting.getByText('It is not your turn yet.').waitFor()
  await waiting.getByRole('button', { name: 'Rule G4' }).click()
  await waiting.locator('[data-clause="G4"].here').waitFor()
  assert.deepEqual([...ana.problems, ...ben.problems], [])
  await ana.context.close()
  await ben.context.close()
})

test('a match can be played with the keyboard alone', async () => {
  const { page, problems, context } = await at.person()
  await page.goto('/')
  await page.click('[data-test="play-13-ghosts"]')
  await myTurn(page)
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

test('the prompt follows each tap of a half-made choice', async () => {
  const { page, problems, context } = await at.person({ size: PHONE })
  await page.goto('/')
  await page.click('[data-test="play-13-ghosts"]')
  await untilTurn(page)
  const prompt = async () => page.locator('.bar p').textContent()
  assert.match(await prompt(), /^Your turn/)
  await page.click('[data-test="attack"]')
  assert.equal(await prompt(), 'Tap the number you attack in a notebook.')
  await page.click('[data-test="cell-1-9"]')
  await page.locator('.bar .choice').getByText('attack 9').waitFor()
  // Play on, and look at the prompt of every card that needs more than its own tap.
  const needs = { 1: /four numbers/, 2: /copy/, 4: /number you attack/, 11: /two numbers/, 12: /Tap 3 numbers/, 13: /lowest number/ }
  let seen = 0
  for (let n = 0; n < 60 && seen < 2 && (await myTurn(page)); n++) {
    const play = page.locator('[data-test="play"]:not([aria-disabled="true"])')
    if (await play.count()) {
      const card = await page.locator('[data-test="hand"] b').textContent()
      await play.click()
      if (needs[card]) {
        assert.match(await prompt(), needs[card])
        assert.equal(await page.locator('.ways .primary').count(), 0, 'nothing looks final')
        seen++
      }
    }
    await move(page)
  }
  assert.equal(seen, 2)
  assert.deepEqual(problems, [])
  await context.close()
})

test('prompts follow the language of the page', async () => {
  const { page, problems, context } = await at.person()
  await page.goto('/')
  await page.click('[data-test="play-13-ghosts"]')
  await myTurn(page)
  await page.locator('[data-test="settings"]').click()
  for (const [language, word] of [['Polski', 'Która karta'], ['Español', '¿Qué carta'], ['Português', 'Qual carta'], ['English', 'Which card']]) {
    await page.locator('dialog').getByText(language, { exact: true }).click()
    await page.locator('.bar').getByText(word).waitFor()
  }
  assert.equal(await page.locator('html').getAttribute('lang'), 'en')
  assert.deepEqual(problems, [])
  await context.close()
})

test('a secret choice of another seat leaves an open hint as it is', async () => {
  const ana = await at.seated('13-ghosts', { seats: ['person', 'person'], more: { hints: 'on' }, still: true })
  const ben = await at.person({ still: true })
  await joins(ben, ana)
  await ask(ana.page, 'POST', `/api/tables/${ana.id}/start`)
  await myTurn(ana.page)
  await ana.page.locator('[data-test="hint"]').click()
  await ana.page.locator('[data-test="hint-show"]').click()
  const choice = ana.page.locator('[data-test="hint-choice"]').first()
  await choice.waitFor()
  const before = await length(ana.page)
  const { view } = await ask(ben.page, 'GET', `/api/tables/${ana.id}?perspective=1`)
  await ask(ben.page, 'POST', `/api/tables/${ana.id}/moves`, { seat: 1, seen: view.length, action: view.legal[0] })
  await movedOn(ana.page, before)
  assert.ok(await choice.isVisible())
  for (const each of [ana, ben]) {
    assert.deepEqual(each.problems, [])
    await each.context.close()
  }
})

for (const [theme, size] of [['dark', PHONE], ['light', DESKTOP]]) {
  test(`the board is accessible (${theme}, ${size.width} px)`, async () => {
    const { page, problems, context } = await at.person({ theme, size, still: true })
    const check = async (where) => assert.deepEqual(await violations(page), [], where)
    await page.goto('/')
    await page.click('[data-test="play-13-ghosts"]')
    await myTurn(page)
    await check('choosing a crypt')
    await untilTurn(page)
    await check('a turn')
    await page.locator('[data-test="hand"]').click()
    await page.locator('[data-test="attack"]').click()
    await page.locator('.cell').first().click()
    await check('a choice')
    await page.locator('[data-test="more"]').click()
    await check('more')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Rules' }).click()
    await page.locator('[data-clause="G1"]').waitFor()
    await check('rules drawer')
    assert.deepEqual(problems, [])
    await context.close()
  })
}

test('the board is not wider than a small phone', async () => {
  const { page, context } = await at.person({ size: { width: 360, height: 740 } })
  const fits = async (where) => assert.equal(await overflow(page), 0, where)
  for (const players of [2, 4]) {
    await page.goto('/')
    await page.evaluate((count) => localStorage.setItem('hauntboard', JSON.stringify({ pace: 'off', muted: true, setups: { '13-ghosts': { players: count, bot: 'random' } } })), players)
    await page.reload()
    await page.click('[data-test="play-13-ghosts"]')
    await myTurn(page)
    await fits(`choosing with ${players}`)
    for (let n = 0; n < 3 && (await myTurn(page)); n++) await move(page)
    await fits(`playing with ${players}`)
  }
  await context.close()
})
