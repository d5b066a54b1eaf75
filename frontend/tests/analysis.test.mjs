// The analysis of a match in a real browser: asked for, waited for, looked through, with marks everywhere.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { finished } from './finished.mjs'
import { house, PHONE, SIZES, violations } from './support.mjs'

const place = house()
const one = (page, name) => page.locator(`[data-test="${name}"]`)
const LONG = 240_000 // the analysis itself, on a machine that does other things

let id // a match of one round, played at random: there will be something to mark

for (const size of SIZES) {
  test(`a match is analysed, and every mark leads to its moment (${size.width} px)`, async () => {
    const { page, problems, context } = await place.person({ size })
    id ??= await finished(page, '13-ghosts', { options: { points: 1 }, open: true })
    await page.goto(`/table/${id}/replay`)
    await one(page, 'analyse').click()
    if (size === PHONE) await one(page, 'ask').click()
    await one(page, 'curve').waitFor({ timeout: LONG })
    const { analysis } = await (await page.request.get(`/api/tables/${id}/analysis`)).json()

    // Everybody's figures are those of the server, and the sum is the result.
    const marked = analysis.moves.filter((move) => move.mark)
    assert.equal(await page.locator('.judged:not(li *)').count(), marked.length)
    for (const seat of analysis.seats) {
      await page.locator('[data-test="analysis"] label').nth(seat.seat).click()
      assert.equal(await page.locator('.accuracy strong').innerText(), String(seat.accuracy ?? '–'))
      assert.equal(await one(page, 'worst').count(), seat.worst.length)
      const split = await one(page, 'split').innerText()
      assert.ok(split.includes(seat.account.result.toFixed(2)), split)
    }

    // From mark to mark, and the card says what is known of the move.
    await one(page, 'scrub').fill('0')
    for (const move of marked) {
      await one(page, 'next-mark').click()
      await page.locator(`[data-test="move"][data-mark="${move.mark}"]`).waitFor()
      await page.locator(`.board[data-length="${move.step}"]`).waitFor()
    }
    await page.waitForFunction((none) => document.querySelector('[data-test="next-mark"]').disabled === none, true)
    // The same in words, for those who do not see the curve.
    await page.getByText('The curve as a table').click()
    assert.equal(await page.locator('[data-test="analysis"] tbody tr').count(), analysis.curve.length)
    // A tap on the curve goes there.
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

test('whoever comes later finds the analysis made, in their own language', async () => {
  const { page, problems, context } = await place.person({ size: PHONE, locale: 'pl', theme: 'light' })
  await page.goto(`/table/${id}/replay`)
  await one(page, 'analyse').click()
  await one(page, 'curve').waitFor()
  assert.match(await one(page, 'analysis').innerText(), /Dokładność/)
  assert.deepEqual(await violations(page), [])
  assert.deepEqual(problems, [])
  await context.close()
})
