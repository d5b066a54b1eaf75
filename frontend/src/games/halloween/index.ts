import type { GameEvent, Speaker } from '../../i18n/i18n.svelte'
import type { Bubble, GameDefinition } from '../game'
import type { HalloweenSession } from './actions'
import Board from './Board.svelte'
import Cards from './Cards.svelte'
import CardsChooser from './CardsChooser.svelte'
import { spots } from './spots'

function prompt(session: HalloweenSession): string | null {
  const { question } = session.view
  if (question !== 'turn') return session.t(`halloween-question-${question}`)
  return session.t(session.can({ kind: 'end' }) ? 'web-halloween-turn-done' : 'web-halloween-turn')
}

function bubble(event: GameEvent, speaker: Speaker): Bubble | null {
  const seat = event.seat as number
  if (seat === speaker.viewer) return null // the viewer's own board shows it
  switch (event.kind) {
    case 'acted':
      return { seat, text: speaker.text('halloween-act', { act: event.act }), tone: 'plain' }
    case 'rested':
      return { seat, text: speaker.text('halloween-act', { act: 'rest' }), tone: 'plain' }
    case 'occupied':
      return { seat, text: speaker.text('web-halloween-card', { number: event.number }), tone: 'ask' }
    case 'points':
      return { seat, text: `+${speaker.text('halloween-haunting-points', { amount: event.amount })}`, tone: 'yes' }
    default:
      return null
  }
}

function sound(event: GameEvent) {
  switch (event.kind) {
    case 'rolled':
      return 'dice'
    case 'haunted':
    case 'fight-won':
      return 'hit'
    case 'fight-lost':
      return 'no'
    case 'scared':
      return 'knock'
    case 'occupied':
    case 'moved':
    case 'ghosts-placed':
      return 'card'
    default:
      return null
  }
}

export const game: GameDefinition = {
  Board,
  Cards,
  choosers: { cards: CardsChooser },
  prompt,
  spots,
  quiet: ['card-dealt', 'bonus-laid', 'acted'], // the effect of an action has its own line
  headings: ['round-begins', 'match-over'],
  bubble,
  sound,
}
