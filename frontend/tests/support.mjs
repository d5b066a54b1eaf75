// What the browser tests share: a real server in a process of its own, and people with browsers of their own.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before } from 'node:test'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { Proxy } from './proxy.mjs'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const PYTHON = process.env.HAUNTBOARD_PYTHON ?? join(ROOT, '.venv/bin/python')
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const PROGRAM = `
import sys
from hauntboard.server.web.serve import run
from hauntboard.server.settings import Settings
run(Settings(database=sys.argv[1], port=int(sys.argv[2]), limits=False, bot_processes=1), lambda url: print(url, flush=True))
`
export const GAMES = ['13-ghosts', 'doppelganger-tricks', 'halloween']
export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1440, height: 900 }
// What takes its time and has a shorter twin, only where it is asked for.
export const LONG = Boolean(process.env.HAUNTBOARD_LONG)
export const SIZES = LONG ? [PHONE, DESKTOP] : [PHONE]

export class Server {
  folder = mkdtempSync(join(tmpdir(), 'hauntboard-web-'))
  url = ''

  /** Start it and wait until it answers; the port stays the same when it starts again. */
  async start() {
    const port = this.url ? new URL(this.url).port : '0'
    this.process = spawn(PYTHON, ['-c', PROGRAM, `sqlite:///${this.folder}/tables.db`, port], { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] })
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

/** Somebody with a browser. `problems` collects every error of the console, CSP violations included. Pages are
 * only kept by a service worker if that is wanted: most people of the tests look at one page once. */
export async function person(browser, server, { size = DESKTOP, settings = {}, theme = 'dark', locale = 'en', still = false, keeping = false } = {}) {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: size,
    colorScheme: theme,
    locale,
    hasTouch: size.width < 700,
    reducedMotion: still ? 'reduce' : 'no-preference',
    serviceWorkers: keeping ? 'allow' : 'block',
  })
  const kept = JSON.stringify({ speed: 'off', muted: true, ...settings })
  await context.addInitScript((text) => localStorage.getItem('hauntboard') ?? localStorage.setItem('hauntboard', text), kept)
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  const problems = []
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' || /Content Security Policy/.test(message.text())) problems.push(`${message.text()} ${message.location().url}`)
  })
  return { context, page, problems }
}

/** The house of a test file: a server and a browser, there before the first test and gone after the last, with all
 * proxies that stood before the server: one that stayed would keep a test that failed from ending. */
export function house() {
  const proxies = []
  const it = {
    person: (wishes) => person(it.browser, it.server, wishes),
    seated: (game, wishes) => seated(it.browser, it.server, game, wishes),
    proxy: async () => {
      proxies.push(await new Proxy(it.server).start())
      return proxies.at(-1)
    },
  }
  before(async () => {
    it.server = await new Server().start()
    it.browser = await launch()
  })
  after(async () => {
    await it.browser?.close()
    for (const proxy of proxies) proxy.close()
    await it.server?.close()
  })
  return it
}

/** Ask the server for something in the name of whoever sits before a page. */
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

/** A person at a table of a game, which begins unless other people are wanted. `more` is what else the table has. */
export async function seated(browser, server, game, { name = 'Ana', players = game === '13-ghosts' ? 2 : 3, seats = ['person', ...Array(players - 1).fill('sensible')], options = {}, more = {}, ...wishes } = {}) {
  const somebody = await person(browser, server, wishes)
  const { page } = somebody
  await page.goto('/')
  await ask(page, 'POST', '/api/me', { name })
  const { table } = await ask(page, 'POST', '/api/tables', { game, players, options, seats, ...more })
  if (!seats.includes('person', 1)) await ask(page, 'POST', `/api/tables/${table.id}/start`)
  await page.goto(`/table/${table.id}`)
  return { ...somebody, id: table.id, code: table.code }
}

/** Let somebody else sit down at a table and look at it. */
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

/** How far the match at the table is, as the page shows it. */
export const length = (page) => page.locator('.board').getAttribute('data-length')

/** Wait until the table has moved on from a length. */
export async function movedOn(page, before) {
  await page.waitForFunction((n) => document.querySelector('.board')?.dataset.length !== n, before)
}

/** What axe finds wrong with the page, once everything that fades in is there. Sizes are the business of
 * touch.test.mjs, which asks for more and knows what scrolls below the bar. */
export async function violations(page) {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().filter((each) => Number.isFinite(each.effect.getComputedTiming().endTime)).map((each) => each.finished)))
  await page.evaluate(AXE)
  const found = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ['violations'], runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'], rules: { 'target-size': { enabled: false } } }))
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.target} ${node.html.slice(0, 140)} ${node.failureSummary}`).join(' | ')}`)
}

/** How far the page sticks out to the side. */
export const overflow = (page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
