// A card play in the making: the card, what a leading doppelgänger stands for, and a bonus card. The three
// are one move (R13), and the choice of a bonus card looks the same whether it is possible or not.
import type { Desk } from '../../table/desk.svelte'
import { isDouble, type Bonus, type Suit } from './cards'
import type { TricksView } from './view'

export class Plan {
  card = $state<string | null>(null)
  suit = $state<Suit | null>(null)
  bonus = $state<Bonus | 0>(0)

  constructor(private readonly desk: Desk<TricksView>) {}

  /** Whether the looker leads the trick that comes. */
  get leading(): boolean {
    return this.desk.view.trick.length === 0
  }
  /** Whether the chosen card needs a suit (R5). */
  get declaring(): boolean {
    return this.card !== null && isDouble(this.card) && this.leading
  }
  /** The move as chosen so far; null while something is missing. */
  get text(): string | null {
    if (this.card === null || (this.declaring && this.suit === null)) return null
    return this.written(this.card, this.suit, this.bonus)
  }

  clear(): void {
    this.card = this.suit = null
    this.bonus = 0
  }

  /** Choose a card of the hand; the same one again puts it back. */
  tap(card: string): void {
    const { desk } = this
    if (this.card === card) {
      this.card = this.suit = null
      return desk.pick(null)
    }
    if (!this.playable(card)) return void desk.whyNot(isDouble(card) && desk.myTurn && this.leading ? `${card}/S` : card)
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
    return this.desk.can(card) || this.desk.can(`${card}/S`)
  }

  private written(card: string, suit: Suit | null, bonus: number): string {
    return card + (suit ? `/${suit}` : '') + (bonus ? `+${bonus}` : '')
  }

  private update(): void {
    const { text, desk } = this
    if (text === null) return desk.pick(null)
    if (desk.can(text)) return desk.pick(text)
    // Only the bonus card can stand in the way: say why, and go on without it.
    void desk.whyNot(text)
    this.bonus = 0
    desk.pick(this.text)
  }
}
