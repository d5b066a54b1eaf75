import type { GameEvent, Speaker } from '../../i18n/i18n.svelte'
import type { Bubble, GameDefinition } from '../game'
import type { TricksSession } from './actions'
import Board from './Board.svelte'
import Cards from './Cards.svelte'
import { suitOf } from './cards'
import { spots } from './spots'

function prompt(session: TricksSession): string | null {
  const { view, seat } = session
  if (view.phase === 'predict') return session.t('web-tricks-predict')
  if (!view.led) return session.t('web-tricks-lead')
  const holds = view.seats[seat!]!.hand?.some((card) => suitOf(card) === view.led)
  return session.t(holds ? 'web-tricks-follow' : 'web-tricks-free', { suit: view.led })
}

function bubble(event: GameEvent, speaker: Speaker): Bubble | null {
  const seat = event.seat as number
  switch (event.kind) {
    case 'led-declared':
      return { seat, text: speaker.text('tricks-suit', { suit: event.suit }), tone: 'ask' }
    case 'cannot-follow':
      return seat === speaker.viewer ? null : { seat, text: speaker.text('web-tricks-void', { suit: event.suit }), tone: 'no' }
    case 'claimed':
      return { seat, text: speaker.text('web-tricks-claimed', { bonus: event.bonus }), tone: 'yes' }
    default:
      return null
  }
}

function sound(event: GameEvent) {
  if (event.kind === 'annihilated') return 'hit'
  if (event.kind === 'claimed') return 'yes'
  if (event.kind === 'trick-lost') return 'no'
  if (event.kind === 'predicted') return 'knock'
  return ['led', 'led-declared', 'played', 'prediction-shown'].includes(event.kind) ? 'card' : null
}

export const game: GameDefinition = {
  Board,
  Cards,
  prompt,
  spots,
  quiet: ['dealt'],
  headings: ['round-begins', 'match-over'],
  bubble,
  sound,
}
