// Opening a table, in all the ways there are.
import { call, type Game, type Schemas } from '../api/client'
import { gave, note } from '../table/commitments'
import { me } from '../ui/me.svelte'
import { go } from '../ui/router.svelte'
import { settings } from '../ui/settings.svelte'

/** Random bytes of this browser: added to the shuffle, so that the server alone cannot choose it. */
function entropy(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Random bytes for the shuffle of a table, noted so that they can be found in it afterwards. */
export function entropyFor(id: string): string {
  const bytes = entropy()
  gave(id, bytes)
  return bytes
}

/** Open a table, seat more people of this device, start if wanted. Returns the table's id. */
export async function openTable(wanted: Partial<Schemas['TableRequest']>, others: string[] = [], start = false): Promise<string> {
  await me.become()
  const mine = entropy()
  const { table } = await call('post', '/api/tables', { body: { ...wanted, entropy: mine } })
  note(table)
  gave(table.id, mine)
  const path = { id: table.id }
  for (const [n, name] of others.entries()) {
    await call('post', '/api/tables/{id}/seats', { path, body: { name, seat: n + 1, entropy: entropyFor(table.id) } })
  }
  if (start) await call('post', '/api/tables/{id}/start', { path })
  return table.id
}

/** The bot to meet: the last one chosen, else one in the middle. */
export function botFor(game: Game): string {
  const kept = settings.setups[game.name]?.bot ?? ''
  return game.bots.includes(kept) ? kept : game.bots[Math.floor(game.bots.length / 2)]!
}

/** To a running match against bots, set up as the last time. */
export async function playNow(game: Game): Promise<void> {
  const players = settings.setups[game.name]?.players ?? game.players[0]!
  settings.newcomer = false
  go(`/table/${await openTable({ game: game.name, players, seats: ['person', ...Array<string>(players - 1).fill(botFor(game))] }, [], true)}`)
}
