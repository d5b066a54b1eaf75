// The actions of 13 Ghosts by their parts (games/thirteen_ghosts/notation.py).
import type { TableSession } from '../../table/table-session.svelte'
import type { GhostsView } from './view'

export type GhostsAction =
  | { kind: 'deal'; card: number }
  | { kind: 'first'; seat: number }
  | { kind: 'attack'; number: number }
  /** Card 10: the places of the cards seen, first the new top, then the bottom ones. */
  | { kind: 'arrange'; order: number[] }
  /** Card 2: draw and take another turn. */
  | { kind: 'draw' }
  /** Cards chosen in secret before the first turn: one's crypt, the teammate's crypt, the card to keep. */
  | { kind: 'crypt' | 'mate' | 'keep'; seat: number; card: number }
  /** A card's ability, or with card 2 that of a face-up card; `numbers` are those that the player chose. */
  | { kind: 'play' | 'copy'; card: number; numbers: number[] }

export type GhostsSession = TableSession<GhostsView, GhostsAction>
