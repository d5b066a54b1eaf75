// Written by `make fixtures` from the schema that the game declares in Python. Do not edit.
import type { BaseView } from '../../table/table-session.svelte'

/** The two-player match that decides a three-player tie (T6). */
export interface TieBreak {
  seats: number[]
  scores: number[]
}

/** The cards of a seat. */
export interface SeatView {
  playing: boolean
  alive: boolean
  protected: boolean
  deck: number
  crypt: number | null
  hand: number | null
  dealt: number[]
  up: number[]
  down: number[]
  candidates: number[]
}

/** A pile, from the top. */
export interface Pile {
  left: number
  cells: number[]
}

/** Cards that the viewer knows to be among some places, each a seat's hand or row, or the pile. */
export interface Vague {
  cards: number[]
  among: (Record<string, number>)[]
}

/** The table as a viewer sees it. */
export interface GhostsView extends BaseView {
  seat: number | null
  phase: 'first' | 'deal' | 'crypts' | 'turn' | 'look' | 'aim' | 'arrange' | 'draw' | 'over'
  over: boolean
  round: number
  first: number
  turn: number
  acting: number[]
  ability: number | null
  scores: number[]
  goal: number
  tie_break: TieBreak | null
  winners: number[]
  seats: SeatView[]
  piles: Pile[]
  vague: Vague[]
}
