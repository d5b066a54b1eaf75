// A half-made play: the card, the suit of a leading doppelgänger, and a bonus card. The three are one move (R13), and
// the choice of a bonus card looks the same whether it is legal or not.
import type { TableSession } from '../../table/table-session.svelte'
import { isDouble, type Bonus, type Suit } from './cards'
import type { TricksView } from './view'

export class Plan {
  card = $state<string | null>(null)
  suit = $state<Suit | null>(null)
  bonus = $state<Bonus | 0>(0)

  constructor(private readonly session: TableSession<TricksView>) {}

  /** Whether the viewer leads the next trick. */
  get leading(): boolean {
    return this.session.view.trick.length === 0
  }
  /** Whether the chosen card needs a suit (R5). */
  get declaring(): boolean {
    return this.card !== null && isDouble(this.card) && this.leading
  }
  /** The notation of the move; null while it is incomplete. */
  get text(): string | null {
    if (this.card === null || (this.declaring && this.suit === null)) return null
    return this.written(this.card, this.suit, this.bonus)
  }

  clear(): void {
    this.card = this.suit = null
    this.bonus = 0
  }

  /** Choose a card, or return the chosen one to the hand. */
  tap(card: string): void {
    const { session } = this
    if (this.card === card) {
      this.card = this.suit = null
      return session.pick(null)
    }
    if (!this.playable(card)) return void session.whyNot(isDouble(card) && session.myTurn && this.leading ? `${card}/S` : card)
    this.card = card
    this.suit = null
    this.update()
  }

  declare(suit: Suit): void {
    this.suit = suit
    this.update()
  }

  claim(bonus: Bonus | 0): void {
    this.bonus = bonus
    if (this.card !== null) this.update()
  }

  /** Whether a card may be played now. */
  playable(card: string): boolean {
    return this.session.can(card) || this.session.can(`${card}/S`)
  }

  private written(card: string, suit: Suit | null, bonus: number): string {
    return card + (suit ? `/${suit}` : '') + (bonus ? `+${bonus}` : '')
  }

  private update(): void {
    const { text, session } = this
    if (text === null) return session.pick(null)
    if (session.can(text)) return session.pick(text)
    // Only the bonus card can be illegal here: explain why, and continue without it.
    void session.whyNot(text)
    this.bonus = 0
    session.pick(this.text)
  }
}
