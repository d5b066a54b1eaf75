// What this browser was told before a match could be known, and what it gave to the shuffle: kept here, so that it
// can be held against what is revealed afterwards.
import type { Table } from '../api/client'

export interface Kept {
  commitment: string
  at: number
  /** What people at this browser added to the shuffle. */
  given: string[]
}

const KEY = 'hauntboard-commitments'
const MOST = 60
const noted = new Set<string>()

function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Kept>
  } catch {
    return {}
  }
}

function keep(id: string, change: (kept: Kept) => void): void {
  const { [id]: kept = { commitment: '', at: Date.now(), given: [] }, ...others } = all()
  change(kept)
  const newest = Object.entries({ ...others, [id]: kept }).slice(-MOST)
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest)))
  } catch {
    // A browser that keeps nothing can still compare with the others.
  }
}

/** Note a table's commitment once, as long as its match is not over. */
export function note({ id, commitment, status }: Pick<Table, 'id' | 'commitment' | 'status'>): void {
  if (noted.has(id)) return
  noted.add(id)
  if (status === 'over' || all()[id]?.commitment) return
  keep(id, (kept) => Object.assign(kept, { commitment, at: Date.now() }))
}

/** Note what somebody here adds to a table's shuffle. */
export function gave(id: string, entropy: string): void {
  keep(id, (kept) => kept.given.push(entropy))
}

export function keptOf(id: string): Kept | null {
  return all()[id] ?? null
}
