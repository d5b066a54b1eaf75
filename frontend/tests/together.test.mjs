// Several people at a table: clocks, sound, leaving and returning, undo, reactions, rematch, two tabs, a change of
// network, a phone that slept.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { choose, move, SEEK, untilTurn } from './seek.mjs'
import { ask, DESKTOP, GAMES, testbed, joins, length, movedOn, myTurn, overflow, PHONE, seated } from './support.mjs'

const at = testbed(SEEK)
const place = (page, name) => page.locator('.plate').filter({ hasText: name })

/** People in their own browsers at a running table, and the problems of all of them. */
async function together(names, options = {}) {
  const [host, ...others] = names
  const ana = await at.seated(SEEK, { name: host, players: names.length, seats: names.map(() => 'person'), ...options })
  const guests = await Promise.all(others.map((_, n) => at.person({ size: n ? DESKTOP : PHONE })))
  for (const [n, guest] of guests.entries()) await joins(guest, ana, others[n])
  await ask(ana.page, 'POST', `/api/tables/${ana.id}/start`)
  const people = [ana, ...guests]
  await Promise.all(people.map(({ page }) => myTurn(page)))
  return {
    people,
    async leave() {
      assert.deepEqual(people.flatMap(({ problems }) => problems), [])
      await Promise.all(people.map(({ context }) => context.close()))
    },
  }
}

/** Choose something in the table's menu. */
async function menu(page, ...names) {
  await page.locator('[data-test="more"]').click()
  for (const name of names) await page.locator('dialog').getByRole('button', { name }).click()
}

test('a clock runs only for the seat to move, and a bot takes over when it runs out', async () => {
  const { people: [ana, ben], leave } = await together(['Ana', 'Ben'], { more: { clock: { move: 12, match: 0, increment: 0 } } })
  const clock = (page, name) => place(page, name).locator('.clock')
  const first = await clock(ana.page, 'Ana').textContent()
  assert.match(first, /^0:(20|1\d)$/)
  await move(ben.page)
  await clock(ana.page, 'Ben').waitFor({ state: 'detached' })
  await ana.page.waitForFunction((before) => document.querySelector('.clock').textContent !== before, first)
  await ana.page.getByText('a bot plays for you').waitFor({ timeout: 30_000 })
  await place(ben.page, 'Ana').getByText('away').waitFor()
  assert.equal(await clock(ben.page, 'Ana').count(), 0)
  await ana.page.getByRole('button', { name: 'I am back' }).click()
  await place(ben.page, 'Ana').getByText('away').waitFor({ state: 'detached' })
  await leave()
})

test('a table makes sounds unless it is muted', async () => {
  const { page, problems, context } = await at.seated(SEEK, { settings: { muted: false } })
  await page.addInitScript(() => {
    globalThis.sounds = 0
    for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
      const start = kind.prototype.start
      kind.prototype.start = function (...times) {
        globalThis.sounds++
        return start.apply(this, times)
      }
    }
  })
  await page.reload()
  const sounds = () => page.evaluate(() => globalThis.sounds)
  await untilTurn(page)
  assert.ok((await sounds()) > 0)
  const seen = await sounds()
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true, configurable: true }))
  await move(page)
  await untilTurn(page)
  assert.ok((await sounds()) > seen, 'a hidden page calls its player')
  await page.evaluate(() => delete document.hidden)
  await page.getByRole('button', { name: 'Turn the sound off' }).click()
  const before = await sounds()
  await move(page)
  await myTurn(page)
  assert.equal(await sounds(), before)
  await page.reload()
  await page.getByRole('button', { name: 'Turn the sound on' }).click()
  await page.getByRole('button', { name: 'Turn the sound off' }).waitFor()
  assert.deepEqual(problems, [])
  await context.close()
})

test('a player can leave and return, and the others see both', async () => {
  const { people: [ana, ben], leave } = await together(['Ana', 'Ben'])
  await menu(ana.page, 'Leave the match', 'Leave the match')
  await place(ben.page, 'Ana').getByText('away').waitFor()
  await ana.page.goto('/')
  await ana.page.locator('a.line').first().click()
  await ana.page.getByRole('button', { name: 'I am back' }).click()
  await place(ben.page, 'Ana').getByText('away').waitFor({ state: 'detached' })
  await leave()
})

test('a player whose connection breaks is shown as missing, and is back at once', async () => {
  const { people: [ana, ben], leave } = await together(['Ana', 'Ben'])
  await move(ana.page)
  await ana.page.locator('.bar').getByText('Ben is thinking.').waitFor()
  const address = ben.page.url()
  await ben.page.goto('/')
  await place(ana.page, 'Ben').getByText('no connection').waitFor()
  await ana.page.locator('.bar').getByText('Ben has lost the connection.').waitFor()
  await ben.page.goto(address)
  await place(ana.page, 'Ben').getByText('no connection').waitFor({ state: 'detached' })
  await ana.page.locator('.bar').getByText('Ben is thinking.').waitFor()
  await leave()
})

