import type { GhostsAction, GhostsSession } from './actions'

/** The spots on the board that make a move. */
export function spots(move: GhostsAction, session: GhostsSession): string[] {
  const cells = (numbers: number[]) => session.view.seats.flatMap((_, seat) => numbers.map((number) => `cell-${seat}-${number}`))
  switch (move.kind) {
    case 'crypt':
    case 'mate':
    case 'keep':
      return [`choose-${move.card}`]
    case 'arrange':
      return [`order-${move.order[0]}`]
    case 'attack':
      return ['attack', ...cells([move.number])]
    case 'draw':
      return ['play', 'draw']
    case 'play':
    case 'copy':
      return ['play', ...cells(move.card === 13 ? move.numbers.slice(0, 1) : move.numbers)]
    default:
      return []
  }
}
