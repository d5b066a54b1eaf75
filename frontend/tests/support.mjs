// What the browser tests share: a real server in a process of its own, and people with browsers of their own.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const PYTHON = process.env.SPIRITBOARD_PYTHON ?? join(ROOT, '.venv/bin/python')
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const PROGRAM = `
import sys
from spiritboard.server.serve import run
from spiritboard.server.settings import Settings
run(Settings(database=sys.argv[1], port=int(sys.argv[2]), limits=False, bot_processes=1), lambda url: print(url, flush=True))
`
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1440, height: 900 }

export class Server {
  folder = mkdtempSync(join(tmpdir(), 'spiritboard-web-'))
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

/** Somebody with a browser. `problems` collects every error of the console, CSP violations included. */
export async function person(browser, server, { size = DESKTOP, settings = {}, theme = 'dark', locale = 'en', still = false } = {}) {
  const context = await browser.newContext({ baseURL: server.url, viewport: size, colorScheme: theme, locale, hasTouch: size.width < 700, reducedMotion: still ? 'reduce' : 'no-preference' })
  const kept = JSON.stringify({ speed: 'off', muted: true, ...settings })
  await context.addInitScript((text) => localStorage.getItem('spiritboard') ?? localStorage.setItem('spiritboard', text), kept)
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  const problems = []
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' || /Content Security Policy/.test(message.text())) problems.push(`${message.text()} ${message.location().url}`)
  })
  return { context, page, problems }
}

/** What axe finds wrong with the page as it is. */
export async function violations(page) {
  await page.evaluate(AXE)
  const found = await page.evaluate(() => window.axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }))
  return found.violations.map((each) => `${each.id}: ${each.nodes.map((node) => `${node.target} ${node.failureSummary}`).join(' | ')}`)
}
