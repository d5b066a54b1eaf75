// The legal moves of the viewer, the choice of one of them, and moves in the words of the rules.
import type { Actions, Parts } from '../api/actions'
import type { Move } from '../api/client'
import type { Source } from '../api/source'
import type { TableSession } from './table-session.svelte'

/** Phrases of more moves than this are requested without naming the moves. */
const MOST_NAMED = 50

export class MoveChoice<P extends Parts> {
  /** The number of the legal move that waits for confirmation. */
  picked = $state<number | null>(null)
  /** All actions of the game, once loaded. */
  actions = $state.raw<Actions<P> | null>(null)
  private phrases = $state.raw(new Map<number, Move>())
  private wanted = new Set<number>()
  private requested = new Set<number>()
  private decision = 0

  constructor(
    private readonly session: Pick<TableSession, 'connection' | 'myTurn' | 'seat' | 'speaker' | 'view'>,
    private readonly source: () => Source,
  ) {}

  private legal: Set<number> = $derived.by(() => new Set(this.session.myTurn ? this.session.view.legal : []))
  options: P[] = $derived.by(() => [...this.legal].map((action) => this.actions!.parts[action]!))

  numberOf(move: P | number): number | undefined {
    return typeof move === 'number' ? move : this.actions?.numberOf(move)
  }

  can(move: P | number): boolean {
    const action = this.numberOf(move)
    return action !== undefined && this.legal.has(action)
  }

  /** Drop the choice if the new view no longer allows it. */
  revalidate(): void {
    if (this.picked !== null && !this.session.view?.legal?.includes(this.picked)) this.picked = null
  }

  // ---- words -----------------------------------------------------------------------

  /** A legal move in the words of the rules. The first call requests them and returns an empty text; calls made
   * together share a request, and a failed one is repeated when the connection is back. */
  phrase(move: P | number): string {
    const action = this.numberOf(move)
    const found = action === undefined ? undefined : this.phrases.get(action)
    if (found) return this.session.speaker.text(found.id, found.arguments)
    if (action !== undefined && this.session.connection === 'live' && this.legal.has(action)) this.want(action)
    return ''
  }

  private want(action: number): void {
    if (this.requested.has(action)) return
    if (!this.wanted.size) queueMicrotask(() => void this.loadPhrases())
    this.requested.add(action)
    this.wanted.add(action)
  }

  private async loadPhrases(): Promise<void> {
    const { decision, session } = this
    const wanted = [...this.wanted]
    this.wanted.clear()
    if (session.seat === null || !wanted.length) return
    try {
      const moves = await this.source().moves(session.seat, wanted.length > MOST_NAMED ? undefined : wanted)
      if (decision === this.decision) this.phrases = new Map([...this.phrases, ...moves.map((move) => [move.action, move] as const)])
    } catch {
      // The table has moved on, or the connection is lost.
      if (decision === this.decision) wanted.forEach((action) => this.requested.delete(action))
    }
  }

  /** Forget all phrases, because they may depend on what has happened since. */
  forgetPhrases(): void {
    this.decision++
    this.phrases = new Map()
    this.wanted.clear()
    this.requested.clear()
  }
}
