// What a game adds to the shared table (src/table).
import type { Component } from 'svelte'
import type { TableSession } from '../table/table-session.svelte'
import type { SoundName } from '../table/sound'
import type { GameEvent, Speaker } from '../i18n/i18n.svelte'

/** A short text at a player's place. */
export interface Bubble {
  seat: number
  text: string
  tone?: 'ask' | 'yes' | 'no' | 'plain'
}

export interface GameDefinition {
  /** The board as the viewer sees it, with all controls of the game. */
  Board: Component<{ session: TableSession<any, any> }> // eslint-disable-line @typescript-eslint/no-explicit-any
  /** The cards or pieces, for the rules page and drawer. */
  Cards?: Component
  /** Components that compose the value of an option, by the option's name. The value stays empty until it is complete. */
  choosers?: Record<string, Component<{ value: string }, object, 'value'>>
  /** What the viewer has to do now; by default the action bar says whose turn it is. */
  prompt?: (session: TableSession<any, any>) => string | null // eslint-disable-line @typescript-eslint/no-explicit-any
  /** The spots on the board (`data-spot`) that make a move. They get a ring when the move is recommended. */
  spots?: (move: any, session: TableSession<any, any>) => string[] // eslint-disable-line @typescript-eslint/no-explicit-any
  /** Kinds of events that the log leaves out, and those that are headings in it. */
  quiet?: readonly string[]
  headings?: readonly string[]
  /** The bubble for an event, if any. */
  bubble?: (event: GameEvent, speaker: Speaker) => Bubble | null
  /** The sound of an event, if any. */
  sound?: (event: GameEvent) => SoundName | null
}
