// A half-made turn: play the card or attack, the face-up card to copy, the numbers.
import type { GhostsAction, GhostsSession } from './actions'
import { named, taps } from './cards'

export class Plan {
  mode = $state<'play' | 'attack' | null>(null)
  /** The face-up card that a 2 copies. */
  copied = $state<number | null>(null)
  tapped = $state<number[]>([])
  /** Card 10: the chosen order of the cards so far, the top one first. */
  order = $state<number[]>([])

  constructor(private readonly session: GhostsSession) {}

  get hand(): number | null {
    const { seat, view } = this.session
    return seat === null ? null : view.seats[seat]!.hand
  }
  /** The card whose ability is being used. */
  get card(): number | null {
    if (this.mode !== 'play' || !this.hand) return null
    return this.hand === 2 ? this.copied : this.hand
  }
  /** Whether the viewer is choosing a number to attack. */
  get aiming(): boolean {
    const { session } = this
    if (!session.myTurn) return false
    return this.mode === 'attack' || session.view.phase === 'aim' || (session.view.phase === 'turn' && session.options.every(({ kind }) => kind === 'attack'))
  }
  /** The numbers chosen so far; null while none are needed. */
  get chosen(): number[] | null {
    if (!this.session.myTurn) return null
    if (this.aiming) return this.tapped.slice(0, 1)
    return this.card && taps(this.card) ? named(this.card, this.tapped) : null
  }
  /** Whether all numbers have been chosen. */
  get complete(): boolean {
    return this.aiming ? this.tapped.length > 0 : this.card !== null && this.tapped.length >= taps(this.card)
  }

  /** What to tap next; null before a way to use the turn is chosen and once the move is complete. */
  get nextTap(): string | null {
    const { session, card } = this
    if (!session.myTurn || this.mode === null || this.complete) return null
    if (this.aiming) return session.t('web-ghosts-tap-attack')
    if (card === 12) return session.t('web-ghosts-tap-three', { count: taps(card) - this.tapped.length })
    if (card) return session.t('web-ghosts-tap-number', { card })
    return session.t('web-ghosts-tap-copy', { copy: session.options.some(({ kind }) => kind === 'copy'), draw: session.can({ kind: 'draw' }) })
  }

  clear(): void {
    this.mode = this.copied = null
    this.tapped = []
    this.order = []
  }

  attack(): void {
    this.mode = 'attack'
    this.copied = null
    this.tapped = []
    this.session.pick(null)
  }

  /** The move that uses a card's ability; null while numbers are missing. */
  private ability(card: number, tapped: number[]): GhostsAction | null {
    if (tapped.length < taps(card)) return null
    return { kind: this.hand === 2 ? 'copy' : 'play', card, numbers: named(card, tapped) }
  }

  /** Any move that uses a card's ability: one is legal if all are. */
  private anyAbility(card: number): GhostsAction {
    return this.ability(card, [1, 2, 3])!
  }

  /** Any move that plays the hand card face up. */
  private get anyPlay(): GhostsAction {
    const { session, hand } = this
    return hand === 2 ? (session.options.find(({ kind }) => kind === 'copy') ?? { kind: 'draw' }) : this.anyAbility(hand || 3)
  }
  get canPlay(): boolean {
    return this.hand !== null && this.session.can(this.anyPlay)
  }
  get canAttack(): boolean {
    return this.session.options.some(({ kind }) => kind === 'attack')
  }

  /** Play the hand card face up. */
  play(): void {
    const { session, hand, anyPlay: any } = this
    if (!hand || !session.can(any)) return void session.whyNot(any)
    this.mode = 'play'
    this.copied = null
    this.tapped = []
    session.pick(hand !== 2 && taps(hand) === 0 ? any : null)
  }

  /** Whether a 2 may copy a face-up card; another 2 has nothing to copy. */
  canCopy(card: number): boolean {
    return card !== 2 && this.session.can(this.anyAbility(card))
  }

  /** Choose the face-up card that a 2 copies. */
  copy(card: number): void {
    const any = this.anyAbility(card)
    if (!this.session.can(any)) return void this.session.whyNot(any)
    this.copied = card
    this.tapped = []
    this.session.pick(taps(card) ? null : any)
  }

  tap(number: number): void {
    if (this.aiming) {
      this.tapped = [number]
      return this.session.pick({ kind: 'attack', number })
    }
    const card = this.card!
    if (card !== 12) this.tapped = [number]
    else if (this.tapped.includes(number)) this.tapped = this.tapped.filter((each) => each !== number)
    else this.tapped = [...this.tapped, number].slice(-3)
    this.session.pick(this.ability(card, this.tapped))
  }

  /** Card 10: choose the next card, from the top. */
  place(index: number, count: number): void {
    if (this.order.length >= count) this.order = []
    if (this.order.includes(index)) this.order = this.order.filter((each) => each !== index)
    else this.order = [...this.order, index]
    if (this.order.length === count - 1) this.order = [...this.order, [...Array(count).keys()].find((each) => !this.order.includes(each))!]
    this.session.pick(this.order.length === count ? { kind: 'arrange', order: this.order } : null)
  }
}
