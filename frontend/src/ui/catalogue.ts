// What the server offers, asked for once.
import { call, type Game } from '../api/client'

let asked: Promise<Game[]> | null = null

export function games(): Promise<Game[]> {
  asked ??= call('get', '/api/games').catch((error: unknown) => {
    asked = null
    throw error
  })
  return asked
}

export async function game(name: string): Promise<Game> {
  const found = (await games()).find((each) => each.name === name)
  if (!found) throw new Error(`no game ${name}`)
  return found
}
