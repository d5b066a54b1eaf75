import assert from 'node:assert/strict'
import { test } from 'node:test'
import { choose, move, SEEK } from './seek.mjs'
import { DESKTOP, testbed, myTurn, PHONE, violations } from './support.mjs'

const at = testbed(SEEK)

for (const [theme, size] of [['dark', PHONE], ['light', DESKTOP]]) {
  test(`every page is accessible (${theme}, ${size.width} px)`, async () => {
    const { page, problems, context } = await at.person({ theme, size, still: true })
    const check = async (where) => assert.deepEqual(await violations(page), [], where)
    await page.goto('/')
    await page.waitForSelector(`[data-test="play-${SEEK}"]`)
    await check('home')
    await page.click(`[data-test="setup-${SEEK}"]`)
    await page.locator('summary').click()
    await check('setup')
    await page.click('[data-test="open-table"]')
    await page.waitForSelector('.qr svg')
    await check('lobby')
    for (const path of ['/learn', '/watch', '/history', '/ratings', `/rules/${SEEK}`, '/join', '/nowhere']) {
      await page.goto(path)
      await page.locator('h1').waitFor()
      await check(path)
    }
    await page.goto('/')
    await page.click(`[data-test="play-${SEEK}"]`)
    await myTurn(page)
    await check('a turn')
    await choose(page)
    await check('a choice')
    await page.locator('[data-test="more"]').click()
    await check('more')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Rules' }).click()
    await page.locator('[data-clause]').first().waitFor()
    await check('rules drawer')
    assert.deepEqual(problems.filter((each) => !/404.*nowhere/.test(each)), [])
    await context.close()
  })
}

test('the settings stay beside the name of the site at every width', async () => {
  const { page, context } = await at.person({ locale: 'pl' })
  for (const width of [360, 480, 768, 800, 960, 1024, 1366]) {
    await page.setViewportSize({ width, height: 1024 })
    await page.goto('/')
    await page.waitForSelector(`[data-test="play-${SEEK}"]`)
    const [brand, globe] = await Promise.all(['.brand', '[data-test="settings"]'].map((name) => page.locator(name).boundingBox()))
    assert.ok(Math.abs(brand.y - globe.y) < 10, `${width} px`)
  }
  await context.close()
})

test('no page is wider than a small phone', async () => {
  const { page, context } = await at.person({ size: { width: 360, height: 740 } })
  const fits = async (where) => assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360, where)
  for (const path of ['/', '/learn', '/watch', '/history', '/ratings', `/rules/${SEEK}`, '/join']) {
    await page.goto(path)
    await page.locator('h1').waitFor()
    await fits(path)
  }
  for (const players of [2, 4]) {
    await page.goto('/')
    await page.evaluate(([game, players]) => localStorage.setItem('hauntboard', JSON.stringify({ pace: 'off', muted: true, setups: { [game]: { players, bot: 'random' } } })), [SEEK, players])
    await page.reload()
    await page.click(`[data-test="play-${SEEK}"]`)
    await myTurn(page)
    await fits(`choosing with ${players}`)
    for (let n = 0; n < 3 && (await myTurn(page)); n++) await move(page)
    await fits(`playing with ${players}`)
  }
  await context.close()
})
