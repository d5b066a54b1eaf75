// Shared by the browser tests: a real server in its own process, and people with their own browser contexts.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { after, before } from 'node:test'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { Proxy } from './proxy.mjs'

export const ROOT = fileURLToPath(new URL('../../', import.meta.url))
export const PYTHON = process.env.HAUNTBOARD_PYTHON ?? join(ROOT, '.venv/bin/python')
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const PROGRAM = `
import sys
from hauntboard.server.web.serve import run
from hauntboard.server.settings import Settings
run(Settings(database=sys.argv[1], port=int(sys.argv[2]), limits=False, bot_processes=1), lambda url: print(url, flush=True))
`
const TESTED = fileURLToPath(new URL('games/', import.meta.url))
const PACKAGES = join(ROOT, 'tests/packages')

/** What the tests need to know of each game with a folder in tests/games, by the game's name (`about.json`):
 *   players   of a usual match, board: a selector of its board
 *   finished  players and options of a match played at random to the end, if they differ
 *   short     options of the shortest match
 *   tap       what to tap first on the board, and what appears then
 *   hint      "mixed" if hints are drawn from a mix of moves
 *   taps      the taps of a move in its lesson, where they are more than the highlighted targets
 *   shots     options of the match in shots.mjs, the step of its lesson on the picture, whether to finish the lesson */
export const ABOUT = Object.fromEntries(
  readdirSync(TESTED)
    .filter((folder) => existsSync(join(TESTED, folder, 'about.json')))
    .map((folder) => ({ folder, ...JSON.parse(readFileSync(join(TESTED, folder, 'about.json'), 'utf8')) }))
    .map((about) => [about.name, about]),
)
export const GAMES = Object.keys(ABOUT)
/** The game for tests of what only games with a board, hints and a lesson have, where any of them serves: the one with the
 * fewest players. */
export const SMALLEST = GAMES.toSorted((one, other) => ABOUT[one].players - ABOUT[other].players)[0]
/** Load what plays a game by tapping on its board: `move` makes one move. */
export const playerOf = (game) => import(`./games/${ABOUT[game].folder}/player.mjs`)
export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1440, height: 900 }
// Long variants of tests run only on request.
export const LONG = Boolean(process.env.HAUNTBOARD_FULL)
export const SIZES = LONG ? [PHONE, DESKTOP] : [PHONE]

export class Server {
  folder = mkdtempSync(join(tmpdir(), 'hauntboard-web-'))
  url = ''

  /** `games` are the names of further games that the server allows, those in tests/packages included. */
  constructor(games = '') {
    const path = [PACKAGES, process.env.PYTHONPATH].filter(Boolean).join(delimiter)
    this.environment = { ...process.env, HAUNTBOARD_GAMES: games, ...(games && { PYTHONPATH: path }) }
  }

  /** Start the server and wait until it answers. A restart keeps the port. */
  async start() {
    const port = this.url ? new URL(this.url).port : '0'
    this.process = spawn(PYTHON, ['-c', PROGRAM, `sqlite:///${this.folder}/tables.db`, port], { cwd: ROOT, env: this.environment, stdio: ['ignore', 'pipe', 'inherit'] })
    this.url = await new Promise((resolve, reject) => {
      this.process.stdout.once('data', (data) => resolve(String(data).trim()))
      this.process.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
    })
    return this
  }

  async stop() {
    if (this.process.exitCode !== null) return
    const ended = new Promise((resolve) => this.process.once('exit', resolve))
    this.process.kill('SIGTERM')
    await ended
  }

  async close() {
    await this.stop()
    rmSync(this.folder, { recursive: true })
  }
}

export function launch() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  })
}

/** A person with a browser context. `problems` collects all console errors, including CSP violations. `keeping` allows
 * the service worker, which most tests do not need. */
export async function person(browser, server, { size = DESKTOP, settings = {}, theme = 'dark', locale = 'en', still = false, keeping = false } = {}) {
  const context = await browser.newContext({
    baseURL: server.url,
    ignoreHTTPSErrors: server.url.startsWith('https:'), // signed by an authority that the browser does not know
    viewport: size,
    colorScheme: theme,
    locale,
    hasTouch: size.width < 700,
    reducedMotion: still ? 'reduce' : 'no-preference',
    serviceWorkers: keeping ? 'allow' : 'block',
  })
  const kept = JSON.stringify({ pace: 'off', muted: true, ...settings })
  await context.addInitScript((text) => localStorage.getItem('hauntboard') ?? localStorage.setItem('hauntboard', text), kept)
  const page = await context.newPage()
  page.setDefaultTimeout(60_000) // a busy machine is slow
  const problems = []
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' || /Content Security Policy/.test(message.text())) problems.push(`${message.text()} ${message.location().url}`)
  })
  return { context, page, problems }
}

