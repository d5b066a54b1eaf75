import type { Desk } from '../../table/desk.svelte'
import Card from './Card.svelte'
import { isDouble, rankOf, suitOf, type Bonus } from './cards'
import type { TricksView } from './view'

/** A card's name as it is read aloud. */
export function nameOf(desk: Desk<TricksView>, card: string): string {
  return desk.t('web-tricks-card', { suit: suitOf(card), rank: rankOf(card) })
}

/** What a card can do. */
export function explainCard(desk: Desk<TricksView>, card: string): void {
  const cards = [card, `D${rankOf(card)}`]
  desk.explain({
    title: nameOf(desk, card),
    text: isDouble(card) ? desk.t('web-tricks-about-double') : desk.t('web-tricks-about-ordinary', { cards, suit: suitOf(card) }),
    clause: isDouble(card) ? 'R6' : 'R7',
    picture: { Art: Card, props: { card } },
  })
}

export function explainBonus(desk: Desk<TricksView>, bonus: Bonus): void {
  desk.explain({ title: desk.t('web-tricks-bonus', { bonus }), text: `${desk.t(`tricks-bonus-${bonus}`)}\n${desk.t('web-tricks-bonus-how')}`, clause: 'R13' })
}
