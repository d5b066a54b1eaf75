// Plays Hide and Seek, a game in tests/packages for tests of what is the same for every game, on the generic board.
import { length, movedOn, myTurn } from './support.mjs'

export const SEEK = 'hide-and-seek'

/** The buttons of the legal moves. */
export const choices = (page) => page.locator('.groups button')

/** Choose the first legal move. */
export const choose = (page) => choices(page).first().click()

/** Make the first legal move and wait until the table has moved on. */
export async function move(page) {
  const before = await length(page)
  await choose(page)
  await page.locator('[data-test="confirm"]').click()
  await movedOn(page, before)
}

/** Play until it is this person's turn to seek. */
export async function untilTurn(page) {
  while ((await myTurn(page)) && !(await page.locator('[data-test="move-wait"]').count())) await move(page)
}
