import assert from 'node:assert/strict'
import { test } from 'node:test'
import { at, make, place, pupil, said, walk } from '../../lesson-player.mjs'
import { testbed } from '../../support.mjs'

const school = testbed()

test('a legal but unwanted move gets a nudge, an impossible one its rule', async () => {
  const { page, lesson, problems, context } = await pupil(school, 'doppelganger-tricks')
  await walk(page, lesson, 0, 5)
  await at(page, 5)
  const words = await said(page)
  await page.click('[data-test="card-S2"]')
  await page.click('[data-test="confirm"]')
  await page.locator('.coach.nudged').waitFor()
  assert.match(await said(page), /Almost!.*9 of squares/s)
  assert.deepEqual(await place(page), [5, 0])
  assert.equal(await page.locator('[data-test="confirm"]').count(), 0)
  await page.click('[data-test="card-C8"]')
  await page.locator('dialog[open]', { hasText: 'Rule R4' }).waitFor()
  await page.keyboard.press('Escape')
  await make(page, lesson.moments[5].wanted[0])
  await at(page, 6)
  assert.notEqual(await said(page), words)
  assert.equal(await page.locator('.coach.nudged').count(), 0)
  assert.deepEqual(problems, [])
  await context.close()
})
