// All tap targets are large enough, on small phones too.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { untilTurn } from './ghosts-player.mjs'
import { GAMES, testbed, length, movedOn, myTurn } from './support.mjs'

const at = testbed()
const one = (page, name) => page.locator(`[data-test="${name}"]`)

/** Tap targets smaller than 44 px or overlapping others. Links within a line of text are exempt. */
function tooSmall(page) {
  return page.evaluate(() => {
    const LEAST = 43.9
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
    const seen = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches('.skip')
    const named = (element) => `${element.dataset.test ?? element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)} (${element.localName}.${element.className})`
    const targets = [...top.querySelectorAll('button, a[href], input, select, summary, [role="button"], [role="radio"]')]
      .map((element) => (element.matches('.unseen, label > input') ? element.closest('label') : element))
      .filter((element) => element && seen(element) && !(element.localName === 'a' && getComputedStyle(element).display === 'inline'))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
    const small = targets.filter(({ box }) => box.width < LEAST || box.height < LEAST).map(({ element, box }) => `${named(element)}: ${box.width.toFixed(1)} x ${box.height.toFixed(1)}`)
    // Allowed overlaps: a chosen card grows over its neighbour, content scrolls below sticky bars, a house is one target as a whole.
    const layer = (element) => element.closest('.body, .bar, .here')
    const share = (a, b) => Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))
    const over = targets.flatMap((a, n) =>
      targets
        .slice(n + 1)
        .filter((b) => layer(a.element) === layer(b.element) && !a.element.contains(b.element) && !b.element.contains(a.element) && share(a.box, b.box) > 3)
        .map((b) => `${named(a.element)} lies upon ${named(b.element)} by ${share(a.box, b.box).toFixed(1)}`),
    )
    return [...small, ...over]
  })
}

for (const width of [360, 390]) {
  const size = { width, height: 740 }
  /** A person with a phone, and a check of the current page. */
  const holding = async (user) => ({ ...user, check: async (where) => assert.deepEqual(await tooSmall(user.page), [], where) })

  test(`every page can be used with a thumb on ${width} px`, async () => {
    const { page, check, context } = await holding(await at.person({ size, still: true, locale: 'pl' }))
    await page.goto('/')
    await one(page, 'play-13-ghosts').waitFor()
    await check('home')
    await one(page, 'settings').click()
    await check('settings')
    await page.keyboard.press('Escape')
    for (const game of GAMES) {
      await one(page, `setup-${game}`).click()
      await page.locator('dialog summary').click()
      await check(`setting up ${game}`)
      await page.keyboard.press('Escape')
    }
    await one(page, 'setup-13-ghosts').click()
    await one(page, 'open-table').click()
    await page.waitForSelector('.qr svg')
    await check('lobby')
    for (const path of ['/watch', '/history', '/ratings', '/join', '/nowhere', ...GAMES.map((game) => `/rules/${game}`)]) {
      await page.goto(path)
      await page.locator('h1').waitFor()
      await check(path)
    }
    await context.close()
  })

  test(`13 Ghosts can be played with a thumb on ${width} px`, async () => {
    for (const players of [2, 4]) {
      const { page, check, context } = await holding(await at.seated('13-ghosts', { size, still: true, players }))
      await myTurn(page)
      await check('choosing')
      await untilTurn(page)
      await check('a turn')
      await one(page, 'attack').click()
      await page.locator('.cell.choosing').first().click()
      await check('a choice')
      await one(page, 'hand').click()
      if (await page.locator('dialog[open]').count()) await check('a card')
      await context.close()
    }
  })

  test(`Doppelgänger Tricks can be played with a thumb on ${width} px`, async () => {
    const { page, check, context } = await holding(await at.seated('doppelganger-tricks', { size, still: true, players: 4 }))
    await myTurn(page)
    await check('predicting')
    await one(page, 'predict-3').click()
    await check('predicted')
    const before = await length(page)
    await one(page, 'confirm').click()
    await movedOn(page, before)
    await myTurn(page)
    await check('a turn')
    await page.locator('[data-test="hand"] .can').last().click()
    await check('a card')
    await context.close()
  })

  test(`Halloween can be played with a thumb on ${width} px`, async () => {
    const { page, check, context } = await holding(await at.seated('halloween', { size, still: true, players: 4, locale: 'es' }))
    await myTurn(page)
    await check('a turn')
    await one(page, 'act-1-move').click()
    await page.locator('.group.can').first().waitFor()
    await check('which ghost')
    await page.locator('.group.can').first().click()
    await page.locator('.here').first().waitFor()
    await check('where to')
    await one(page, 'fold-1').click()
    await page.locator('summary').click()
    await check('unfolded')
    await page.locator('[data-test^="card-"]').first().click()
    await check('a card')
    await page.keyboard.press('Escape')
    await one(page, 'points-0').click()
    await check('points')
    await context.close()
  })
}
