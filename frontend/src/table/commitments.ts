// Keeps each table's commitment to its shuffle and the entropy that this browser added, to compare them with what the
// server reveals after the match.
import type { Table } from '../api/client'

export interface KeptCommitment {
  commitment: string
  at: number
  /** The entropy added by the people at this browser. */
  given: string[]
}

const KEY = 'hauntboard-commitments'
const MOST_TABLES = 60
const noted = new Set<string>()

function all(): Record<string, KeptCommitment> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, KeptCommitment>
  } catch {
    return {}
  }
}

function update(id: string, change: (kept: KeptCommitment) => void): void {
  const { [id]: kept = { commitment: '', at: Date.now(), given: [] }, ...others } = all()
  change(kept)
  const newest = Object.entries({ ...others, [id]: kept }).slice(-MOST_TABLES)
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest)))
  } catch {
    // Storage is unavailable; the replay's other checks still work.
  }
}

/** Keep a table's commitment, once, unless its match is already over. */
export function keepCommitment({ id, commitment, status }: Pick<Table, 'id' | 'commitment' | 'status'>): void {
  if (noted.has(id)) return
  noted.add(id)
  if (status === 'over' || all()[id]?.commitment) return
  update(id, (kept) => Object.assign(kept, { commitment, at: Date.now() }))
}

/** Keep entropy that this browser adds to a table's shuffle. */
export function keepEntropy(id: string, entropy: string): void {
  update(id, (kept) => kept.given.push(entropy))
}

export function keptOf(id: string): KeptCommitment | null {
  return all()[id] ?? null
}
