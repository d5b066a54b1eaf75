import type { Desk } from '../../table/desk.svelte'
import Card from './Card.svelte'
import { colourOf } from './cards'
import type { GhostsView } from './view'

/** A card's name and text. */
export function explainCard(desk: Desk<GhostsView>, card: number): void {
  desk.explain({
    title: desk.t('web-ghosts-card', { card }),
    text: `${desk.t(`ghosts-card-${card}-ability`)}\n${desk.t('web-ghosts-colour', { colour: colourOf(card) })}`,
    clause: card === 2 ? 'G11' : card === 4 ? 'G13' : card === 8 || card === 10 ? 'G12b' : 'G4',
    picture: { Art: Card, props: { card } },
  })
}
