// Plays 13 Ghosts by tapping on the board.
import { length, movedOn, myTurn } from '../../support.mjs'

export { movedOn, myTurn }

/** Make one move and wait until the table has moved on. */
export async function move(page) {
  const before = await length(page)
  const next = page.locator('[data-test="next-round"]')
  if (await next.count()) await next.click() // the result of the last round waits
  // While all seats choose at once, news of other seats delay a choice for a moment.
  if (await page.locator('[data-test^="choose-"]').count()) await page.locator('[data-test^="choose-"].can').first().click()
  else if (await page.locator('[data-test="order-0"]').count()) await arrange(page)
  else await turn(page)
  await page.locator('[data-test="confirm"]').click()
  await movedOn(page, before)
}

/** Play until it is this person's turn with a card in hand (a bot may find a crypt before). */
export async function untilTurn(page) {
  while ((await myTurn(page)) && !(await page.locator('.board[data-mine="true"] [data-test="hand"]').count())) await move(page)
}

async function arrange(page) {
  const count = await page.locator('[data-test^="order-"]').count()
  for (let n = 0; n < count - 1; n++) await page.locator(`[data-test="order-${n}"]`).click()
}

async function turn(page) {
  const sure = await page.locator('.cell.sure').count()
  const play = page.locator('[data-test="play"]')
  if (!sure && (await play.count()) && (await useCard(page, play))) return
  await page.locator('[data-test="attack"]').click()
  await cells(page).first().click()
}

/** The cells that may still be the crypt. */
function cells(page) {
  return page.locator('.cell.choosing:not(.out):not(.chosen)')
}

/** Play the card in hand; false if a rule forbids it. */
async function useCard(page, play) {
  if ((await play.getAttribute('aria-disabled')) === 'true') return false
  await play.click()
  const confirm = page.locator('[data-test="confirm"]')
  const why = page.locator('dialog[open]')
  await page.locator('[data-test="confirm"], dialog[open], .cell.choosing, .fan .can, [data-test="draw"]').first().waitFor()
  if (await why.count()) return leave(why)
  if ((await page.locator('[data-test="draw"]').count()) && !(await page.locator('.fan .can').count())) {
    await page.locator('[data-test="draw"]').click() // there is nothing to copy
    return true
  }
  if (!(await confirm.count()) && (await page.locator('.fan .can').count()) && !(await cells(page).count())) await page.locator('.fan .can').first().click()
  for (let n = 0; n < 3 && !(await confirm.count()); n++) {
    if (await why.count()) return leave(why)
    const open = cells(page)
    const cell = ((await open.count()) ? open : page.locator('.cell.choosing:not(.chosen)')).first()
    try {
      await cell.click({ timeout: 4000 })
    } catch (error) {
      if (!(await why.count())) throw error
      return leave(why) // the server's reason came late
    }
  }
  return true
}

/** Dismiss an explanation. */
async function leave(why) {
  await why.locator('footer .btn.primary').click()
  return false
}

export async function playToTheEnd(page, onMove = async () => {}) {
  while (await myTurn(page)) {
    await onMove()
    await move(page)
  }
}
