// The view of 13 Ghosts (games/thirteen_ghosts/view.py). Cards are numbers: 0 is face down for the viewer, null is no
// card.
import type { BaseView } from '../../table/table-session.svelte'
import type { GameEvent } from '../../i18n/i18n.svelte'

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

export interface GhostsView extends BaseView {
  phase: 'first' | 'deal' | 'crypts' | 'turn' | 'look' | 'aim' | 'arrange' | 'draw' | 'over'
  round: number
  first: number
  turn: number
  ability: number | null
  goal: number
  tie_break: { seats: number[]; scores: number[] } | null
  seats: SeatView[]
  piles: { left: number; cells: number[] }[]
  vague: { cards: number[]; among: Record<string, number>[] }[]
}

/** An answer given in this round. */
export interface Fact {
  numbers: number[]
  answer: 'yes' | 'no' | 'none'
}

/** The answers of each seat since the round began. */
export function facts(events: GameEvent[], seats: number): Fact[][] {
  let found: Fact[][] = Array.from({ length: seats }, () => [])
  let numbers: number[] = []
  for (const event of events) {
    if (event.kind === 'round-begins') found = found.map(() => [])
    if (Array.isArray(event.numbers)) numbers = event.numbers as number[]
    if (event.kind === 'answered') found[event.seat as number]?.push({ numbers, answer: event.answer as Fact['answer'] })
  }
  return found
}
