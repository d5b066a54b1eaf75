// Written by `make fixtures` from the schema that the game declares in Python. Do not edit.
import type { BaseView } from '../../table/table-session.svelte'

/** A building: ghosts by colour, its bonus token, and by colour the seat that haunts it. */
export interface Place {
  ghosts: Partial<Record<'blue' | 'green' | 'yellow' | 'orange' | 'red', number>>
  bonus: string | null
  haunts: Partial<Record<'blue' | 'green' | 'yellow' | 'orange' | 'red', number>>
}

/** All buildings. */
export interface Town {
  police: Place
  school: Place
  church: Place
  hall: Place
  hospital: Place
  theatre: Place
}

/** The board of a seat. */
export interface SeatTable {
  pe: number
  sp: number
  tokens: Partial<Record<'blue' | 'green' | 'yellow' | 'orange' | 'red', number>>
  levels: number[]
  discs: (('summon' | 'scare' | 'upgrade' | 'move' | 'fight' | 'haunt' | 'rest')[])[]
  cards: number[]
  bonuses: string[]
  blocked: number
}

/** The action that is being carried out; `stack` has the open questions with their numbers. */
export interface GoingOn {
  section: number | null
  boosted: boolean
  brawling: boolean
  earned: number
  roller: number
  arena: number
  fighters: number[]
  dice: number[]
  sides: number[]
  plus: number[]
  targets: number[]
  stack: ([string, number, number, number])[]
}

/** The whole position. */
export interface Table {
  game: string
  players: number
  phase: 'setup' | 'play' | 'over'
  round: number
  first: number
  turn: number
  ending: boolean
  town: Town
  cards: number[]
  thrown: string[]
  seats: SeatTable[]
  sections_used: number[]
  powers_used: number[]
  going_on: GoingOn
}

/** A card in play with its price for the player and the seats that occupy it. */
export interface CardView {
  number: number
  coloured: boolean
  when: string[]
  price: number
  different: boolean
  seats: number[]
}

/** The points of a seat now, and those that the end of the match would add, by source. */
export interface Estimate {
  now: number
  end: number
  total: number
  sources: Record<string, number>
}

/** The supplies of a seat and its running score. */
export interface SeatView {
  supply: number
  haunts: number
  tokens: number
  estimate: Estimate
}

/** The table as every viewer sees it. `spends` has the moves that use up card 1, 4 or 6 without naming it, each with those cards. */
export interface HalloweenView extends BaseView {
  seat: number | null
  phase: string
  over: boolean
  round: number
  turn: number
  acting: number[]
  scores: number[]
  winners: number[]
  question: string
  table: Table
  free: Partial<Record<'blue' | 'green' | 'yellow' | 'orange' | 'red', number>>
  pool: Partial<Record<'blue' | 'green' | 'yellow' | 'orange' | 'red', number>>
  reserve: number
  upgrades: Partial<Record<'blue' | 'green' | 'yellow' | 'orange' | 'red', number>>
  reach: number[]
  spends: Record<string, number[]>
  cards: CardView[]
  seats: SeatView[]
}
