// Screenshots of a match: choosing, a turn, the end and the replay.
import { move, myTurn, playToTheEnd } from './player.mjs'

export async function shots(page, shot, { replay }) {
  await shot('crypt')
  for (let n = 0; n < 3 && (await myTurn(page)); n++) await move(page)
  await myTurn(page)
  await shot('turn')
  await playToTheEnd(page)
  await shot('over')
  await replay()
}
