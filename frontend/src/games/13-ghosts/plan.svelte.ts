// A half-made turn: play the card or attack, the face-up card to copy, the numbers.
import type { TableSession } from '../../table/table-session.svelte'
import { ability, named, taps } from './cards'
import type { GhostsView } from './view'

export class Plan {
  mode = $state<'play' | 'attack' | null>(null)
  /** The face-up card that a 2 copies. */
  copied = $state<number | null>(null)
  tapped = $state<number[]>([])
  /** Card 10: the chosen order of the cards so far, the top one first. */
  order = $state<number[]>([])

  constructor(private readonly session: TableSession<GhostsView>) {}

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
    return this.mode === 'attack' || session.view.phase === 'aim' || (session.view.phase === 'turn' && session.options.every((text) => text.startsWith('x')))
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

  /** Play the hand card face up. */
  play(): void {
    const { session, hand } = this
    if (!hand) return void session.whyNot('3')
    const sample = hand === 2 ? session.options.find((text) => text.startsWith('2')) : ability(hand, [1, 2, 3])!
    if (!sample || !session.can(sample)) return void session.whyNot(sample ?? '2+')
    this.mode = 'play'
    this.copied = null
    this.tapped = []
    session.pick(hand !== 2 && taps(hand) === 0 ? String(hand) : null)
  }

  /** Choose the face-up card that a 2 copies. */
  copy(card: number): void {
    if (!this.session.can(`2>${ability(card, [1, 2, 3])}`)) return void this.session.whyNot(`2>${ability(card, [1, 2, 3])}`)
    this.copied = card
    this.tapped = []
    this.session.pick(taps(card) ? null : `2>${card}`)
  }

  tap(number: number): void {
    if (this.aiming) {
      this.tapped = [number]
      return this.session.pick(`x${number}`)
    }
    const card = this.card!
    if (card !== 12) this.tapped = [number]
    else if (this.tapped.includes(number)) this.tapped = this.tapped.filter((each) => each !== number)
    else this.tapped = [...this.tapped, number].slice(-3)
    const text = ability(card, this.tapped)
    this.session.pick(text && (this.hand === 2 ? `2>${text}` : text))
  }

  /** Card 10: choose the next card, from the top. */
  place(index: number, count: number): void {
    if (this.order.length >= count) this.order = []
    if (this.order.includes(index)) this.order = this.order.filter((each) => each !== index)
    else this.order = [...this.order, index]
    if (this.order.length === count - 1) this.order = [...this.order, [...Array(count).keys()].find((each) => !this.order.includes(each))!]
    const [top, ...bottom] = this.order.map((each) => each + 1)
    this.session.pick(this.order.length === count ? `t${top}b${bottom.join('')}` : null)
  }
}
