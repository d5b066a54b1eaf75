// The services of compose.yaml as processes: two people on different servers play through the TLS proxy.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import { after, before, test } from 'node:test'
import { ask, joins, launch, length, movedOn, myTurn, person, PYTHON, ROOT, seated } from './support.mjs'

const GAME = 'template'
let browser, services, program

before(async () => {
  program = spawn(PYTHON, ['-m', 'tests.composed', GAME], { cwd: ROOT, stdio: ['pipe', 'pipe', 'inherit'] })
  services = await new Promise((resolve, reject) => {
    program.stdout.once('data', (data) => resolve(JSON.parse(data)))
    program.once('exit', (code) => reject(new Error(`the services ended with ${code}`)))
  })
  browser = await launch()
})
after(async () => {
  await browser?.close()
  const ended = new Promise((resolve) => program.once('exit', resolve))
  program.stdin.end()
  await ended
})

/** The status of a page, asked by a client that trusts the proxy's authority only. */
function status(path) {
  const ca = readFileSync(services.authority)
  return new Promise((resolve, reject) => https.get(services.url + path, { ca }, (answer) => resolve(answer.resume().statusCode)).on('error', reject))
}

/** How many live connections each server has. */
async function connections() {
  const figures = await Promise.all(services.servers.map(async (url) => (await fetch(`${url}/metrics`)).text()))
  return figures.map((text) => [...text.matchAll(/^hauntboard_connections\{.*\} (.*)$/gm)].reduce((sum, [, count]) => sum + Number(count), 0))
}

/** Stay on the generic board until it is not this person's turn. */
async function move(page) {
  const before = await length(page)
  await page.getByRole('button', { name: 'stay', exact: true }).click()
  await page.locator('[data-test="confirm"]').click()
  await movedOn(page, before)
}

test('the proxy has a certificate of its authority and hides the metrics', async () => {
  assert.equal(await status('/'), 200)
  assert.equal(await status('/ready'), 200)
  assert.equal(await status('/metrics'), 404)
})

test('two people on different servers play a match through TLS', async () => {
  const ana = await seated(browser, services, GAME, { players: 2, seats: ['person', 'person'] })
  const ben = await person(browser, services)
  await joins(ben, ana)
  await ask(ana.page, 'POST', `/api/tables/${ana.id}/start`)
  for (const { context } of [ana, ben]) {
    const cookies = await context.cookies()
    assert.ok(cookies.length && cookies.every(({ secure, httpOnly }) => secure && httpOnly), JSON.stringify(cookies))
  }
  await ana.page.locator('.board').waitFor()
  for (let tries = 0; tries < 20 && (await connections()).includes(0); tries++) {
    if (tries % 2) await status('/ready') // a page may make an even number of requests, and the proxy takes turns
    await ben.page.reload()
    await ben.page.locator('[data-state="live"], .board').first().waitFor()
    await ben.page.waitForTimeout(300)
  }
  assert.deepEqual(await connections(), [1, 1])

  const over = ({ page }) => page.locator('[data-test="over"]').count()
  while (!(await over(ana))) {
    for (const { page } of [ana, ben]) {
      await page.waitForSelector('.board[data-mine]')
      if ((await page.locator('.board').getAttribute('data-mine')) === 'true') await move(page)
    }
  }
  for (const { page } of [ana, ben]) await page.locator('[data-test="over"]').waitFor()
  assert.equal(await myTurn(ben.page), false)
  assert.deepEqual([...ana.problems, ...ben.problems], [])
})

test('limits count the address that the proxy saw, not one that a client claims', async () => {
  const ca = readFileSync(services.authority)
  /** Ask for a new identity; return the status. */
  const newcomer = (url, address) =>
    new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
      const asked = (url.startsWith('https') ? https : http).request(`${url}/api/me`, { ca, method: 'POST', headers }, (answer) => resolve(answer.resume().statusCode))
      asked.on('error', reject).end('{"name":"Eva"}')
    })
  const limited = async (url, address) => {
    for (let tries = 0; tries < 250; tries++) if ((await newcomer(url, address(tries))) === 429) return true
    return false
  }
  assert.ok(await limited(services.servers[0], () => '203.0.113.7'))
  assert.equal(await newcomer(services.servers[0], '203.0.113.8'), 200)
  assert.ok(await limited(services.url, (n) => `203.0.113.${n}`))
})
