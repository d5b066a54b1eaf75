// Hints at the table, and reasons for moves in the replay: in the panel, on the board, by keyboard.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { finished } from './finished.mjs'
import { ABOUT, ask, GAMES, testbed, joins, myTurn, PHONE, SMALLEST, violations } from './support.mjs'

const it = testbed()
// Two people, and bots where a match needs more players.
const PAIR = ['person', 'person', ...Array(ABOUT[SMALLEST].players - 2).fill('sensible')]

const legal = async (page, id) => (await ask(page, 'GET', `/api/tables/${id}?perspective=0`)).view
const choice = (page) => page.locator('[data-test="hint-choice"]').first()
const shown = async (page) => {
  await page.locator('[data-test="hint"]').click()
  await page.locator('[data-test="hint-show"]').click()
  await choice(page).waitFor()
}

for (const game of GAMES) {
  test(`${game}: the best move is named, ringed on the board, and one tap away`, async () => {
    const { page, problems, id, context } = await it.seated(game, { size: PHONE, still: true, locale: 'pl' })
    await myTurn(page)
    await shown(page)
    const move = await choice(page).getAttribute('data-move')
    const texts = (await ask(page, 'GET', `/api/games/${game}/actions`)).flatMap((group) => group.texts)
    assert.ok((await legal(page, id)).legal.some((action) => texts[action] === move))
    await page.locator('[data-lit]').first().waitFor()
    assert.ok((await page.locator('[data-test="hint-reasons"] li').count()) > 0)
    assert.match(await page.locator('[data-test="sheet"] [role="status"]').textContent(), ABOUT[game].hint === 'mixed' ? /^Wylosowany ruch: ./ : /^Najlepszy ruch: ./)
    assert.deepEqual(await violations(page), [])
    await choice(page).click()
    await page.locator('[data-test="confirm"]').waitFor()
    assert.equal(await page.locator('[data-test="sheet"]').count(), 0, 'on a phone it makes room for the bar')
    assert.deepEqual(problems, [])
    await context.close()
  })
}

test('animation frames are only requested while something is highlighted', async () => {
  const { page, context } = await it.seated(SMALLEST, { still: true })
  await myTurn(page)
  await page.evaluate(() => {
    const request = requestAnimationFrame
    globalThis.frames_requested = 0
    globalThis.requestAnimationFrame = (callback) => (globalThis.frames_requested++, request(callback))
  })
  /** How many frames the page requests within a second; waiting in the page itself would request some. */
  const requested = async () => {
    const count = () => page.evaluate(() => globalThis.frames_requested)
    const before = await count()
    await new Promise((resolve) => setTimeout(resolve, 1000))
    return (await count()) - before
  }
  assert.equal(await requested(), 0)
  await shown(page)
  await page.locator('[data-lit]').first().waitFor()
  assert.ok((await requested()) > 0)
  await page.keyboard.press('Escape')
  await page.locator('[data-lit]').first().waitFor({ state: 'detached' })
  assert.equal(await requested(), 0)
  await context.close()
})

test('the panel takes the keyboard focus, and Escape closes it and returns the focus', async () => {
  const { page, problems, context } = await it.seated(SMALLEST, { still: true })
  await myTurn(page)
  await page.locator('[data-test="hint"]').focus()
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.activeElement?.dataset.test === 'sheet')
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => document.activeElement?.dataset.test === 'hint')
  assert.equal(await page.locator('[data-test="sheet"]').count(), 0)
  await shown(page)
  await page.keyboard.press('Escape')
  await page.locator('[data-test="hint"]').click()
  await choice(page).waitFor() // no confirmation the second time
  await choice(page).click()
  await page.locator('[data-test="confirm"]').click()
  await page.waitForFunction(() => !document.querySelector('[data-test="sheet"]'))
  assert.deepEqual(problems, [])
  await context.close()
})

test('the other players see that a hint was requested, and there are no hints where they are off', async () => {
  const ana = await it.seated(SMALLEST, { seats: PAIR, more: { hints: 'on' }, options: { first: 1 }, still: true })
  const ben = await it.person({ still: true })
  assert.match(await ana.page.locator('[data-test="hints-allowed"]').textContent(), /You may ask for hints/)
  await joins(ben, ana)
  await ask(ana.page, 'POST', `/api/tables/${ana.id}/start`)
  await myTurn(ana.page)
  await shown(ana.page)
  await ben.page.getByText('Ana asked for a hint.').first().waitFor()
  assert.equal(await ben.page.locator('[data-test="hint-choice"]').count(), 0)
  const quiet = await it.seated(SMALLEST, { more: { hints: 'off' }, still: true })
  await myTurn(quiet.page)
  assert.equal(await quiet.page.locator('[data-test="hint"]').count(), 0)
  for (const each of [ana, ben, quiet]) {
    assert.deepEqual(each.problems, [])
    await each.context.close()
  }
})

test('a hint does not outlast the hand-over of the device', async () => {
  const { page, id, context } = await it.seated(SMALLEST, { seats: PAIR, more: { hints: 'on' }, options: { first: 1 }, still: true })
  await ask(page, 'POST', `/api/tables/${id}/seats`, { name: 'Ben', seat: 1 })
  await ask(page, 'POST', `/api/tables/${id}/start`)
  await page.locator('[data-test="unveil"]').click()
  await myTurn(page)
  await shown(page)
  await choice(page).click()
  await page.locator('[data-test="confirm"]').click()
  await page.locator('[data-test="hand-over"]').click()
  await page.locator('[data-test="unveil"]').waitFor()
  assert.equal(await page.locator('[data-test="hint-choice"], [data-lit]').count(), 0)
  await context.close()
})

test('after the match every move has its reasons, given what its player knew', async () => {
  const { page, problems, context } = await it.person({ still: true })
  const id = await finished(page, SMALLEST, { options: ABOUT[SMALLEST].short })
  await page.goto(`/table/${id}/replay?step=9999&perspective=all`)
  await page.locator('[data-test="why"]').click()
  await choice(page).waitFor()
  const first = await page.locator('[data-test="sheet"]').textContent()
  assert.match(first, /knowing what (Ana|Agatha) knew/)
  assert.match(first, /Played/)
  assert.deepEqual(await violations(page), [])
  await page.locator('body').press('ArrowLeft')
  await page.locator('body').press('ArrowLeft')
  await page.waitForFunction((text) => {
    const now = document.querySelector('[data-test="sheet"]')?.textContent
    return now && now !== text && document.querySelector('[data-test="hint-choice"]')
  }, first)
  await page.keyboard.press('Escape')
  assert.equal(await page.locator('[data-test="sheet"]').count(), 0)
  assert.deepEqual(problems, [])
  await context.close()
})
