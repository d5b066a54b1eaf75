// Loading a page: no inline code, no layout shift.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { DESKTOP, GAMES, myTurn, PHONE, tablesWithTurn, testbed } from './support.mjs'

const PAGE = fileURLToPath(new URL('../../src/hauntboard/web/index.html', import.meta.url))
const at = testbed()

test('the page works under the strict content security policy', () => {
  const html = readFileSync(PAGE, 'utf8')
  assert.doesNotMatch(html, /<style|style="|<script(?![^>]*src=)/)
})

for (const size of [PHONE, DESKTOP]) {
  test(`no layout shifts while a page is loading (${size.width} px)`, async () => {
    const { page, context } = await at.person({ size })
    const addresses = { home: '/', ...(await tablesWithTurn(page)), rules: `/rules/${GAMES[0]}`, history: '/history', watch: '/watch', ratings: '/ratings' }
    await page.addInitScript(() => {
      globalThis.shifts = []
      new PerformanceObserver((list) => globalThis.shifts.push(...list.getEntries())).observe({ type: 'layout-shift', buffered: true })
    })
    for (const [name, address] of Object.entries(addresses)) {
      await page.goto(address, { waitUntil: 'networkidle' })
      await page.locator('h1').waitFor()
      if (address.startsWith('/table')) await myTurn(page)
      const shift = await page.evaluate(async () => {
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)))
        return globalThis.shifts.filter((each) => !each.hadRecentInput).reduce((sum, each) => sum + each.value, 0)
      })
      assert.ok(shift < 0.01, `${name}: ${shift}`)
    }
    await context.close()
  })
}
