// The actions of Doppelgänger Tricks by their parts (games/doppelganger_tricks/notation.py).
import type { TableSession } from '../../table/table-session.svelte'
import type { Bonus, Suit } from './cards'
import type { TricksView } from './view'

export type TricksAction =
  | { kind: 'deal'; card: string }
  | { kind: 'first'; seat: number }
  | { kind: 'predict'; seat: number; tricks: number }
  /** `suit` is declared with a leading doppelgänger, `bonus` is the bonus card claimed. */
  | { kind: 'play'; card: string; suit: Suit | null; bonus: Bonus | 0 }

export type TricksSession = TableSession<TricksView, TricksAction>
