// What a TableSession is connected to: a live table on the server, a replay or a lesson.
import type { Advice, Move, News, WhyNot } from './client'

export type ConnectionState = 'connecting' | 'live' | 'lost' | 'refused'
export type Command = { type: string } & Record<string, unknown>

/** Receives what a source delivers. After `restart` the next news do not continue the previous ones. */
export interface SourceListener {
  news: (news: News) => void
  state: (state: ConnectionState) => void
  restart: () => void
  /** The seats whose players have lost their connection. */
  missing?: (seats: number[]) => void
}

/** Thrown by `send` when the source has already answered the user itself, so nothing more needs to be shown. */
export class Declined extends Error {}

export interface Source {
  /** Resolves once the command has taken effect permanently. */
  send(command: Command): Promise<unknown>
  /** The legal moves of a seat as messages: all, or those among some actions. */
  moves(seat: number, among?: number[]): Promise<Move[]>
  /** Which rule forbids an action. */
  why(seat: number, action: number): Promise<WhyNot>
  /** A strong bot's advice after `seen` steps; absent where there are no hints. */
  hint?(seat: number, seen: number): Promise<Advice>
  close(): void
}
