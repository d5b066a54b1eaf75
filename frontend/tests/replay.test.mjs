// The replay of a match in a real browser: moments, perspectives, links, keys, the shuffle, playing on.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { library, playOut } from './finished.mjs'
import { ask, at, last, one, open, scrub, step } from './replaying.mjs'
import { SEEK } from './seek.mjs'
import { ABOUT, DESKTOP, GAMES, testbed, PHONE, SMALLEST, violations } from './support.mjs'

const place = testbed(SEEK)
const match = library()

for (const [n, game] of GAMES.entries()) {
  const size = n ? PHONE : DESKTOP
  test(`the replay of ${game} leads step by step to the table as it was left`, async () => {
    const { page, problems, context } = await place.person({ size })
    const id = await match(page, game)
    await page.goto(`/table/${id}`)
    await one(page, 'over').waitFor()
    const left = await page.locator(ABOUT[game].board).innerText()
    await one(page, 'replay').click()
    await one(page, 'scrub').waitFor()
    for (let n = 0; n < 8; n++) {
      const here = await step(page)
      await one(page, 'forward').click()
      const next = await step(page)
      assert.ok(next > here)
      await at(page, next)
    }
    await one(page, 'back').click()
    await at(page, await step(page))
    for (const part of [0.3, 0.6, 0.9]) await scrub(page, Math.floor((await last(page)) * part))
    await one(page, 'end').click()
    await at(page, await last(page))
    assert.equal(await page.locator(ABOUT[game].board).innerText(), left)
    await one(page, 'start').click()
    await at(page, 0)
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), size.width)
    assert.deepEqual(problems, [])
    await context.close()
  })
}

test('a match plays itself back at any speed, and stops at the end or when asked', async () => {
  const { page, problems, context } = await place.person()
  await open(page, await match(page, SEEK))
  const from = await step(page)
  await one(page, 'rate').selectOption({ label: '8 ×' })
  await one(page, 'play-pause').click()
  await page.waitForFunction((from) => document.querySelector('[data-test="scrub"]').value > from + 5, from)
  await one(page, 'play-pause').click()
  assert.equal(await one(page, 'play-pause').getAttribute('aria-label'), 'Play')
  const paused = await step(page)
  assert.equal(await one(page, 'scrub').getAttribute('aria-valuetext'), `Moment ${paused} of ${await last(page)}. ${await page.locator('.caption').textContent()}`)
  await scrub(page, (await last(page)) - 6)
  await one(page, 'play-pause').click()
  await at(page, await last(page))
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
  assert.deepEqual(problems, [])
  await context.close()
})

test('a link to a moment shows others the same, for private tables too', async () => {
  const ana = await place.person()
  const id = await match(ana.page, SEEK)
  await open(ana.page, id, '?perspective=1')
  const moment = Math.floor((await last(ana.page)) / 2)
  await scrub(ana.page, moment)
  await ana.page.waitForURL((url) => url.search === `?step=${moment}&perspective=1` && url.hash)
  await ana.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await one(ana.page, 'link').click()
  await ana.page.getByText('The link is copied.').waitFor()
  const link = await ana.page.evaluate(() => navigator.clipboard.readText())
  assert.equal(link, ana.page.url())
  const eve = await place.person({ size: PHONE, theme: 'light' })
  await eve.page.goto(link)
  await at(eve.page, moment)
  assert.equal(await one(eve.page, 'perspective').inputValue(), '1')
  const hand = (page) => page.locator('.board [data-test="seat-1"] dl').innerText()
  assert.match(await hand(eve.page), /Hand\s+\d/)
  assert.equal(await hand(eve.page), await hand(ana.page))
  const stranger = await place.person()
  await stranger.page.goto(`/table/${id}/replay?step=${moment}`)
  await stranger.page.getByText('There is no such table').waitFor()
  assert.deepEqual([...ana.problems, ...eve.problems.filter((each) => !/404/.test(each))], [])
  for (const { context } of [ana, eve, stranger]) await context.close()
})