test('a move can be taken back alone until others act on it, and after that by consent', async () => {
  const { people: [ana, ben, eva], leave } = await together(['Ana', 'Ben', 'Eva'])
  const begin = await length(ana.page)
  await move(ana.page)
  await ana.page.getByRole('button', { name: 'Take back' }).click()
  await myTurn(ana.page)
  assert.equal(await length(ana.page), begin)

  await move(ana.page)
  await move(ben.page)
  await menu(ana.page, /Ask to take back/)
  for (const { page } of [ben, eva]) await page.getByText('Ana would like to take back').waitFor()
  await ben.page.getByRole('button', { name: 'Refuse' }).click()
  await eva.page.getByText('Ana would like to take back').waitFor({ state: 'detached' })
  await menu(ana.page, /Ask to take back/)
  for (const { page } of [ben, eva]) await page.getByRole('button', { name: 'Agree' }).click()
  for (const { page } of [ana, ben, eva]) {
    await page.waitForFunction((n) => document.querySelector('.board')?.dataset.length === n, begin)
    await myTurn(page)
  }
  await leave()
})

test('a reaction is shown at the place of its sender', async () => {
  const { people: [ana, ben], leave } = await together(['Ana', 'Ben'])
  for (const [from, to, name, words] of [[ana, ben, 'Ana', 'Good evening!'], [ben, ana, 'Ben', 'Boo!']]) {
    await from.page.getByRole('button', { name: 'Say something' }).click()
    const list = await from.page.locator('.reactions .choices').boundingBox()
    assert.ok(list.x >= 0 && list.x + list.width <= from.page.viewportSize().width, 'the list is on the screen')
    await from.page.getByRole('button', { name: words }).click()
    await place(to.page, name).locator('.bubble').getByText(words).waitFor()
  }
  await leave()
})

test('after a match both players go to the same rematch', async () => {
  const { people: [ana, ben], leave } = await together(['Ana', 'Ben'], { more: { on_timeout: 'forfeit' } })
  await ben.page.evaluate(() => (document.querySelector('.board').style.paddingBottom = '100vh')) // as long as a large board
  await ben.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await menu(ana.page, 'Leave the match', 'Leave the match')
  for (const { page } of [ana, ben]) await page.locator('[data-test="over"]').waitFor()
  await ben.page.waitForFunction(() => document.querySelector('[data-test="over"]').getBoundingClientRect().top >= 0)
  await ben.page.locator('.bar').getByText('The match is over. You win!').waitFor()
  await ana.page.click('[data-test="rematch"]')
  await ben.page.getByRole('button', { name: 'To the next match' }).click()
  await ana.page.click('[data-test="start"]:enabled')
  await Promise.all([myTurn(ana.page), myTurn(ben.page)])
  assert.equal(ana.page.url(), ben.page.url())
  await leave()
})

test('two tabs of one player show the same table, and a choice that no longer fits is dropped', async () => {
  const { page, context, problems } = await at.seated(SEEK)
  await myTurn(page)
  const other = await context.newPage()
  await other.goto(page.url())
  await myTurn(other)
  await choose(other)
  await other.locator('[data-test="confirm"]').waitFor()
  const before = await length(other)
  await move(page)
  await movedOn(other, before)
  await other.locator('[data-test="confirm"]').waitFor({ state: 'detached' })
  await untilTurn(other)
  await untilTurn(page)
  const then = await length(page)
  await move(other)
  await movedOn(page, then)
  assert.deepEqual(problems, [])
  await context.close()
})

test('after a change of network the table continues where it was', async () => {
  const { page, context } = await at.seated(SEEK, { size: PHONE })
  await myTurn(page)
  await choose(page)
  await context.setOffline(true)
  await page.locator('[data-state="lost"]').waitFor()
  await context.setOffline(false)
  await page.locator('[data-state="live"]').waitFor()
  const before = await length(page)
  await page.locator('[data-test="confirm"]').click()
  await movedOn(page, before)
  await context.close()
})

test('after a sleep a live connection is kept and a dead one replaced', async () => {
  const proxy = await at.proxy()
  const { page, context } = await seated(at.browser, proxy, SEEK)
  const lines = []
  page.on('websocket', (line) => lines.push(line))
  await page.reload()
  await myTurn(page)
  const wake = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  const pong = lines[0].waitForEvent('framereceived', ({ payload }) => payload.includes('pong'))
  await wake()
  await pong
  assert.equal(lines.length, 1)
  proxy.freeze()
  const next = page.waitForEvent('websocket')
  await wake()
  await next
  await page.locator('[data-state="live"]').waitFor()
  const before = await length(page)
  await move(page)
  await movedOn(page, before)
  assert.equal(lines.length, 2)
  await context.close()
})

for (const size of [{ width: 360, height: 740 }, { width: 3840, height: 2160 }]) {
  test(`nothing overflows horizontally on a screen of ${size.width} px`, async () => {
    const { page, context } = await at.person({ size, locale: 'pl' })
    for (const path of ['/', '/watch', '/history', '/ratings', '/join', '/nowhere', ...GAMES.map((game) => `/rules/${game}`)]) {
      await page.goto(path)
      await page.locator('h1').waitFor()
      assert.equal(await overflow(page), 0, path)
    }
    await context.close()
    for (const game of GAMES) {
      const player = await seated(at.browser, at.server, game, { size, players: 4, locale: 'pl' })
      await myTurn(player.page)
      assert.equal(await overflow(player.page), 0, game)
      await player.context.close()
    }
  })
}
