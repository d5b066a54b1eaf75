// What the board derives from the events of the match: the tricks of each round and the results of the rounds.
import type { GameEvent } from '../../i18n/i18n.svelte'
import { BONUSES, suitOf, type Bonus, type Suit } from './cards'
import type { SeatView, TricksView } from './view'

export interface Laid {
  seat: number
  card: string
  gone: boolean
}

export interface Trick {
  led: Suit
  /** Whether a doppelgänger led, so that the suit was declared. */
  declared: boolean
  cards: Laid[]
  done: boolean
  /** The winner of a finished trick, if any. */
  winner: number | null
}

export interface Result {
  seat: number
  number: number
  count: number
  bonus: number
  points: number
  total: number
}

export interface Round {
  number: number
  /** By seat, once all seats have predicted. */
  predictions: number[]
  bonus: Record<number, Bonus>
  voids: Record<number, Suit[]>
  tricks: Trick[]
  /** By seat; empty until the round is over. */
  results: Result[]
}

/** The rounds so far; the current one is the last. */
export function roundsOf(events: GameEvent[]): Round[] {
  const rounds: Round[] = []
  for (const event of events) {
    if (event.kind === 'round-begins') rounds.push({ number: event.round as number, predictions: [], bonus: {}, voids: {}, tricks: [], results: [] })
    const round = rounds[rounds.length - 1]
    if (round) applyEvent(round, event)
  }
  return rounds
}

function applyEvent({ predictions, bonus, voids, tricks, results }: Round, event: GameEvent): void {
  const { kind } = event
  const seat = event.seat as number
  if (kind === 'prediction-shown') predictions[seat] = event.number as number
  if (kind === 'claimed') bonus[seat] = event.bonus as Bonus
  if (kind === 'claimed' || kind === 'cannot-follow') voids[seat] = [...(voids[seat] ?? []), (event.suit as Suit) ?? 'D']
  const trick = tricks[tricks.length - 1]
  if (kind === 'led' || kind === 'led-declared') {
    const card = event.card as string
    tricks.push({ led: (event.suit as Suit) ?? suitOf(card), declared: kind === 'led-declared', cards: [{ seat, card, gone: false }], done: false, winner: null })
  } else if (kind === 'scored') results.push(event as unknown as Result)
  else if (!trick) return
  else if (kind === 'played') trick.cards.push({ seat, card: event.card as string, gone: false })
  else if (kind === 'annihilated') trick.cards.forEach((laid) => (laid.gone ||= (event.cards as string[]).includes(laid.card)))
  else if (['trick-won', 'trick-lost', 'last-trick-lost'].includes(kind)) {
    trick.done = true
    trick.winner = kind === 'trick-won' ? seat : null
  }
}

/** The table before the events that wait to be shown. */
export function asOf(view: TricksView, rounds: Round[], waiting: GameEvent[]): TricksView {
  const round = rounds[rounds.length - 1]
  if (!round) return view
  const now = round.number === view.round
  const next = waiting.findIndex((event) => event.kind === 'round-begins')
  const plays = (next < 0 ? waiting : waiting.slice(0, next)).filter((event) => ['led', 'led-declared', 'played'].includes(event.kind))
  const finished = rounds.filter((each) => each.results.length).pop()
  const trick = round.tricks[round.tricks.length - 1]
  const hidden = view.seats.some((seat) => seat.hand === null)
  const seats = view.seats.map((seat, n): SeatView => {
    const held = plays.filter((event) => event.seat === n).map((event) => event.card as string)
    return {
      ...seat,
      hand: seat.hand && [...(now ? seat.hand : []), ...held],
      cards: view.tricks - round.tricks.filter((each) => each.cards.some((laid) => laid.seat === n)).length,
      predicted: true,
      prediction: round.predictions[n] ?? null,
      won: round.tricks.filter((each) => each.done && each.winner === n).length,
      bonus: round.bonus[n] ?? null,
      voids: [...new Set(round.voids[n])],
    }
  })
  return {
    ...view,
    phase: 'play',
    round: round.number,
    led: trick && !trick.done ? trick.led : null,
    trick: trick && !trick.done ? trick.cards.map(({ seat, card, gone }) => ({ seat, card, annihilated: gone })) : [],
    bonuses: BONUSES.filter((bonus) => !Object.values(round.bonus).includes(bonus)),
    scores: view.scores.map((_, n) => finished?.results.find((result) => result.seat === n)?.total ?? 0),
    unseen: [...(now ? view.unseen : []), ...(hidden ? plays.map((event) => event.card as string) : [])],
    seats,
  }
}
