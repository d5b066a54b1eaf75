// The games. Each is a folder here, named as the game's folder in the Python package:
//   index.ts      exports `game: GameDefinition`; loaded when a table opens. Without it the generic board serves
//   Cover.svelte  the picture on the home page; part of the first load, so keep it small
import type { Component } from 'svelte'
import { findGame, games, prefixOf } from '../api/games.svelte'
import { i18n, t } from '../i18n/i18n.svelte'
import type { GameDefinition } from './game'

export { prefixOf } from '../api/games.svelte'
export type { Bubble, GameDefinition } from './game'

const definitions = import.meta.glob<{ game: GameDefinition }>('./*/index.ts')
const covers = import.meta.glob<{ default: Component }>('./*/Cover.svelte', { eager: true })

/** Load a game's definition, else that of the generic board, and the game's words. */
export async function loadGame(name: string): Promise<GameDefinition> {
  const game = await findGame(name)
  const load = definitions[`./${game?.folder}/index.ts`] ?? (() => import('../table/generic'))
  const [{ game: definition }] = await Promise.all([load(), i18n.need(prefixOf(name))])
  return definition
}

/** The name of a game in the language of the page. */
export function nameOf(game: string): string {
  const id = `${prefixOf(game)}-name`
  return i18n.speaker.has(id) ? t(id) : game
}

export function coverOf(game: string): Component | null {
  return covers[`./${games.find(game)?.folder}/Cover.svelte`]?.default ?? null
}

/** The teams at a table of this size; none if each seat plays for itself. */
export function teamsOf(game: string, players: number): number[][] {
  const sides = games.find(game)?.sides[players] ?? []
  return sides.some((side) => side.length > 1) ? sides : []
}
