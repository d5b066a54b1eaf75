// The games that the server offers, released ones first. The list of the last visit serves until the new one arrives,
// and offline.
import { untrack } from 'svelte'
import { i18n } from '../i18n/i18n.svelte'
import { connectivity } from '../ui/connectivity.svelte'
import { call, type Game } from './client'

const KEY = 'hauntboard-games'

function kept(): Game[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Game[]
  } catch {
    return []
  }
}

class Games {
  list = $state.raw<Game[]>(kept())
  private fetched: Promise<Game[]> | null = null

  find(name: string): Game | undefined {
    return this.list.find((game) => game.name === name)
  }

  /** The list of the server, fetched once. */
  fetch(): Promise<Game[]> {
    this.fetched ??= call('get', '/api/games').then(
      (list) => this.keep(list),
      (error: unknown) => {
        this.fetched = null
        throw error
      },
    )
    return this.fetched
  }

  /** Fetch a game's messages from the server if they are not part of this build. */
  private provideWords(name: string, prefix: string): void {
    i18n.provide(prefix, (language) => call('get', '/api/games/{game}/words/{language}', { path: { game: name, language } }).then(({ text }) => text))
  }

  private keep(list: Game[]): Game[] {
    this.list = list
    for (const { name, prefix } of list) this.provideWords(name, prefix)
    try {
      localStorage.setItem(KEY, JSON.stringify(this.list))
    } catch {
      // Storage is unavailable; the list lasts as long as the page.
    }
    return this.list
  }
}

export const games = new Games()

/** A game by its name; undefined if the server does not offer it. Without a connection, the game of the last visit. */
export async function findGame(name: string): Promise<Game | undefined> {
  // An effect that calls this must not run again when the list or the connection changes.
  const [known, down] = untrack(() => [games.find(name), connectivity.down])
  if (known && down) return known
  try {
    return (await games.fetch()).find((game) => game.name === name)
  } catch (error) {
    if (known) return known
    throw error
  }
}

/** The prefix of a game's messages. */
export function prefixOf(game: string): string {
  return games.find(game)?.prefix ?? game
}
