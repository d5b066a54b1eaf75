// Cards in notation: a suit's letter and a rank, such as `S7` or `D10`.
export type Suit = 'S' | 'C' | 'T' | 'D'
export type Bonus = 1 | 3

export const SUITS: readonly Suit[] = ['S', 'C', 'T', 'D']
export const ORDINARY: readonly Suit[] = ['S', 'C', 'T']
export const BONUSES: readonly Bonus[] = [1, 3]

export const suitOf = (card: string) => card[0] as Suit
export const rankOf = (card: string) => Number(card.slice(1))
export const isDouble = (card: string) => card[0] === 'D'

/** A hand by suit, low ranks first, without empty suits. */
export function bySuit(hand: readonly string[]): { suit: Suit; cards: string[] }[] {
  return SUITS.map((suit) => ({ suit, cards: hand.filter((card) => suitOf(card) === suit).sort((a, b) => rankOf(a) - rankOf(b)) })).filter((group) => group.cards.length)
}
