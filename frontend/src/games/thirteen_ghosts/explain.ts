import type { GhostsSession } from './actions'
import Card from './Card.svelte'
import { colourOf } from './cards'

/** A card's name and text. */
export function explainCard(session: GhostsSession, card: number): void {
  session.explain({
    title: session.t('web-ghosts-card', { card }),
    text: `${session.t(`ghosts-card-${card}-ability`)}\n${session.t('web-ghosts-colour', { colour: colourOf(card) })}`,
    clause: card === 2 ? 'G11' : card === 4 ? 'G13' : card === 8 || card === 10 ? 'G12b' : 'G4',
    picture: { Art: Card, props: { card } },
  })
}
