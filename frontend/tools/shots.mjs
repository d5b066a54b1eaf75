// Screenshots of the main screens in both sizes and themes: `npm run shots -- FOLDER`.
import { mkdirSync } from 'node:fs'
import * as ghosts from '../tests/ghosts-player.mjs'
import { player } from '../tests/halloween-player.mjs'
import { at, walk } from '../tests/lesson-player.mjs'
import { DESKTOP, GAMES, launch, myTurn, person, PHONE, seated, Server } from '../tests/support.mjs'
import * as tricks from '../tests/tricks-player.mjs'

const folder = process.argv[2] ?? 'shots'
mkdirSync(folder, { recursive: true })
const server = await new Server().start()
const browser = await launch()

/** Pages and dialogs outside the games. */
async function pages(page, shot) {
  await page.goto('/')
  await page.waitForSelector('[data-test="play-13-ghosts"]')
  await shot('home')
  await page.click('[data-test="settings"]')
  await shot('settings')
  await page.keyboard.press('Escape')
  await page.click('[data-test="setup-13-ghosts"]')
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
  await page.waitForSelector('[data-test="learn-13-ghosts"]')
  await shot('learn')
  for (const [game, step] of [['doppelganger-tricks', 9], ['halloween', 5], ['13-ghosts', 13]]) {
    const lesson = await (await page.request.get(`/api/games/${game}/lesson`)).json()
    await page.goto(`/learn/${game}`)
    await walk(page, lesson, 0, step)
    await at(page, step)
    await page.waitForTimeout(300) // until the targets have scrolled into view
    await shot(`learn-${game}`)
    if (game === '13-ghosts') await walk(page, lesson, step)
  }
  await page.locator('[data-test="finish"]').waitFor()
  await shot('learn-finish')
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

// A match of each game: beginning, middle, end.
const MATCHES = {
  '13-ghosts': async (page, shot) => {
    await shot('crypt')
    for (let n = 0; n < 3 && (await myTurn(page)); n++) await ghosts.move(page)
    await myTurn(page)
    await shot('turn')
    await ghosts.playToTheEnd(page)
    await shot('over')
    await replay(page, shot)
  },
  'doppelganger-tricks': async (page, shot) => {
    await shot('prediction')
    let moves = 0
    await tricks.playToTheEnd(page, async () => {
      if (++moves === 5) await shot('turn')
    })
    await shot('over')
  },
  halloween: async (page, shot) => {
    await shot('begin')
    const move = player(page)
    let shown = false
    for (let n = 1; await myTurn(page); n++) {
      if (!shown && n > 60 && (await page.locator('[data-test="end"]').count())) await shot('turn').then(() => (shown = true))
      await move()
    }
    await shot('over')
  },
}
const OPTIONS = { 'doppelganger-tricks': { rounds: 1 }, halloween: { rounds: 5 } }

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
      for (const [game, show] of Object.entries(MATCHES)) {
        const { page, context } = await seated(browser, server, game, { ...looks, players: 3, options: OPTIONS[game] })
        await myTurn(page)
        const shot = shoot(page)
        await show(page, (name) => shot(`${game}-${name}`))
        await context.close()
      }
    }
  }
} finally {
  await browser.close()
  await server.close()
}
