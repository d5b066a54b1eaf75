// The board of games that have none of their own, and the pages about such a game.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SEEK, untilTurn } from './seek.mjs'
import { ABOUT, ask, GAMES, joins, length, movedOn, myTurn, overflow, person, PHONE, seated, testbed, violations } from './support.mjs'

const TEMPLATE = 'template'
const DESKTOP = { width: 1366, height: 768 }
const at = testbed(`${SEEK},${TEMPLATE}`)
const one = (page, name) => page.locator(`[data-test="${name}"]`)

/** A person at a table of the template game with bots. */
const playing = (players, options) =>
  seated(at.browser, at.server, TEMPLATE, { players, seats: ['person', ...Array(players - 1).fill('random')], ...options })

/** A person for whom a game has no board of its own, at a table of it. */
async function withoutBoard(game, options = {}) {
  const user = await person(at.browser, at.server, options)
  await user.page.route('**/api/games', async (route) => {
    const games = await (await route.fetch()).json()
    await route.fulfill({ json: games.map((each) => (each.name === game ? { ...each, folder: '', lesson: false } : each)) })
  })
  const { players } = ABOUT[game]
  await user.page.goto('/')
  await ask(user.page, 'POST', '/api/me', { name: 'Ana' })
  const { table } = await ask(user.page, 'POST', '/api/tables', { game, players, seats: ['person', ...Array(players - 1).fill('random')] })
  await ask(user.page, 'POST', `/api/tables/${table.id}/start`)
  await user.page.goto(`/table/${table.id}`)
  await myTurn(user.page)
  return user
}

for (const [size, players] of [[PHONE, 7], [DESKTOP, 5], [PHONE, 2]]) {
  test(`a match with ${players} seats is played to the end on the generic board (${size.width} px)`, async () => {
    const { page, problems, context } = await playing(players, { size, still: true })
    assert.ok(await myTurn(page))
    assert.equal(await page.locator('.plate').count(), players)
    assert.match(await one(page, 'seat-0').innerText(), /Card\s*\d/)
    assert.match(await one(page, 'seat-1').innerText(), /Card\s*hidden/)
    assert.match(await one(page, 'view').innerText(), /Round\s*1/)
    assert.deepEqual(await violations(page), [])
    assert.equal(await overflow(page), 0)
    while (await myTurn(page)) {
      const before = await length(page)
      await page.getByRole('button', { name: 'stay', exact: true }).click()
      await one(page, 'confirm').click()
      await movedOn(page, before)
    }
    await one(page, 'replay').click()
    await one(page, 'scrub').waitFor()
    await one(page, 'forward').click()
    assert.equal(await page.getByRole('heading', { name: 'Your moves' }).count(), 0)
    await one(page, 'end').click()
    await page.getByText(/wins? the match/).filter({ visible: true }).first().waitFor()
    assert.equal(await page.getByRole('heading', { name: 'Your moves' }).count(), 0)
    assert.equal(await one(page, 'why').count(), 1)
    assert.equal(await one(page, 'analyse').count(), 0)
    await one(page, 'more').click()
    await page.getByText('Matches of High Card cannot be analysed yet.').waitFor()
    assert.deepEqual(problems, [])
    await context.close()
  })
}

test('what a game lacks is left out or said in a sentence', async () => {
  const { page, problems, context } = await at.person()
  await page.goto('/')
  const tile = page.locator('article', { has: one(page, `play-${TEMPLATE}`) })
  await tile.waitFor()
  assert.match(await tile.innerText(), /draft/)
  assert.equal(await page.locator('article').last().getByRole('heading').innerText(), 'High Card')
  assert.equal(await tile.locator('a[href^="/learn"]').count(), 0)
  await page.goto(`/learn/${TEMPLATE}`)
  await page.getByText('There is no lesson for High Card yet.').waitFor()
  await page.goto(`/rules/${TEMPLATE}`)
  await page.locator('[data-clause="C1"]').waitFor()
  await page.goto('/learn')
  await page.locator('[data-test^="learn-"]').first().waitFor()
  assert.equal(await one(page, `learn-${TEMPLATE}`).count(), 0)
  assert.deepEqual(problems, [])
  await context.close()
})

test('a game without hints says so where they are chosen', async () => {
  const { page, problems, context } = await at.person()
  await page.route('**/api/games', async (route) => {
    const games = await (await route.fetch()).json()
    await route.fulfill({ json: games.map((each) => (each.name === TEMPLATE ? { ...each, hints: false } : each)) })
  })
  await page.goto('/')
  await one(page, `setup-${TEMPLATE}`).click()
  await page.locator('dialog').getByText('There are no hints for High Card yet.').waitFor()
  assert.equal(await one(page, 'setup-hints').count(), 0)
  await one(page, 'open-table').click()
  await one(page, 'hints-allowed').getByText('There are no hints for High Card yet.').waitFor()
  assert.deepEqual(problems, [])
  await context.close()
})

