// Plays Doppelgänger Tricks by tapping cards.
import { length, movedOn, myTurn } from '../../support.mjs'

const one = (page, name) => page.locator(`[data-test="${name}"]`)

/** Confirm the chosen move and wait until the table has moved on. */
export async function confirm(page) {
  const before = await length(page)
  await one(page, 'confirm').click()
  await movedOn(page, before)
}

/** Whether a prediction is due; dismisses the result of the previous round first. */
export async function predicting(page) {
  if (await one(page, 'next-round').count()) await one(page, 'next-round').click()
  return (await one(page, 'predict-0').count()) > 0
}

export async function predict(page, number = 3) {
  await one(page, `predict-${number}`).click()
  await confirm(page)
}

/** Choose the first legal card; a leading doppelgänger stands for circles. */
export async function choose(page) {
  await page.locator('[data-test="hand"] .can').first().click()
  if (await one(page, 'declare-C').count()) await one(page, 'declare-C').click()
}

/** Make one move: predict, or play the first legal card. */
export async function move(page) {
  if (await predicting(page)) return predict(page)
  await choose(page)
  await confirm(page)
}

export async function playToTheEnd(page, onMove = async () => {}) {
  while (await myTurn(page)) {
    if (await predicting(page)) await predict(page)
    else {
      await choose(page)
      await onMove(page)
      await confirm(page)
    }
  }
}
