// Performance budgets: download size, time to first tap, layout shift.
import assert from 'node:assert/strict'
import { readFileSync, readdirSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { ask, DESKTOP, GAMES, testbed, myTurn, PHONE } from './support.mjs'

const WEB = fileURLToPath(new URL('../../src/hauntboard/web/', import.meta.url))
const size = (path) => gzipSync(readFileSync(WEB + path)).length
const assets = readdirSync(`${WEB}assets`)
const kB = 1000
const at = testbed()

test('the first load stays below 90 kB of script, the biggest catalogue included', () => {
  const html = readFileSync(`${WEB}index.html`, 'utf8')
  const first = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map((found) => found[1])
  const words = Math.max(...assets.filter((name) => /^base-.*\.js$/.test(name)).map((name) => size(`assets/${name}`)))
  const sum = first.reduce((all, path) => all + size(path), words)
  assert.ok(first.length > 0 && sum < 90 * kB, `${sum} bytes`)
})

test('no game needs more than 60 kB of script of its own', () => {
  for (const game of ['13-ghosts', 'doppelganger-tricks', 'halloween']) {
    const chunks = assets.filter((name) => new RegExp(`^${game}-[\\w-]+\\.js$`).test(name) && !name.includes('rules'))
    for (const chunk of chunks) assert.ok(size(`assets/${chunk}`) < 60 * kB, chunk)
  }
})

test('the page works under the strict content security policy', () => {
  const html = readFileSync(`${WEB}index.html`, 'utf8')
  assert.doesNotMatch(html, /<style|style="|<script(?![^>]*src=)/)
})

/** The address of a table of each game at which the user has a turn. */
async function tables(page) {
  await page.goto('/')
  await ask(page, 'POST', '/api/me', { name: 'Ana' })
  const found = {}
  for (const game of GAMES) {
    const players = game === '13-ghosts' ? 2 : 3
    const { table } = await ask(page, 'POST', '/api/tables', { game, players, seats: ['person', ...Array(players - 1).fill('sensible')] })
    await ask(page, 'POST', `/api/tables/${table.id}/start`)
    found[game] = `/table/${table.id}`
    await page.goto(found[game])
    await myTurn(page)
  }
  return found
}

for (const size of [PHONE, DESKTOP]) {
  test(`no layout shifts while a page is loading (${size.width} px)`, async () => {
    const { page, context } = await at.person({ size })
    const addresses = { home: '/', ...(await tables(page)), rules: '/rules/halloween', history: '/history', watch: '/watch', ratings: '/ratings' }
    await page.addInitScript(() => {
      globalThis.shifts = []
      new PerformanceObserver((list) => globalThis.shifts.push(...list.getEntries())).observe({ type: 'layout-shift', buffered: true })
    })
    for (const [name, address] of Object.entries(addresses)) {
      await page.goto(address, { waitUntil: 'networkidle' })
      await page.locator('h1').waitFor()
      if (address.startsWith('/table')) await myTurn(page)
      const shift = await page.evaluate(async () => {
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)))
        return globalThis.shifts.filter((each) => !each.hadRecentInput).reduce((sum, each) => sum + each.value, 0)
      })
      assert.ok(shift < 0.01, `${name}: ${shift}`)
    }
    await context.close()
  })
}

// ---- time to first tap ------------------------------------------------------------------

// Time is the work of the page's main thread as Chromium counts it, so other processes matter little and loopback
// requests take almost no time. A core four times slower is simulated by multiplication: Chromium's own CPU throttling
// varied between four and seven times on a busy machine.
// The budget is relative to a fixed piece of work measured in the same run, so it does not depend on the machine. A
// hundred rounds of that work took 0.134 s at best where the budget was set (a busy machine; an idle one allows more).
const SLOWER = 4
const A_SECOND = Math.floor(100 / 0.134 / SLOWER)

/** Make a person's page count its work and bypass the cache. */
async function counting(person) {
  const devtools = await person.context.newCDPSession(person.page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  const worked = async () => (await devtools.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration').value
  return { ...person, devtools, worked }
}

/** What a slow core does in a second, in typical work of a page: parsing JSON, creating elements, layout. */
async function second({ page, worked }) {
  const before = await worked()
  await page.evaluate((rounds) => {
    const text = JSON.stringify(Array.from({ length: 60 }, (_, n) => ({ id: `line-${n}`, words: ['knock', 'knock', n], even: n % 2 })))
    const place = document.body.appendChild(document.createElement('div'))
    for (let n = 0; n < rounds; n++) {
      const list = document.createElement('ul')
      for (const { id, words, even } of JSON.parse(text)) {
        const line = list.appendChild(document.createElement('li'))
        line.className = even ? 'tag' : 'btn'
        line.append(document.createElement('span'), `${id} ${words.join(' ')}`)
      }
      place.replaceChildren(list)
      place.getBoundingClientRect()
    }
    place.remove()
  }, A_SECOND)
  return (await worked()) - before
}

/** Load a page, tap an element as soon as it is there, wait for the effect, and return the work done. Our pages are
 * isolated (Cross-Origin-Opener-Policy), so each gets a process that counts from zero. */
async function firstAnswer({ page, devtools, worked }, address, target, { x, y }, answer) {
  await page.goto('about:blank')
  const there = async (selector) => (await devtools.send('Runtime.evaluate', { expression: `document.querySelector(${JSON.stringify(selector)}) !== null` })).result.value
  await page.goto(address, { waitUntil: 'commit' })
  for (const late = Date.now() + 30_000; Date.now() < late; await new Promise((resolve) => setTimeout(resolve, 50))) {
    if (!(await there(target))) continue
    for (const type of ['mousePressed', 'mouseReleased']) await devtools.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 })
    const after = await worked()
    if (await there(answer)) return after
  }
  return Infinity
}

test('a page answers the first tap within a second on a processor four times slower', async (context) => {
  const guest = await counting(await at.person({ size: PHONE, still: true }))
  const user = await counting(await at.person({ size: PHONE, still: true }))
  const { '13-ghosts': ghosts, 'doppelganger-tricks': tricks, halloween } = await tables(user.page)
  const ways = [
    [guest, '/', '[data-test="setup-13-ghosts"]', 'dialog[open]'],
    [user, ghosts, '[data-test^="choose-"]', '[data-test="confirm"]'],
    [user, tricks, '[data-test="predict-3"]', '[data-test="confirm"]'],
    [user, halloween, '.building .name', 'dialog[open]'],
  ]
  const places = []
  for (const [{ page }, address, target] of ways) {
    await page.goto(address)
    const box = await page.locator(target).first().boundingBox()
    places.push({ x: box.x + box.width / 2, y: box.y + box.height / 2 })
    assert.ok(places.at(-1).y < PHONE.height, 'what is tapped can be seen')
  }
  const best = ways.map(() => Infinity)
  let shortest = Infinity
  // The least of several runs is the cost of the page; a run slowed down by other processes is repeated.
  for (let n = 0; n < 12 && (n < 3 || best.some((time) => time >= shortest)); n++) {
    shortest = Math.min(shortest, await second(user))
    for (const [way, [who, address, target, answer]] of ways.entries()) {
      best[way] = Math.min(best[way], await firstAnswer(who, address, target, places[way], answer))
    }
  }
  context.diagnostic(`first answers: ${best.map((work) => (work / shortest).toFixed(2)).join(', ')} s; a second: ${(SLOWER * shortest).toFixed(2)} s`)
  ways.forEach(([, address], way) => assert.ok(best[way] < shortest, `${address}: ${(best[way] / shortest).toFixed(2)} s`))
  for (const each of [guest, user]) await each.context.close()
})
