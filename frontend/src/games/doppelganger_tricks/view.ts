// Written by `make fixtures` from the schema that the game declares in Python. Do not edit.
import type { BaseView } from '../../table/table-session.svelte'

/** A card of the current trick. */
export interface LaidCard {
  seat: number
  card: string
  annihilated: boolean
}

/** A seat in the current round; a hand or prediction that the viewer may not see is None. */
export interface SeatView {
  hand: string[] | null
  cards: number
  predicted: boolean
  prediction: number | null
  won: number
  bonus: 1 | 3 | null
  shown: string[]
  voids: ('S' | 'C' | 'T' | 'D')[]
}

/** The table as a viewer sees it. */
export interface TricksView extends BaseView {
  seat: number | null
  phase: 'first' | 'deal' | 'predict' | 'play' | 'over'
  over: boolean
  round: number
  rounds: number
  first: number
  leader: number
  acting: number[]
  scores: number[]
  winners: number[]
  tricks: number
  led: 'S' | 'C' | 'T' | 'D' | null
  trick: LaidCard[]
  bonuses: (1 | 3)[]
  seats: SeatView[]
  unseen: string[]
}
