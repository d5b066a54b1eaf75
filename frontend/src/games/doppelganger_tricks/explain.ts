import type { TricksSession } from './actions'
import Card from './Card.svelte'
import { isDouble, rankOf, suitOf, type Bonus } from './cards'

/** A card's name for screen readers. */
export function nameOf(session: TricksSession, card: string): string {
  return session.t('web-tricks-card', { suit: suitOf(card), rank: rankOf(card) })
}

/** Explain what a card does. */
export function explainCard(session: TricksSession, card: string): void {
  const cards = [card, `D${rankOf(card)}`]
  session.explain({
    title: nameOf(session, card),
    text: isDouble(card) ? session.t('web-tricks-about-double') : session.t('web-tricks-about-ordinary', { cards, suit: suitOf(card) }),
    clause: isDouble(card) ? 'R6' : 'R7',
    picture: { Art: Card, props: { card } },
  })
}

export function explainBonus(session: TricksSession, bonus: Bonus): void {
  session.explain({ title: session.t('web-tricks-bonus', { bonus }), text: `${session.t(`tricks-bonus-${bonus}`)}\n${session.t('web-tricks-bonus-how')}`, clause: 'R13' })
}
