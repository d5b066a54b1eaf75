import assert from 'node:assert/strict'
import { test } from 'node:test'
import { at, make, place, pupil, said, walk } from '../../lesson-player.mjs'
import { PHONE, testbed } from '../../support.mjs'

const school = testbed()

test('the next wanted move can be made before the coach asks for it, but no other', async () => {
  const { page, lesson, context } = await pupil(school, '13-ghosts')
  await page.click('[data-test="choose-6"]')
  await page.click('[data-test="confirm"]')
  await page.locator('.coach.nudged').waitFor()
  assert.deepEqual(await place(page), [0, 0])
  await make(page, lesson.moments[2].wanted[0])
  await at(page, 3)
  await context.close()
})

test('the language can be switched in the middle of a lesson', async () => {
  const { page, lesson, problems, context } = await pupil(school, '13-ghosts', { size: PHONE })
  await walk(page, lesson, 0, 7)
  await at(page, 7)
  assert.match(await said(page), /notebook/)
  for (const [language, word] of [['Español', /cuaderno/], ['Português', /caderno/], ['Polski', /Notatnik/]]) {
    await page.click('[data-test="lesson-settings"]')
    await page.locator('dialog[open]').getByText(language, { exact: true }).click()
    await page.locator('dialog[open] header button').click()
    await page.waitForFunction((pattern) => new RegExp(pattern).test(document.querySelector('[data-test="coach-text"]').innerText), word.source)
    assert.deepEqual(await place(page), [7, 0])
  }
  await walk(page, lesson, 7)
  await page.locator('[data-test="finish"]', { hasText: 'Świetnie!' }).waitFor()
  assert.deepEqual(problems, [])
  await context.close()
})

/** Move the focus to an element with Tab, and inside a group with the arrow keys. */
async function reach(page, name) {
  const where = () => page.evaluate((name) => {
    const [here, there] = [document.activeElement, [...document.querySelectorAll(`[data-test="${name}"]`)].find((each) => each.offsetWidth)]
    if (here === there) return 'there'
    if (!there?.hasAttribute('data-rove') || !here?.hasAttribute('data-rove') || there.closest('[role="group"]') !== here.closest('[role="group"]')) return 'Tab'
    const [a, b] = [here, there].map((each) => each.getBoundingClientRect())
    if (Math.abs(a.top - b.top) > 20) return a.top < b.top ? 'ArrowDown' : 'ArrowUp'
    return a.left < b.left ? 'ArrowRight' : 'ArrowLeft'
  }, name)
  for (let n = 0; n < 120; n++) {
    const key = await where()
    if (key === 'there') return
    await page.keyboard.press(key)
  }
  assert.fail(`${name} cannot be reached by keyboard`)
}

test('a lesson can be done with the keyboard alone, and the focus follows the next control', async () => {
  const { page, lesson, problems, context } = await pupil(school, '13-ghosts')
  for (let step = 0; step < lesson.moments.length; step++) {
    await at(page, step)
    const wanted = lesson.moments[step].wanted[0]
    const names = wanted ? [...wanted.at, 'confirm'] : ['lesson-next']
    if (step) await page.waitForFunction((name) => document.activeElement?.dataset.test === name, names[0])
    for (const name of names) {
      await reach(page, name)
      await page.keyboard.press('Enter')
    }
  }
  await page.locator('[data-test="finish"]').waitFor()
  await reach(page, 'finish-play')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/table/*')
  await page.locator('.board').waitFor()
  assert.deepEqual(problems, [])
  await context.close()
})
