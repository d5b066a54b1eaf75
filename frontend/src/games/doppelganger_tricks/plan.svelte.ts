// A half-made play: the card, the suit of a leading doppelgänger, and a bonus card. The three are one move (R13), and
// the choice of a bonus card looks the same whether it is legal or not.
import type { TricksAction, TricksSession } from './actions'
import { isDouble, type Bonus, type Suit } from './cards'

export class Plan {
  card = $state<string | null>(null)
  suit = $state<Suit | null>(null)
  bonus = $state<Bonus | 0>(0)

  constructor(private readonly session: TricksSession) {}

  /** Whether the viewer leads the next trick. */
  get leading(): boolean {
    return this.session.view.trick.length === 0
  }
  /** Whether the chosen card needs a suit (R5). */
  get declaring(): boolean {
    return this.card !== null && isDouble(this.card) && this.leading
  }
  /** The move; null while it is incomplete. */
  get move(): TricksAction | null {
    if (this.card === null || (this.declaring && this.suit === null)) return null
    return { kind: 'play', card: this.card, suit: this.suit, bonus: this.bonus }
  }

  /** What to tap next; null while no choice is half made. */
  get nextTap(): string | null {
    const { session } = this
    if (!session.myTurn || this.move !== null) return null
    if (this.declaring) return session.t('web-tricks-tap-suit')
    return this.bonus ? session.t('web-tricks-tap-card', { bonus: this.bonus }) : null
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
    if (!this.playable(card)) return void session.whyNot(this.simplest(card, isDouble(card) && session.myTurn && this.leading))
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
    return this.session.can(this.simplest(card)) || (isDouble(card) && this.session.can(this.simplest(card, true)))
  }

  /** A play of a card without a bonus card, with or without a declared suit. */
  private simplest(card: string, declaring = false): TricksAction {
    return { kind: 'play', card, suit: declaring ? 'S' : null, bonus: 0 }
  }

  private update(): void {
    const { move, session } = this
    if (move === null) return session.pick(null)
    if (session.can(move)) return session.pick(move)
    // Only the bonus card can be illegal here: explain why, and continue without it.
    void session.whyNot(move)
    this.bonus = 0
    session.pick(this.move)
  }
}
