import type { GameEvent, Speaker } from '../../i18n/i18n.svelte'
import type { Bubble, GameDefinition } from '../game'
import type { GhostsSession } from './actions'
import Board from './Board.svelte'
import Cards from './Cards.svelte'
import { spots } from './spots'

function prompt(session: GhostsSession): string | null {
  const { view, options } = session
  if (view.phase === 'crypts') {
    const kind = options[0]?.kind ?? 'crypt'
    return session.t(`web-ghosts-choose-${kind}${kind === 'crypt' && session.table.players === 4 ? '-team' : ''}`)
  }
  if (view.phase === 'aim') return session.t('ghosts-must-aim')
  if (view.phase === 'arrange') return session.t('web-ghosts-arrange')
  if (options.every(({ kind }) => kind === 'attack')) return session.t(view.seats[session.seat!]!.hand ? 'ghosts-must-attack-empty-pile' : 'ghosts-must-attack-no-card')
  return session.t('web-ghosts-turn')
}

function bubble(event: GameEvent, speaker: Speaker): Bubble | null {
  const seat = event.seat as number
  switch (event.kind) {
    case 'asked':
      return { seat, text: speaker.text('ghosts-question', event), tone: 'ask' }
    case 'attacked':
    case 'attacked-face-down':
    case 'attacked-empty-handed':
      return { seat, text: speaker.text('ghosts-move-aim', { numbers: event.numbers }), tone: 'ask' }
    case 'answered':
      return { seat, text: speaker.text(`answer-${event.answer}`), tone: event.answer === 'yes' ? 'yes' : 'no' }
    case 'hit':
      return { seat: event.target as number, text: speaker.text('web-ghosts-found', { card: event.card }), tone: 'yes' }
    default:
      return null
  }
}

function sound(event: GameEvent) {
  if (event.kind === 'answered') return event.answer === 'yes' ? 'yes' : 'no'
  if (event.kind === 'hit') return 'hit'
  if (event.kind === 'asked') return 'knock'
  return ['played', 'attacked-face-down', 'drew'].includes(event.kind) ? 'card' : null
}

export const game: GameDefinition = {
  Board,
  Cards,
  prompt,
  spots,
  quiet: ['dealt', 'protected'],
  headings: ['round-begins', 'tie-break', 'match-over', 'team-match-over'],
  bubble,
  sound,
}
