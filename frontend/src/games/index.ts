// The games of the house. A game is a folder here, named as the server names the game:
//   index.ts      exports `game: GameDefinition`; loaded when somebody sits down
//   Cover.svelte  its picture on the first page; part of the first load, so keep it small
import type { Component } from 'svelte'
import type { GameDefinition } from './game'

export type { Bubble, GameDefinition, Section } from './game'

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

export async function loadGame(game: string): Promise<GameDefinition> {
  const load = definitions[`./${game}/index.ts`]
  if (!load) throw new Error(`no board for ${game}`)
  return (await load()).game
}

export function coverOf(game: string): Component | null {
  return covers[`./${game}/Cover.svelte`]?.default ?? null
}
