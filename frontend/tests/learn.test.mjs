import assert from 'node:assert/strict'
import { test } from 'node:test'
import { at, make, place, walk } from './lesson-player.mjs'
import { GAMES, testbed, PHONE, SIZES, violations } from './support.mjs'

const school = testbed()

/** A person at the first moment of a lesson. */
async function pupil(game, options = {}) {
  const who = await school.person({ still: true, ...options })
  const lesson = await (await who.page.request.get(`/api/games/${game}/lesson`)).json()
  await who.page.goto(`/learn/${game}`)
  await at(who.page, 0)
  return { ...who, lesson }
}

const CHECKED = [0, 5] // the moments at which axe looks at the page
const said = (page) => page.locator('[data-test="coach-text"]').innerText()
const pointed = (lesson, step, made) => (lesson.moments[step].wanted[made] ?? lesson.moments[step]).at

/** Check that everything the coach points at has a ring, the first visible and not covered by the coach. Some targets
 * appear only when the first has been tapped. */
async function inSight(page, names) {
  const [first, ...others] = names.filter((name) => !name.startsWith('~'))
  if (!first) return
  for (const name of [first, ...others.filter((each) => !each.startsWith('declare'))]) await page.locator(`[data-lit="${name}"]`).waitFor()
  await page.waitForFunction((name) => {
    const ring = document.querySelector(`[data-lit="${name}"]`)?.getBoundingClientRect()
    const coach = document.querySelector('[data-test="coach"]').getBoundingClientRect()
    if (!ring || ring.top < -4 || ring.bottom > innerHeight + 4 || ring.left < -8 || ring.right > innerWidth + 8) return false
    return ring.bottom <= coach.top + 5 || ring.right <= coach.left + 5
  }, first)
}

for (const game of GAMES) {
  for (const size of SIZES) {
    const theme = size === PHONE ? 'dark' : 'light'
    test(`the lesson of ${game} can be done from the first to the last step, accessibly (${theme}, ${size.width} px)`, async () => {
      const { page, lesson, problems, context } = await pupil(game, { size, theme })
      const texts = new Set()
      await walk(page, lesson, 0, lesson.moments.length, async (step, made) => {
        texts.add(await said(page))
        await inSight(page, pointed(lesson, step, made))
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true)
        if (CHECKED.includes(step) && made === 0) assert.deepEqual(await violations(page), [], `step ${step}`)
      })
      assert.equal(texts.size, lesson.moments.length)
      await page.locator('[data-test="finish"]').waitFor()
      assert.deepEqual(await violations(page), [], 'the end')
      await page.locator('[data-test="finish"] a[href="/learn"]').click()
      await page.locator(`[data-test="learn-${game}"]`, { hasText: 'Once more' }).waitFor()
      assert.deepEqual(problems, [])
      await context.close()
    })
  }
}

test('a legal but unwanted move gets a nudge, an impossible one its rule', async () => {
  const { page, lesson, problems, context } = await pupil('doppelganger-tricks')
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

test('the next wanted move can be made before the coach asks for it, but no other', async () => {
  const { page, lesson, context } = await pupil('13-ghosts')
  await page.click('[data-test="choose-6"]')
  await page.click('[data-test="confirm"]')
  await page.locator('.coach.nudged').waitFor()
  assert.deepEqual(await place(page), [0, 0])
  await make(page, lesson.moments[2].wanted[0])
  await at(page, 3)
  await context.close()
})

test('a step can be taken back, on the board and with the coach', async () => {
  const { page, lesson, context } = await pupil('halloween')
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

test('the language can be switched in the middle of a lesson', async () => {
  const { page, lesson, problems, context } = await pupil('13-ghosts', { size: PHONE })
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
  const { page, lesson, problems, context } = await pupil('13-ghosts')
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

test('a new user is invited once, and finds a lesson as it was left', async () => {
  const { page, context } = await school.person({ size: PHONE, still: true })
  await page.goto('/')
  await page.click('[data-test="newcomer"]')
  await page.click('[data-test="learn-halloween"]')
  await at(page, 0)
  await page.click('[data-test="lesson-next"]')
  await at(page, 1)
  await page.click('[data-test="lesson-leave"]')
  await page.getByText('left at step 2').waitFor()
  await page.locator('[data-test="learn-halloween"]', { hasText: 'Go on' }).click()
  await at(page, 1)
  assert.ok(await page.locator('[data-test="ghost-blue-police"]').isVisible())
  await page.goto('/')
  await page.locator('[data-test="play-13-ghosts"]').waitFor()
  assert.equal(await page.locator('[data-test="newcomer"]').count(), 0)
  await page.locator('a[href="/learn/13-ghosts"]').click()
  await at(page, 0)
  await context.close()
})

test('with motion on, events are shown one after the other and can be skipped', async () => {
  const { page, lesson, problems, context } = await pupil('halloween', { still: false, settings: { speed: 'normal' } })
  await walk(page, lesson, 0, 7)
  await at(page, 7)
  await make(page, lesson.moments[7].wanted[0])
  await page.locator('[data-test="lesson-skip"]').click()
  await at(page, 8)
  assert.match(await said(page), /Agatha summoned/)
  assert.deepEqual(problems, [])
  await context.close()
})
