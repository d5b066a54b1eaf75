// What the events of a round tell about each seat.
import type { GameEvent } from '../../i18n/i18n.svelte'

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
