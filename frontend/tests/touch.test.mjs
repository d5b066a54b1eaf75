// All tap targets are large enough, on small phones too.
import { test } from 'node:test'
import { GAMES, testbed } from './support.mjs'
import { holding, WIDTHS } from './thumb.mjs'

const at = testbed()
const one = (page, name) => page.locator(`[data-test="${name}"]`)

for (const width of WIDTHS) {
  const size = { width, height: 740 }

  test(`every page can be used with a thumb on ${width} px`, async () => {
    const { page, check, context } = holding(await at.person({ size, still: true, locale: 'pl' }))
    await page.goto('/')
    await one(page, `play-${GAMES[0]}`).waitFor()
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
    await one(page, `setup-${GAMES[0]}`).click()
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
}
