// What a game brings to the table. Everything else is shared (src/table).
import type { Component } from 'svelte'
import type { TableSession } from '../table/table-session.svelte'
import type { SoundName } from '../table/sound'
import type { GameEvent, Speaker } from '../i18n/i18n.svelte'

/** Words that appear for a moment at a player's place. */
export interface Bubble {
  seat: number
  text: string
  tone?: 'ask' | 'yes' | 'no' | 'plain'
}

/** A part of the rules page: the clauses that begin with a letter. */
export interface Section {
  title: string // a message, such as ghosts-rules-section-two
  letter: string
}

export interface GameDefinition {
  /** The table of this game as the viewer sees it, and all that can be done there. */
  Board: Component<{ session: TableSession<any> }> // eslint-disable-line @typescript-eslint/no-explicit-any
  /** The cards or pieces, for the rules page and drawer. */
  Cards?: Component
  /** Options whose value may also be one's own choice: by name, what to choose it with. Nothing until it is complete. */
  choosers?: Record<string, Component<{ value: string }, object, 'value'>>
  sections: Section[]
  /** What the viewer has to do now, in words; the shared bar says whose turn it is otherwise. */
  prompt?: (session: TableSession<any>) => string | null // eslint-disable-line @typescript-eslint/no-explicit-any
  /** Where a move is made: names of things on the board (`data-test`, `data-piece`, `data-place`). Those that are
   * there get a ring when the move is recommended. */
  at?: (text: string, session: TableSession<any>) => string[] // eslint-disable-line @typescript-eslint/no-explicit-any
  /** Kinds of events that the log leaves out, and those that begin a new part of it. */
  quiet?: readonly string[]
  headings?: readonly string[]
  /** What is said at a player's place when something happens. */
  bubble?: (event: GameEvent, speaker: Speaker) => Bubble | null
  /** What is heard. */
  sound?: (event: GameEvent) => SoundName | null
}
