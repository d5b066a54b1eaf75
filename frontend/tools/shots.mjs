// Screenshots of the main screens in both sizes and themes: `npm run shots -- FOLDER`.
import { mkdirSync } from 'node:fs'
import { playOut } from '../tests/finished.mjs'
import { move } from '../tests/ghosts-player.mjs'
import { at, walk } from '../tests/lesson-player.mjs'
import { DESKTOP, launch, myTurn, person, PHONE, Server } from '../tests/support.mjs'

const folder = process.argv[2] ?? 'shots'
mkdirSync(folder, { recursive: true })
const server = await new Server().start()
const browser = await launch()

for (const [sizeName, size] of [['phone', PHONE], ['desktop', DESKTOP]]) {
  for (const theme of ['dark', 'light']) {
    const { page, context } = await person(browser, server, { size, theme, still: true, settings: { setups: { '13-ghosts': { players: 3, bot: 'sensible' } } } })
    const shot = (name) => page.screenshot({ path: `${folder}/${name}-${sizeName}-${theme}.png` })
    await page.goto('/')
    await page.waitForSelector('[data-test="play-13-ghosts"]')
    await shot('home')
    await page.click('[data-test="setup-13-ghosts"]')
    await shot('setup')
    await page.click('[data-test="open-table"]')
    await page.waitForSelector('.qr svg')
    await shot('lobby')
    await page.goto('/learn')
    await page.waitForSelector('[data-test="learn-13-ghosts"]')
    await shot('learn')
    for (const [game, step] of [['13-ghosts', 13], ['doppelganger-tricks', 9], ['halloween', 5]]) {
      const lesson = await (await page.request.get(`/api/games/${game}/lesson`)).json()
      await page.goto(`/learn/${game}`)
      await walk(page, lesson, 0, step)
      await at(page, step)
      await page.waitForTimeout(300) // until what is spoken of has come into sight
      await shot(`learn-${game}`)
      if (game !== '13-ghosts') continue
      await walk(page, lesson, step)
      await page.locator('[data-test="finish"]').waitFor()
      await shot('learn-finish')
    }
    await page.goto('/rules/13-ghosts')
    await page.locator('h1').waitFor()
    await shot('rules')
    await page.goto('/')
    await page.click('[data-test="play-13-ghosts"]')
    await myTurn(page)
    await shot('13-ghosts-crypt')
    for (let n = 0; n < 3 && (await myTurn(page)); n++) await move(page)
    await myTurn(page)
    await shot('13-ghosts-turn')
    await playOut(page, new URL(page.url()).pathname.split('/').pop())
    await page.locator('[data-test="over"]').waitFor()
    await shot('13-ghosts-over')
    await page.click('[data-test="replay"]')
    await page.locator('[data-test="scrub"]').waitFor()
    await page.selectOption('[data-test="eyes"]', 'all')
    await page.locator('.board[data-eyes="all"]').waitFor()
    for (let n = 0; n < 14; n++) await page.click('[data-test="forward"]')
    await shot('replay')
    await page.click('[data-test="verify"]')
    await page.locator('[data-test="fair"]').waitFor()
    await shot('replay-shuffle')
    await context.close()
  }
}
await browser.close()
await server.close()
