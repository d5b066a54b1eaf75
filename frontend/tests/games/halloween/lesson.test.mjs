import assert from 'node:assert/strict'
import { test } from 'node:test'
import { at, make, pupil, said, walk } from '../../lesson-player.mjs'
import { testbed } from '../../support.mjs'

const school = testbed()

test('a step can be taken back, on the board and with the coach', async () => {
  const { page, lesson, context } = await pupil(school, 'halloween')
  await walk(page, lesson, 0, 4)
  await make(page, lesson.moments[4].wanted[0])
  await at(page, 4, 1)
  await page.locator('.crumbs button').first().click()
  await at(page, 4, 0)
  await page.click('[data-test="lesson-back"]')
  await at(page, 3)
  await walk(page, lesson, 3, 6)
  await at(page, 6)
  await context.close()
})

test('with motion on, events are shown one after the other and can be skipped', async () => {
  const { page, lesson, problems, context } = await pupil(school, 'halloween', { still: false, settings: { pace: 'normal' } })
  await walk(page, lesson, 0, 7)
  await at(page, 7)
  await make(page, lesson.moments[7].wanted[0])
  await page.locator('[data-test="lesson-skip"]').click()
  await at(page, 8)
  assert.match(await said(page), /Agatha summoned/)
  assert.deepEqual(problems, [])
  await context.close()
})