test('the replay can be used with the keyboard alone', async () => {
  const { page, problems, context } = await place.person()
  const id = await match(page, SMALLEST)
  await open(page, id, '?step=20&perspective=all')
  const press = async (key) => {
    await page.keyboard.press(key)
    const now = await step(page)
    await at(page, now)
    return now
  }
  const forward = await press('ArrowRight')
  assert.ok(forward > 20)
  assert.ok((await press('ArrowLeft')) < forward)
  assert.equal(await press('End'), await last(page))
  assert.equal(await press('Home'), 0)
  const chapters = await page.locator('aside .heading').count()
  for (let n = 0; n < chapters; n++) await press('PageUp')
  assert.equal(await step(page), await last(page)) // the last heading is the end of the match
  await press('PageDown')
  const caption = await page.locator('.caption').textContent()
  assert.ok((await page.locator('aside .heading').allInnerTexts()).some((heading) => caption.includes(heading)), caption)
  await one(page, 'scrub').focus()
  const here = await step(page)
  assert.equal(await press('ArrowLeft'), here - 1)
  assert.equal(await press('ArrowRight'), here)
  assert.ok((await press('PageDown')) < here)
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Pause' }).waitFor()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
  await one(page, 'more').focus()
  await page.keyboard.press('Enter')
  await page.locator('dialog').getByText('Space bar').waitFor() // the shortcuts are documented
  assert.deepEqual(problems, [])
  await context.close()
})

test('a screen reader announces what happens at the current moment', async () => {
  const { page, context } = await place.person()
  await open(page, await match(page, SEEK), '?perspective=all')
  await one(page, 'forward').click()
  const caption = await page.locator('.caption').textContent()
  await page.locator('[role="log"]').getByText(caption).waitFor()
  await context.close()
})

test('views are fetched ahead in chunks, not one by one', async () => {
  const { page, context } = await place.person()
  const matches = []
  for (const game of GAMES) {
    const id = await match(page, game)
    matches.push({ id, length: (await ask(page, `/api/tables/${id}`)).view.length })
  }
  const { id } = matches.toSorted((one, other) => other.length - one.length)[0] // the longest
  const asked = []
  page.on('request', (request) => request.url().includes('/replay?perspective') && !request.isNavigationRequest() && asked.push(new URL(request.url()).searchParams.get('from')))
  await open(page, id, '?step=0&perspective=all')
  for (let n = 0; n <= 100; n += 2) await scrub(page, n)
  assert.deepEqual(asked, ['0', '50', '100'])
  await context.close()
})

test('the browser repeats the whole shuffle and finds its own entropy in it; a changed seed is noticed', async () => {
  const { page, problems, context } = await place.person({ size: PHONE })
  await page.goto('/')
  await page.click(`[data-test="play-${SEEK}"]`)
  await page.waitForURL(/\/table\//)
  await page.locator('.board').waitFor()
  const id = new URL(page.url()).pathname.split('/')[2]
  await page.goto('/') // away from the table, whose moves are now played without it
  await playOut(page, id)
  await open(page, id)
  await one(page, 'verify').click()
  await one(page, 'fair').waitFor()
  const checks = await page.locator('[data-check]').evaluateAll((all) => all.map(({ dataset }) => [dataset.check, dataset.right]))
  assert.deepEqual(checks, ['commitment', 'kept', 'given', 'draws', 'server'].map((name) => [name, 'true']))
  const shuffle = await ask(page, `/api/tables/${id}/shuffle`)
  const shown = await one(page, 'shuffle').textContent()
  for (const value of [shuffle.commitment, shuffle.seed, ...shuffle.entropies, String(shuffle.draws)]) assert.ok(shown.includes(value))
  const results = async (change) => {
    await page.keyboard.press('Escape')
    await page.unrouteAll()
    await page.route('**/shuffle', (route) => route.fulfill({ json: { ...shuffle, ...change } }))
    await one(page, 'verify').click()
    await one(page, 'unfair').waitFor()
    return page.locator('[data-right="false"]').evaluateAll((all) => all.map(({ dataset }) => dataset.check))
  }
  assert.deepEqual(await results({ seed: shuffle.seed.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) }), ['commitment', 'draws'])
  assert.deepEqual(await results({ entropies: shuffle.entropies.map(() => '') }), ['given', 'draws'])
  assert.deepEqual(await results({ lots: shuffle.lots.slice(1) }), ['draws'])
  assert.deepEqual(problems, [])
  await context.close()
})

