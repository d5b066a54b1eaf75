// Goes through a lesson: reads on, and makes the wanted moves on the board.
import { ABOUT } from './support.mjs'

const coach = (page) => page.locator('[data-test="coach"]')

/** The taps of a move, where they are more than the highlighted targets. */
const TAPS = Object.assign({}, ...Object.values(ABOUT).map(({ taps }) => taps))

/** A person of a testbed at the first moment of a lesson. */
export async function pupil(school, game, options = {}) {
  const who = await school.person({ still: true, ...options })
  const lesson = await (await who.page.request.get(`/api/games/${game}/lesson`)).json()
  await who.page.goto(`/learn/${game}`)
  await at(who.page, 0)
  return { ...who, lesson }
}

/** What the coach says. */
export const said = (page) => page.locator('[data-test="coach-text"]').innerText()

/** The pupil's position: the number of the moment, and of the moves made at it. */
export async function place(page) {
  const panel = coach(page)
  return [Number(await panel.getAttribute('data-step')), Number(await panel.getAttribute('data-made'))]
}

/** Wait until the coach has reached a moment and the board has shown everything before it. */
export async function at(page, step, made = 0) {
  await page.locator(`[data-test="coach"][data-step="${step}"][data-made="${made}"]`).waitFor()
  await page.locator('[data-test="lesson-skip"]').waitFor({ state: 'detached' })
}

const tap = (page, name) => page.locator(`[data-test="${name}"]:visible`).first().click()

/** Make a wanted move with the controls of the board. */
export async function make(page, wanted) {
  const [step, made] = await place(page)
  for (const name of TAPS[wanted.text] ?? wanted.at.filter((each) => !each.startsWith('~'))) await tap(page, name)
  const before = `[data-test="coach"][data-step="${step}"][data-made="${made}"]`
  const confirm = page.locator('[data-test="confirm"]')
  await page.waitForFunction((place) => document.querySelector('[data-test="confirm"]') || !document.querySelector(place), before)
  if (await confirm.count()) await confirm.click()
}

/** Go from one moment to another (exclusive), calling `look` at each position. */
export async function walk(page, lesson, from = 0, to = lesson.moments.length, look = async () => {}) {
  for (let step = from; step < to; step++) {
    const { wanted } = lesson.moments[step]
    for (let made = 0; made < Math.max(1, wanted.length); made++) {
      await at(page, step, made)
      await look(step, made)
      if (wanted.length) await make(page, wanted[made])
      else await tap(page, 'lesson-next')
    }
  }
}
