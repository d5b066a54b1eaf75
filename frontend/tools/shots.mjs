// Screenshots of the main screens in both sizes and themes: `npm run shots -- FOLDER`. A game's own pictures are in
// tests/games/FOLDER/shots.mjs.
import { mkdirSync } from 'node:fs'
import { at, walk } from '../tests/lesson-player.mjs'
import { ABOUT, DESKTOP, GAMES, launch, myTurn, person, PHONE, seated, Server } from '../tests/support.mjs'

const folder = process.argv[2] ?? 'shots'
mkdirSync(folder, { recursive: true })
const server = await new Server().start()
const browser = await launch()

/** Pages and dialogs outside the games. */
async function pages(page, shot) {
  await page.goto('/')
  await page.waitForSelector('[data-test^="play-"]')
  await shot('home')
  await page.click('[data-test="settings"]')
  await shot('settings')
  await page.keyboard.press('Escape')
  await page.locator('[data-test^="setup-"]').first().click()
  await shot('setup')
  await page.click('[data-test="open-table"]')
  await page.waitForSelector('.qr svg')
  await shot('lobby')
  for (const name of ['watch', 'history', 'ratings', 'join']) {
    await page.goto(`/${name}`)
    await page.locator('h1').waitFor()
    await shot(name)
  }
  for (const game of GAMES) {
    await page.goto(`/rules/${game}`)
    await page.locator('[data-clause]').first().waitFor()
    await shot(`${game}-rules`)
  }
}

/** A moment of each lesson, and the end of one. */
async function lessons(page, shot) {
  await page.goto('/learn')
  await page.waitForSelector('[data-test^="learn-"]')
  await shot('learn')
  for (const [game, { shots }] of Object.entries(ABOUT)) {
    const step = shots.lesson
    const lesson = await (await page.request.get(`/api/games/${game}/lesson`)).json()
    await page.goto(`/learn/${game}`)
    await walk(page, lesson, 0, step)
    await at(page, step)
    await page.waitForTimeout(300) // until the targets have scrolled into view
    await shot(`learn-${game}`)
    if (!shots.finish) continue
    await walk(page, lesson, step)
    await page.locator('[data-test="finish"]').waitFor()
    await shot('learn-finish')
  }
}

/** The replay of the finished match on the page. */
async function replay(page, shot) {
  await page.click('[data-test="replay"]')
  await page.locator('[data-test="scrub"]').waitFor()
  await page.selectOption('[data-test="perspective"]', 'all')
  await page.locator('.board[data-perspective="all"]').waitFor()
  for (let n = 0; n < 14; n++) await page.click('[data-test="forward"]')
  await shot('replay')
  await page.click('[data-test="verify"]')
  await page.locator('[data-test="fair"]').waitFor()
  await shot('replay-shuffle')
}

try {
  for (const [sizeName, size] of [['phone', PHONE], ['desktop', DESKTOP]]) {
    for (const theme of ['dark', 'light']) {
      const looks = { size, theme, still: true }
      const shoot = (page) => async (name) => {
        await page.evaluate(() => scrollTo(0, 0))
        await page.screenshot({ path: `${folder}/${name}-${sizeName}-${theme}.png` })
      }
      const guest = await person(browser, server, looks)
      await pages(guest.page, shoot(guest.page))
      await lessons(guest.page, async (name) => guest.page.screenshot({ path: `${folder}/${name}-${sizeName}-${theme}.png` }))
      await guest.context.close()
      for (const [game, about] of Object.entries(ABOUT)) {
        const { shots } = await import(`../tests/games/${about.folder}/shots.mjs`)
        const { page, context } = await seated(browser, server, game, { ...looks, players: 3, options: about.shots.options })
        await myTurn(page)
        const shot = (name) => shoot(page)(`${game}-${name}`)
        await shots(page, shot, { replay: () => replay(page, shot) })
        await context.close()
      }
    }
  }
} finally {
  await browser.close()
  await server.close()
}
