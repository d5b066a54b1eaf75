// The legal moves of the viewer by their notation, and the half-made choice of one of them.
import type { Move } from '../api/client'
import type { Source } from '../api/source'
import type { TableSession } from './table-session.svelte'

export class MoveChoice {
  /** The notation of the legal move that waits for confirmation. */
  picked = $state<string | null>(null)
  /** The notation of every action of the game, by its number. */
  notation = $state.raw<string[]>([])
  private phrases = $state.raw<{ length: number; seat: number; moves: Map<number, Move> } | null>(null)

  constructor(private readonly session: Pick<TableSession, 'myTurn' | 'seat' | 'speaker' | 'view'>) {}

  private legal: Map<string, number> = $derived.by(() => {
    const { myTurn, view } = this.session
    return new Map(myTurn ? view.legal?.map((action) => [this.notation[action] ?? '', action]) : [])
  })

  get options(): string[] {
    return [...this.legal.keys()]
  }

  can(text: string): boolean {
    return this.legal.has(text)
  }

  /** The number of a legal move. */
  actionOf(text: string): number | undefined {
    return this.legal.get(text)
  }

  /** A legal move in the words of the rules; empty until they are loaded. */
  phrase(text: string): string {
    const action = this.legal.get(text)
    const move = action === undefined ? null : this.phrases?.moves.get(action)
    return move ? this.session.speaker.text(move.id, move.arguments) : ''
  }

  /** Name a move, legal or not, to the server: by number if its notation is unambiguous, because then the server can
   * always name the clause. */
  identify(text: string): { action: number } | { text: string } {
    const action = this.notation.indexOf(text)
    return action >= 0 && action === this.notation.lastIndexOf(text) ? { action } : { text }
  }

  /** Drop the choice if the new view no longer allows it. */
  revalidate(): void {
    if (!this.session.view?.legal?.some((action) => this.notation[action] === this.picked)) this.picked = null
  }

  /** Fetch the phrases of the legal moves, once per turn. */
  async loadPhrases(source: Source): Promise<void> {
    const { myTurn, seat, view } = this.session
    const length = view?.length
    if (!myTurn || seat === null || (this.phrases?.length === length && this.phrases?.seat === seat)) return
    try {
      const moves = await source.moves(seat)
      this.phrases = { length, seat, moves: new Map(moves.map((move) => [move.action, move])) }
    } catch {
      // The table has moved on or the connection is lost; the next news try again.
    }
  }

  forgetPhrases(): void {
    this.phrases = null
  }
}
