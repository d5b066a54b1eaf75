// Requests the analysis of a match, waits for it and looks it up by moment.
import { call, type Schemas } from '../api/client'
import { showError } from '../ui/toasts.svelte'
import { i18n } from '../i18n/i18n.svelte'

export type Analysis = Schemas['Analysis']
export type JudgedMove = Schemas['JudgedMove']
export type AnalysisPayload = Schemas['AnalysisPayload']

export { SYMBOLS } from '../table/log.svelte'
export const MARKS = ['flicker', 'stumble', 'howler', 'keen'] as const

const FIRST_POLL_MS = 600
const LONGEST_POLL_MS = 4000
const ENOUGH_DONE = 4 // decisions examined before the remaining time is estimated

export class Analyser {
  state = $state<AnalysisPayload['state']>('none')
  done = $state(0)
  total = $state(0)
  analysis = $state.raw<Analysis | null>(null)
  /** The remaining time by the pace so far, in minutes; null until enough is done to tell. */
  minutesLeft = $state<number | null>(null)
  /** Whether the server has answered. */
  known = $state(false)

  private begun: { at: number; done: number } | null = null
  private timer = 0
  private wait = FIRST_POLL_MS
  private closed = false
  private missed = false

  constructor(private readonly table: string) {}

  /** The marked decisions, in the order of the match. */
  marked: JudgedMove[] = $derived(this.analysis?.moves.filter((move) => move.mark) ?? [])
  /** The mark of each step. */
  marks: Map<number, string> = $derived(new Map(this.marked.map((move) => [move.step, move.mark!])))

  /** The decision that led to a moment, or the last before it. */
  moveAt(step: number): JudgedMove | null {
    return this.analysis?.moves.findLast((move) => move.step <= step) ?? null
  }

  /** Estimate the remaining time from what was done since this page first saw the work. */
  private estimate(): void {
    const now = Date.now()
    if (this.state !== 'working') this.begun = null
    else this.begun ??= { at: now, done: this.done }
    const done = this.begun ? this.done - this.begun.done : 0
    this.minutesLeft = done < ENOUGH_DONE ? null : Math.ceil(((this.total - this.done) * (now - this.begun!.at)) / done / 60_000)
  }

  async poll(): Promise<void> {
    await this.receive(call('get', '/api/tables/{id}/analysis', { path: { id: this.table } }))
  }
  async request(): Promise<void> {
    this.wait = FIRST_POLL_MS
    this.missed = false
    await this.receive(call('post', '/api/tables/{id}/analysis', { path: { id: this.table } }))
  }
  close(): void {
    this.closed = true
    clearTimeout(this.timer)
  }

  private async receive(answer: Promise<AnalysisPayload>): Promise<void> {
    clearTimeout(this.timer)
    try {
      const payload = await answer
      this.state = payload.state
      this.done = payload.done ?? 0
      this.total = payload.total ?? 0
      this.analysis = payload.analysis ?? null
      this.estimate()
      this.missed = false
    } catch (error) {
      // Report the first failure only; the server keeps working, so keep polling.
      if (!this.missed) showError(error)
      this.missed = true
    }
    this.known = true
    if (!this.closed && (this.state === 'waiting' || this.state === 'working')) {
      this.timer = window.setTimeout(() => void this.poll(), this.wait)
      this.wait = Math.min(LONGEST_POLL_MS, this.wait * 1.3)
    }
  }
}

/** Formats figures in the page's language and the game's unit. */
export class Figures {
  constructor(private readonly unit: string) {}

  private percent(share: number, options: Intl.NumberFormatOptions = {}): string {
    return this.format(share, 0, { style: 'percent', ...options })
  }
  private format(value: number, digits: number, options: Intl.NumberFormatOptions = {}): string {
    const text = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: digits, maximumFractionDigits: digits, ...options }).format(value)
    return text.replace('-', '−')
  }
  /** The value of a move: a probability in percent, or points. */
  move(value: number, options: Intl.NumberFormatOptions = {}): string {
    return this.unit === 'points' ? this.format(value, 1, options) : this.percent(value, options)
  }
  /** An error, never shown as zero. */
  error(value: number): string {
    return this.unit === 'points' ? this.format(Math.max(0.1, value), 1) : this.percent(Math.max(0.01, value))
  }
  /** A sum over the match: rounds, points, or a share of the win. */
  sum(value: number, options: Intl.NumberFormatOptions = {}): string {
    if (this.unit === 'match') return this.percent(value, options)
    return this.format(value, this.unit === 'points' ? 1 : 2, options)
  }
}

export const SIGNED: Intl.NumberFormatOptions = { signDisplay: 'exceptZero' }
