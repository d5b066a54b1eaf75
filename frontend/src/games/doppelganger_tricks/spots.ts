import type { TricksAction } from './actions'

/** The spots on the board that make a move. */
export function spots(move: TricksAction): string[] {
  if (move.kind === 'predict') return [`predict-${move.tricks}`]
  if (move.kind !== 'play') return []
  return [`card-${move.card}`, ...(move.suit ? [`declare-${move.suit}`] : []), ...(move.bonus ? [`bonus-${move.bonus}`] : [])]
}
