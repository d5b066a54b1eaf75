// The analysis of a match in a real browser: request, progress, results and marks.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { finished } from './finished.mjs'
import { ABOUT, testbed, PHONE, SIZES, SMALLEST, violations } from './support.mjs'

const place = testbed()
const one = (page, name) => page.locator(`[data-test="${name}"]`)
const LONG = 240_000 // time for the analysis on a busy machine

let id // a match of one round, played at random, so that there are errors to mark

for (const size of SIZES) {
  test(`a match is analysed, and every mark leads to its moment (${size.width} px)`, async () => {
    const { page, problems, context } = await place.person({ size })
    id ??= await finished(page, SMALLEST, { options: ABOUT[SMALLEST].short, open: true })
    await page.goto(`/table/${id}/replay`)
    await one(page, 'analyse').click()
    if (size === PHONE) await one(page, 'ask').click()
    await one(page, 'curve').waitFor({ timeout: LONG })
    const { analysis } = await (await page.request.get(`/api/tables/${id}/analysis`)).json()

    // The figures are the server's, and they add up to the result.
    const marked = analysis.moves.filter((move) => move.mark)
    assert.equal(await page.locator('.judged:not(li *)').count(), marked.length)
    for (const seat of analysis.seats) {
      await page.locator('[data-test="analysis"] label').nth(seat.seat).click()
      assert.equal(await page.locator('.accuracy strong').innerText(), String(seat.accuracy ?? '–'))
      assert.equal(await one(page, 'worst').count(), seat.worst.length)
      const split = await one(page, 'split').innerText()
      assert.ok(split.includes(seat.account.result.toFixed(2)), split)
    }

    // Step from mark to mark; the card describes the move.
    await one(page, 'scrub').fill('0')
    if (size === PHONE) await one(page, 'on-board').waitFor() // also before the first judged move
    for (const move of marked) {
      await one(page, 'next-mark').click()
      await page.locator(`[data-test="move"][data-mark="${move.mark}"]`).waitFor()
      await page.locator(`.board[data-length="${move.step}"]`).waitFor()
    }
    await page.waitForFunction((none) => document.querySelector('[data-test="next-mark"]').disabled === none, true)
    // The same as text, for screen readers.
    await page.getByText('The curve as a table').click()
    assert.equal(await page.locator('[data-test="analysis"] tbody tr').count(), analysis.curve.length)
    // A tap on the curve goes to the moment.
    const curve = await one(page, 'curve').boundingBox()
    await one(page, 'curve').click({ position: { x: curve.width / 2, y: curve.height / 2 } })
    await page.locator(`.board[data-length="${Math.round(analysis.steps / 2)}"]`).waitFor()

    assert.deepEqual(await violations(page), [])
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), size.width)
    await one(page, size === PHONE ? 'on-board' : 'show-log').click()
    if (size === PHONE) await one(page, 'log').click()
    assert.equal(await page.locator('li .judged:visible').count(), marked.length)
    assert.deepEqual(problems, [])
    await context.close()
  })
}

test('a later visitor finds the finished analysis in their own language', async () => {
  const { page, problems, context } = await place.person({ size: PHONE, locale: 'pl', theme: 'light' })
  await page.goto(`/table/${id}/replay`)
  await one(page, 'analyse').click()
  await one(page, 'curve').waitFor()
  assert.match(await one(page, 'analysis').innerText(), /Dokładność/)
  assert.deepEqual(await violations(page), [])
  assert.deepEqual(problems, [])
  await context.close()
})