test('a game without translations is played in English', async () => {
  const { page, problems, context } = await playing(2, { locale: 'pl' })
  assert.ok(await myTurn(page))
  await page.getByRole('heading', { name: 'Twoje ruchy' }).waitFor()
  await page.getByRole('button', { name: 'leave', exact: true }).waitFor()
  assert.deepEqual(problems, [])
  await context.close()
})

test('many moves are found by their words, with the keyboard alone', async () => {
  const { page, problems, context } = await at.seated(SEEK, { size: DESKTOP })
  await untilTurn(page)
  const count = await page.locator('.groups button').count()
  assert.ok(count > 12)
  await one(page, 'find-move').focus()
  await page.keyboard.type((await page.locator('.groups button').last().innerText()).toUpperCase())
  await page.waitForFunction((all) => document.querySelectorAll('.groups button').length < all, count)
  await page.keyboard.press('ArrowDown')
  assert.equal(await page.evaluate(() => document.activeElement?.hasAttribute('data-rove')), true)
  await page.keyboard.press('Enter')
  const now = await length(page)
  await one(page, 'confirm').focus()
  await page.keyboard.press('Enter')
  await movedOn(page, now)
  assert.deepEqual(problems, [])
  await context.close()
})

test('the filter takes the first move on Enter, is cleared by Escape, and is empty at the next decision', async () => {
  const { page, problems, context } = await at.seated(SEEK, { size: DESKTOP })
  await untilTurn(page)
  const moves = page.locator('.groups button')
  const filter = one(page, 'find-move')
  const count = await moves.count()
  await filter.fill('no such move')
  await page.waitForFunction(() => !document.querySelector('.groups button'))
  await filter.press('Escape')
  assert.equal(await filter.inputValue(), '')
  assert.equal(await moves.count(), count)
  const wanted = moves.nth(2)
  const words = await wanted.innerText()
  await filter.fill(words)
  const first = await moves.first().innerText()
  await filter.press('Enter')
  assert.equal(await page.locator('.groups button[aria-pressed="true"]').innerText(), first)
  await page.locator('.groups button[aria-pressed="true"]').click() // a second tap takes it back
  assert.equal(await one(page, 'confirm').count(), 0)
  await filter.press('Enter')
  const before = await length(page)
  await one(page, 'confirm').click()
  await movedOn(page, before)
  if (await myTurn(page)) {
    assert.equal(await filter.inputValue(), '')
    assert.ok((await moves.count()) > 1)
  }
  assert.deepEqual(problems, [])
  await context.close()
})

test('the board names the latest events and the seats to wait for, and leads to moves out of sight', async () => {
  const ana = await playing(7, { size: PHONE, still: true, seats: ['person', 'person', ...Array(5).fill('random')] })
  const ben = await at.person({ size: PHONE, still: true })
  await joins(ben, ana, 'Ben')
  await ask(ana.page, 'POST', `/api/tables/${ana.id}/start`)
  const stay = async ({ page }) => {
    await myTurn(page)
    const before = await length(page)
    await page.getByRole('button', { name: 'stay', exact: true }).click()
    await one(page, 'confirm').click()
    await movedOn(page, before)
  }
  await stay(ana)
  await stay(ben)
  await myTurn(ana.page)
  await ben.page.locator('.board[data-mine="false"]').waitFor()
  await ana.page.evaluate(() => scrollTo(0, 0))
  await one(ana.page, 'to-moves').click()
  await one(ana.page, 'to-moves').waitFor({ state: 'detached' })
  assert.ok([1, 2, 3, 4].includes(await ana.page.locator('.latest p').count()))
  const { view } = await ask(ana.page, 'GET', `/api/tables/${ana.id}`)
  const scores = await ana.page.locator('.score').allInnerTexts()
  assert.deepEqual(scores.map(parseFloat), view.scores)
  assert.match(await ben.page.locator('.moves p.muted').innerText(), /Ana/)
  assert.deepEqual([...ana.problems, ...ben.problems], [])
  await ana.context.close()
  await ben.context.close()
})

for (const game of GAMES) {
  test(`${game} can be played without its own board`, async () => {
    const { page, problems, context } = await withoutBoard(game, { size: PHONE, still: true })
    assert.equal(await overflow(page), 0)
    assert.deepEqual(await violations(page), [])
    const filter = one(page, 'find-move')
    for (let n = 0; n < 4 && (await myTurn(page)); n++) {
      const choice = page.locator('.groups button').first()
      if (await filter.count()) {
        assert.equal(await filter.inputValue(), '', 'every decision begins without a filter')
        await filter.fill(await choice.innerText())
      }
      const before = await length(page)
      await choice.click()
      await one(page, 'confirm').click()
      await movedOn(page, before)
    }
    assert.deepEqual(problems, [])
    await context.close()
  })
}
