// Opens tables.
import { call, type Game, type Schemas } from '../api/client'
import { keepCommitment, keepEntropy } from '../table/commitments'
import { me } from '../ui/me.svelte'
import { go } from '../ui/router.svelte'
import { settings } from '../ui/settings.svelte'

/** Random bytes for a shuffle, so that the server alone cannot choose it. */
function entropy(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Random bytes for the shuffle of a table, kept for the check after the match. */
export function entropyFor(id: string): string {
  const bytes = entropy()
  keepEntropy(id, bytes)
  return bytes
}

/** Open a table, seat more people at this device, start it if wanted, and return its id. */
export async function openTable(wanted: Partial<Schemas['TableRequest']>, others: string[] = [], start = false): Promise<string> {
  await me.signIn()
  const mine = entropy()
  const { table } = await call('post', '/api/tables', { body: { ...wanted, entropy: mine } })
  keepCommitment(table)
  keepEntropy(table.id, mine)
  const path = { id: table.id }
  for (const [n, name] of others.entries()) {
    await call('post', '/api/tables/{id}/seats', { path, body: { name, seat: n + 1, entropy: entropyFor(table.id) } })
  }
  if (start) await call('post', '/api/tables/{id}/start', { path })
  return table.id
}

/** The bot to play against: the last one chosen, else one of medium strength. */
export function botFor(game: Game): string {
  const kept = settings.setups[game.name]?.bot ?? ''
  return game.bots.includes(kept) ? kept : game.bots[Math.floor(game.bots.length / 2)]!
}

/** Start a match against bots with the last setup and go to it. */
export async function playNow(game: Game): Promise<void> {
  const players = settings.setups[game.name]?.players ?? game.players[0]!
  settings.newcomer = false
  go(`/table/${await openTable({ game: game.name, players, seats: ['person', ...Array<string>(players - 1).fill(botFor(game))] }, [], true)}`)
}
