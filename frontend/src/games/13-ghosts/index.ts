import type { TableSession } from '../../table/table-session.svelte'
import type { GameEvent, Speaker } from '../../i18n/i18n.svelte'
import type { Bubble, GameDefinition } from '../game'
import Board from './Board.svelte'
import Cards from './Cards.svelte'
import type { GhostsView } from './view'

function prompt(session: TableSession<GhostsView>): string | null {
  const { view, options } = session
  if (view.phase === 'crypts') return session.t(`web-ghosts-choose-${options[0]?.[0] ?? 'c'}`)
  if (view.phase === 'aim') return session.t('ghosts-must-aim')
  if (view.phase === 'arrange') return session.t('web-ghosts-arrange')
  if (options.every((text) => text.startsWith('x'))) return session.t(view.seats[session.seat!]!.hand ? 'ghosts-must-attack-empty-pile' : 'ghosts-must-attack-no-card')
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

/** The numbers that a move names: 12(4,7,8), 11x3,4, 1(10-13), 13(12+), x5. */
function named(text: string): number[] {
  const [, list = ''] = /(?:x|\()([\d,+-]+)/.exec(text) ?? []
  return list.split(',').flatMap((part) => {
    const [first, last] = part.split('-').map((each) => parseInt(each))
    return Array.from({ length: (last || first!) - first! + 1 || 0 }, (_, n) => first! + n)
  })
}

function at(text: string, session: TableSession<GhostsView>): string[] {
  if (/^[ck]\d/.test(text)) return [`choose-${text.slice(1)}`]
  if (text.startsWith('t')) return [`order-${Number(text[1]) - 1}`]
  const cells = session.view.seats.flatMap((_, seat) => named(text).map((number) => `cell-${seat}-${number}`))
  return [text.startsWith('x') ? 'attack' : 'play', ...(text === '2+' ? ['draw'] : []), ...cells]
}

export const game: GameDefinition = {
  Board,
  Cards,
  sections: [
    { title: 'ghosts-rules-section-two', letter: 'G' },
    { title: 'ghosts-rules-section-three', letter: 'T' },
    { title: 'ghosts-rules-section-four', letter: 'F' },
    { title: 'ghosts-rules-section-small', letter: 'L' },
  ],
  prompt,
  at,
  quiet: ['dealt', 'protected'],
  headings: ['round-begins', 'tie-break', 'match-over', 'team-match-over'],
  bubble,
  sound,
}
