// Screenshots of a match: the beginning, a turn and the end.
import { myTurn } from '../../support.mjs'
import { player } from './player.mjs'

export async function shots(page, shot) {
  await shot('begin')
  const move = player(page)
  let shown = false
  for (let n = 1; await myTurn(page); n++) {
    if (!shown && n > 60 && (await page.locator('[data-test="end"]').count())) await shot('turn').then(() => (shown = true))
    await move()
  }
  await shot('over')
}
