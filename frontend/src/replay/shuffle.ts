// Repeats a shuffle in this browser from what the server reveals after a match. docs/reference/shuffle.md documents the computation;
// the server's implementation is src/hauntboard/engine/dealer.py.
import type { Schemas, TableEvent } from '../api/client'

export type Shuffle = Schemas['ShufflePayload']

const text = (value: string) => new TextEncoder().encode(value)
const COMMIT = text('hauntboard commitment 1\n')
const DRAW = text('hauntboard draw 1\n')
const ALL_NUMBERS = 1n << 64n

/** Whether this page may compute hashes: browsers require a secure context. */
export const computes = globalThis.crypto?.subtle !== undefined

export function bytes(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}
function joined(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap((part) => [...part]))
}
/** A number as big-endian bytes. */
function number(value: number, size: 2 | 4): Uint8Array {
  const all = new DataView(new ArrayBuffer(4))
  all.setUint32(0, value)
  return new Uint8Array(all.buffer, 4 - size)
}

/** The commitment to a seed, as published before the match. */
export async function commitmentOf(seed: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', joined([COMMIT, bytes(seed)]))
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Repeat all draws and count those with the reported result. */
export async function drawAgain({ seed, entropies, lots }: Shuffle): Promise<number> {
  const key = await crypto.subtle.importKey('raw', bytes(seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const given = entropies.map(bytes)
  const head = joined([DRAW, ...given.flatMap((entropy) => [number(entropy.length, 2), entropy])])
  let right = 0
  for (const [draw, { among, drawn }] of lots.entries()) {
    const count = BigInt(among.length)
    const fair = ALL_NUMBERS - (ALL_NUMBERS % count)
    let found = fair
    for (let attempt = 0; found >= fair; attempt++) {
      const mac = await crypto.subtle.sign('HMAC', key, joined([head, number(draw, 4), number(attempt, 4)]))
      found = new DataView(mac).getBigUint64(0)
    }
    if (among[Number(found % count)] === drawn) right++
  }
  return right
}

/** Whether the reported draws are exactly those of the match. */
export function dealt(log: TableEvent[], { lots }: Shuffle): boolean {
  const chance = log.flatMap((entry, n) => (entry.seat === -1 ? [`${n + 1} ${entry.action}`] : []))
  return chance.join() === lots.map((lot) => `${lot.step} ${lot.drawn}`).join()
}
