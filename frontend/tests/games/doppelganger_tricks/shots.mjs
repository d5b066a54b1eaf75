// Screenshots of a match: predicting, a turn and the end.
import { playToTheEnd } from './player.mjs'

export async function shots(page, shot) {
  await shot('prediction')
  let moves = 0
  await playToTheEnd(page, async () => {
    if (++moves === 5) await shot('turn')
  })
  await shot('over')
}
