// The games that the server offers, fetched once.
import { call, type Game } from './client'

let fetched: Promise<Game[]> | null = null

export function fetchGames(): Promise<Game[]> {
  fetched ??= call('get', '/api/games').catch((error: unknown) => {
    fetched = null
    throw error
  })
  return fetched
}

export async function fetchGame(name: string): Promise<Game> {
  const found = (await fetchGames()).find((each) => each.name === name)
  if (!found) throw new Error(`no game ${name}`)
  return found
}
