import type { TableSession } from '../../table/table-session.svelte'
import type { GameEvent, Speaker } from '../../i18n/i18n.svelte'
import type { Bubble, GameDefinition } from '../game'
import Board from './Board.svelte'
import Cards from './Cards.svelte'
import CardsChooser from './CardsChooser.svelte'
import { OF_SPACES, type HalloweenView } from './view'

function prompt(session: TableSession<HalloweenView>): string | null {
  const { question } = session.view
  if (question !== 'turn') return session.t(`halloween-question-${question}`)
  return session.t(session.can('end') ? 'web-halloween-turn-done' : 'web-halloween-turn')
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

/** The things on the board that make a step; other steps are made in the guide or the card list. */
function at(text: string, session: TableSession<HalloweenView>): string[] {
  const [, colours, building] = /^([a-z+]+)\.([a-z]+)$/.exec(text) ?? []
  const [, section, act] = /^(?:disc)?(\d)\.([a-z]+)$/.exec(text) ?? []
  const [, kind, number] = /^(occupy|use)(\d+)$/.exec(text) ?? []
  const spaces = OF_SPACES.includes(session.view.question)
  if (section) return [`act-${section}-${act}`]
  if (kind) return [`card-${number}`]
  if (text.startsWith('section')) return [`section-${text.slice(7)}`]
  if (text.startsWith('>')) return [`go-${text.slice(1)}`]
  if (text.startsWith('bonus.')) return [`bonus-${text.slice(6)}`]
  if (text.startsWith('pay.')) return [...new Set(text.slice(4).split('+'))].map((colour) => `pay-${colour}`)
  if (building && !text.includes('>')) return colours!.split('+').map((colour) => `${spaces ? 'space' : 'ghost'}-${colour}-${building}`)
  return [text, `answer-${text}`, `move-${text}`, ...Object.keys(session.view.table.town).map((each) => `ghost-${text}-${each}`)]
}

export const game: GameDefinition = {
  Board,
  Cards,
  choosers: { cards: CardsChooser },
  sections: [
    { title: 'halloween-rules-section-turn', letter: 'H' },
    { title: 'halloween-rules-section-actions', letter: 'A' },
    { title: 'halloween-rules-section-bonus', letter: 'B' },
    { title: 'halloween-rules-section-occupying', letter: 'C' },
    { title: 'halloween-rules-section-end', letter: 'E' },
    { title: 'halloween-rules-section-two', letter: 'P' },
    { title: 'halloween-rules-section-master', letter: 'V' },
  ],
  prompt,
  at,
  quiet: ['card-dealt', 'bonus-laid', 'acted'], // the effect of an action has its own line
  headings: ['round-begins', 'match-over'],
  bubble,
  sound,
}
