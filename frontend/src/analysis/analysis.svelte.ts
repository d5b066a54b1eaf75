// The analysis of a match: asked for, waited for, and looked up by moment.
import { call, type Schemas } from '../api/client'
import { complain } from '../ui/toasts.svelte'
import { i18n } from '../i18n/i18n.svelte'

export type Analysis = Schemas['Analysis']
export type Move = Schemas['JudgedMove']
export type Told = Schemas['AnalysisPayload']

export { SYMBOLS } from '../table/log.svelte'
export const MARKS = ['flicker', 'stumble', 'howler', 'keen'] as const

const FIRST_MS = 600 // between two looks at how far it is
const MOST_MS = 4000

export class Analyser {
  state = $state<Told['state']>('none')
  done = $state(0)
  total = $state(0)
  analysis = $state.raw<Analysis | null>(null)
  /** Whether the first answer is there. */
  known = $state(false)

  private timer = 0
  private wait = FIRST_MS
  private closed = false
  private missed = false

  constructor(private readonly table: string) {}

  /** The decisions that have a mark, in the order of the match. */
  marked: Move[] = $derived(this.analysis?.moves.filter((move) => move.mark) ?? [])
  /** By step: the mark and its word. */
  marks: Map<number, string> = $derived(new Map(this.marked.map((move) => [move.step, move.mark!])))

  /** The decision that led to a moment, or the last one before it. */
  moveAt(step: number): Move | null {
    return this.analysis?.moves.findLast((move) => move.step <= step) ?? null
  }

  async look(): Promise<void> {
    await this.hear(call('get', '/api/tables/{id}/analysis', { path: { id: this.table } }))
  }
  async ask(): Promise<void> {
    this.wait = FIRST_MS
    this.missed = false
    await this.hear(call('post', '/api/tables/{id}/analysis', { path: { id: this.table } }))
  }
  close(): void {
    this.closed = true
    clearTimeout(this.timer)
  }

  private async hear(answer: Promise<Told>): Promise<void> {
    clearTimeout(this.timer)
    try {
      const told = await answer
      this.state = told.state
      this.done = told.done ?? 0
      this.total = told.total ?? 0
      this.analysis = told.analysis ?? null
      this.missed = false
    } catch (error) {
      // Said once; the work goes on over there, so we look again.
      if (!this.missed) complain(error)
      this.missed = true
    }
    this.known = true
    if (!this.closed && (this.state === 'waiting' || this.state === 'working')) {
      this.timer = window.setTimeout(() => void this.look(), this.wait)
      this.wait = Math.min(MOST_MS, this.wait * 1.3)
    }
  }
}

/** Figures as this language writes them, in the unit of a game. */
export class Figures {
  constructor(private readonly unit: string) {}

  private format(value: number, digits: number, options: Intl.NumberFormatOptions = {}): string {
    const text = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: digits, maximumFractionDigits: digits, ...options }).format(value)
    return text.replace('-', '−')
  }
  /** What a single move is worth: a chance in percent, or points. */
  move(value: number, options: Intl.NumberFormatOptions = {}): string {
    return this.unit === 'points' ? this.format(value, 1, options) : `${this.format(100 * value, 0, options)} %`
  }
  /** An error is never said to be nothing. */
  error(value: number): string {
    return this.unit === 'points' ? this.format(Math.max(0.1, value), 1) : `${this.format(Math.max(1, 100 * value), 0)} %`
  }
  /** A sum over the match: rounds, points, or a share of the victory. */
  sum(value: number, options: Intl.NumberFormatOptions = {}): string {
    if (this.unit === 'match') return `${this.format(100 * value, 0, options)} %`
    return this.format(value, this.unit === 'points' ? 1 : 2, options)
  }
}

export const SIGNED: Intl.NumberFormatOptions = { signDisplay: 'exceptZero' }
