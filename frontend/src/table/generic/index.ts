// The definition of a game without a folder of its own in src/games.
import type { GameDefinition } from '../../games'
import { i18n } from '../../i18n/i18n.svelte'
import GenericBoard from './GenericBoard.svelte'
import { spotOf } from './moves'

await i18n.need('generic')

export const game: GameDefinition = {
  Board: GenericBoard,
  spots: (move, session) => [spotOf(session.textOf(move))],
}
