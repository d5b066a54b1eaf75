// The actions of Halloween by their parts (games/halloween/notation.py). They are steps of a turn: what a step means
// depends on the current question.
import type { TableSession } from '../../table/table-session.svelte'
import type { Act, Building, Colour } from './town'
import type { HalloweenView } from './view'

export type HalloweenAction =
  | { kind: 'first' | 'roller'; seat: number }
  | { kind: 'deal' | 'occupy' | 'use'; card: number }
  | { kind: 'draw'; bonus: string; copy: number }
  | { kind: 'roll'; face: number }
  | { kind: 'act'; section: number; act: Act }
  /** A ghost of a colour in a building, or the colour's space there. */
  | { kind: 'cell'; colour: Colour; building: Building }
  /** Card 46: two different ghosts. */
  | { kind: 'pair'; colours: Colour[]; building: Building }
  | { kind: 'building'; building: Building }
  | { kind: 'colour'; colour: Colour }
  | { kind: 'section'; section: number }
  | { kind: 'pay'; colours: Colour[] }
  | { kind: 'disc'; section: number; act: Exclude<Act, 'rest'> }
  | { kind: 'bonus' | 'drop'; bonus: string }
  | { kind: 'again' | 'plus'; die: number }
  | { kind: 'name'; number: number }
  | { kind: 'change'; from: Colour; to: Colour }
  | { kind: 'supply' | 'points' | 'pass' | 'end' }

export type HalloweenSession = TableSession<HalloweenView, HalloweenAction>