/** The server and browser of a test file, started before the first test and closed after the last, together with all
 * proxies: an open one would keep a failed test from ending. */
export function testbed(games = '') {
  const proxies = []
  const it = {
    person: (options) => person(it.browser, it.server, options),
    seated: (game, options) => seated(it.browser, it.server, game, options),
    proxy: async () => {
      proxies.push(await new Proxy(it.server).start())
      return proxies.at(-1)
    },
  }
  before(async () => {
    it.server = await new Server(games).start()
    it.browser = await launch()
  })
  after(async () => {
    await it.browser?.close()
    for (const proxy of proxies) proxy.close()
    await it.server?.close()
  })
  return it
}

/** Call the API as the user of a page. */
export async function ask(page, method, path, body) {
  return page.evaluate(
    async ([method, path, body]) => {
      const answer = await fetch(path, { method, headers: body ? { 'content-type': 'application/json' } : {}, body: body && JSON.stringify(body) })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${method} ${path}: ${text}`)
      return text ? JSON.parse(text) : null
    },
    [method, path, body],
  )
}

/** A person at a table of a game, which starts unless other people are needed. `more` is added to the request. */
export async function seated(browser, server, game, { name = 'Ana', players = ABOUT[game]?.players ?? 2, seats = ['person', ...Array(players - 1).fill(ABOUT[game] ? 'sensible' : 'random')], options = {}, more = {}, ...browserOptions } = {}) {
  const user = await person(browser, server, browserOptions)
  const { page } = user
  await page.goto('/')
  await ask(page, 'POST', '/api/me', { name })
  const { table } = await ask(page, 'POST', '/api/tables', { game, players, options, seats, ...more })
  if (!seats.includes('person', 1)) await ask(page, 'POST', `/api/tables/${table.id}/start`)
  await page.goto(`/table/${table.id}`)
  return { ...user, id: table.id, code: table.code }
}

/** Seat another person at a table and open its page. */
export async function joins({ page }, { id, code }, name = 'Ben') {
  await page.goto('/')
  await ask(page, 'POST', '/api/me', { name })
  await ask(page, 'POST', '/api/join', { code })
  await ask(page, 'POST', `/api/tables/${id}/seats`, {})
  await page.goto(`/table/${id}`)
}

/** Wait until it is this person's turn or the match is over; false when it is over. */
export async function myTurn(page) {
  await page.waitForSelector('.board[data-mine="true"], [data-test="over"]')
  return (await page.locator('[data-test="over"]').count()) === 0
}

/** The length of the match on the page. */
export const length = (page) => page.locator('.board').getAttribute('data-length')

/** Wait until the length has changed. */
export async function movedOn(page, before) {
  await page.waitForFunction((n) => document.querySelector('.board')?.dataset.length !== n, before)
}

/** The violations that axe finds once all animations have ended. touch.test.mjs checks target sizes, more strictly and
 * with regard to what scrolls below the bar. */
export async function violations(page) {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().filter((each) => Number.isFinite(each.effect.getComputedTiming().endTime)).map((each) => each.finished)))
  await page.evaluate(AXE)
  const found = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ['violations'], runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'], rules: { 'target-size': { enabled: false } } }))
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.target} ${node.html.slice(0, 140)} ${node.failureSummary}`).join(' | ')}`)
}

/** By how many pixels the page overflows horizontally. */
export const overflow = (page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** The address of a table of each game at which the user has a turn. */
export async function tablesWithTurn(page) {
  await page.goto('/')
  await ask(page, 'POST', '/api/me', { name: 'Ana' })
  const found = {}
  for (const game of GAMES) {
    const { players } = ABOUT[game]
    const { table } = await ask(page, 'POST', '/api/tables', { game, players, seats: ['person', ...Array(players - 1).fill('sensible')] })
    await ask(page, 'POST', `/api/tables/${table.id}/start`)
    found[game] = `/table/${table.id}`
    await page.goto(found[game])
    await myTurn(page)
  }
  return found
}
