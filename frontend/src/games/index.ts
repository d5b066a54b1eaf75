// The games. Each is a folder here, named as on the server:
//   index.ts      exports `game: GameDefinition`; loaded when a table opens. Without it the plain board serves
//   Cover.svelte  the picture on the home page; part of the first load, so keep it small
import type { Component } from 'svelte'
import type { GameDefinition } from './game'

export type { Bubble, GameDefinition } from './game'

const definitions = import.meta.glob<{ game: GameDefinition }>('./*/index.ts')
const covers = import.meta.glob<{ default: Component }>('./*/Cover.svelte', { eager: true })

/** The prefix of a game's messages. */
export const PREFIXES: Record<string, string> = {
  '13-ghosts': 'ghosts',
  'doppelganger-tricks': 'tricks',
  halloween: 'halloween',
}
export const GAME_NAMES = Object.keys(PREFIXES)

export function prefixOf(game: string): string {
  return PREFIXES[game] ?? game
}

/** Load a game's definition; the plain board for a game without one. */
export async function loadGame(game: string): Promise<GameDefinition> {
  const load = definitions[`./${game}/index.ts`]
  if (load) return (await load()).game
  const { default: Board } = await import('../table/PlainBoard.svelte')
  return { Board }
}

export function coverOf(game: string): Component | null {
  return covers[`./${game}/Cover.svelte`]?.default ?? null
}
