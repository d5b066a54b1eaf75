// The names of the players at a table, bots included.
import { t } from './i18n.svelte'

/** A seat's name: its player's, or that of the bot at this seat; empty if the seat is free. */
export function seatName(seat: { name: string; bot: string }, number: number): string {
  return seat.name || (seat.bot ? t(`bot-name-${number + 1}`) : '')
}
