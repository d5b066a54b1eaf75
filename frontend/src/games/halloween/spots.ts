import type { HalloweenAction, HalloweenSession } from './actions'
import { BUILDINGS, OF_SPACES } from './town'

/** The spots on the board, in the guide or in the list of moves that make a step. */
export function spots(step: HalloweenAction, session: HalloweenSession): string[] {
  switch (step.kind) {
    case 'act':
    case 'disc':
      return [`act-${step.section}-${step.act}`]
    case 'occupy':
    case 'use':
      return [`card-${step.card}`]
    case 'section':
      return [`section-${step.section}`]
    case 'building':
      return [`go-${step.building}`]
    case 'bonus':
      return [`bonus-${step.bonus}`]
    case 'pay':
      return [...new Set(step.colours)].map((colour) => `pay-${colour}`)
    case 'cell':
      return [OF_SPACES.includes(session.view.question) ? `space-${step.colour}-${step.building}` : `ghost-${step.colour}-${step.building}`]
    case 'pair':
      return step.colours.map((colour) => `ghost-${colour}-${step.building}`)
    case 'colour':
      return [`answer-${session.textOf(step)}`, ...BUILDINGS.map((building) => `ghost-${step.colour}-${building}`)]
    case 'name':
      return [`name-${step.number}`]
    case 'end':
      return ['end']
    case 'supply':
      return ['supply', `answer-${session.textOf(step)}`]
    default:
      return [`answer-${session.textOf(step)}`, `move-${session.textOf(step)}`]
  }
}