test('a match can be continued from any moment in any seat', async () => {
  const { page, problems, context } = await place.person()
  const id = await match(page, SEEK)
  await open(page, id, '?perspective=all')
  await scrub(page, Math.floor((await last(page)) / 2))
  const { frames } = await ask(page, `/api/tables/${id}/replay?perspective=1&count=1&from=${await step(page)}`)
  await one(page, 'play-on').click()
  await page.locator('input[data-test="seat-1"]').click()
  await one(page, 'play-on-now').click()
  await page.waitForURL((url) => /^\/table\/\w+$/.test(url.pathname) && !url.pathname.includes(id))
  await page.locator('.board[data-mine="true"]').waitFor()
  const news = await ask(page, `/api${new URL(page.url()).pathname.replace('table', 'tables')}`)
  assert.equal(news.viewer, '1')
  assert.deepEqual([news.table.after, news.table.seats[0].bot !== ''], [id, true])
  assert.ok(news.view.round >= frames[0].view.round)
  await page.goto(`/table/${id}/replay?step=99999`)
  await one(page, 'play-on').click()
  await page.getByText('The match is over at this moment.').waitFor()
  assert.equal(await one(page, 'play-on-now').count(), 0)
  assert.deepEqual(problems, [])
  await context.close()
})

test('the record can be downloaded as text and as data', async () => {
  const { page, context } = await place.person()
  const id = await match(page, SEEK)
  await open(page, id)
  await one(page, 'more').click()
  for (const [name, ending] of [['record-text', 'txt'], ['record-json', 'json']]) {
    const [download] = await Promise.all([page.waitForEvent('download'), one(page, name).click()])
    assert.equal(download.suggestedFilename(), `${SEEK}-${id}.${ending}`)
  }
  await context.close()
})

test('while a match is running only the viewer’s own past is visible', async () => {
  const { page, problems, context } = await place.person()
  await page.goto('/')
  await page.click(`[data-test="play-${SEEK}"]`)
  await page.locator('.board[data-mine="true"]').waitFor()
  await one(page, 'more').click()
  await page.getByText('The match so far').click()
  await one(page, 'scrub').waitFor()
  await page.getByText('still being played').waitFor()
  assert.deepEqual(await one(page, 'perspective').locator('option').evaluateAll((all) => all.map((each) => each.value)), ['0', 'spectator'])
  assert.equal(await one(page, 'verify').count(), 0)
  assert.deepEqual(problems, [])
  await page.goto(`${new URL(page.url()).pathname}?perspective=1`)
  await page.getByText('Until the match is over, you can only use your own perspective').waitFor()
  await context.close()
})

for (const [theme, size] of [['dark', PHONE], ['light', DESKTOP]]) {
  test(`the replay is accessible (${theme}, ${size.width} px)`, async () => {
    const { page, problems, context } = await place.person({ theme, size, still: true })
    for (const game of GAMES) {
      await open(page, await match(page, game), '?perspective=all')
      await scrub(page, Math.floor((await last(page)) / 2))
      assert.deepEqual(await violations(page), [], game)
    }
    for (const [name, there] of [['verify', 'fair'], ['play-on', 'seat-0'], ['more', 'record-text'], ...(size === PHONE ? [['log', 'scrub']] : [])]) {
      await one(page, name).click()
      await one(page, there).waitFor()
      assert.deepEqual(await violations(page), [], name)
      await page.keyboard.press('Escape')
    }
    assert.deepEqual(problems, [])
    await context.close()
  })
}
