// Moves as a list: grouped by kind, and found by words.
import type { Parts } from '../../api/actions'

export interface ListedMove {
  parts: Parts
  /** The notation, which identifies the move. */
  notation: string
  text: string
}
export interface MoveGroup {
  /** The kind of the moves; empty for moves that consist of nothing but their kind, such as “pass”. */
  kind: string
  moves: ListedMove[]
}

/** Group moves by kind, in the order of their first appearance. */
export function groupMoves(moves: readonly ListedMove[]): MoveGroup[] {
  const kinds = new Map<string, ListedMove[]>()
  for (const move of moves) {
    const kind = Object.keys(move.parts).length > 1 ? move.parts.kind : ''
    kinds.set(kind, [...(kinds.get(kind) ?? []), move])
  }
  return [...kinds].map(([kind, group]) => ({ kind, moves: group }))
}

/** The moves that contain all words of a query, in any order and without regard to case and accents. */
export function searchMoves(moves: readonly ListedMove[], query: string): ListedMove[] {
  const words = plain(query).split(/\s+/)
  return moves.filter(({ text, notation }) => words.every((word) => plain(text).includes(word) || notation === word))
}

function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}

/** The value of `data-spot` of a move's button. */
export const spotOf = (notation: string) => `move-${notation}`
