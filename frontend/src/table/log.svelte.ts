// The log of a match: the table events received so far, the steps that still stand, and both as text.
import type { TableEvent } from '../api/client'
import type { GameEvent, Speaker } from '../i18n/i18n.svelte'
import type { TableSession } from './table-session.svelte'

/** A line of text in the log. */
export interface LogLine {
  key: string
  text: string
  seat: number | null
  heading: boolean
  /** How many steps of the match had been made after it. */
  step: number
}

/** The marks of the analysis, as annotations beside a move. */
export const SYMBOLS: Record<string, string> = { flicker: '?!', stumble: '?', howler: '??', keen: '!' }

/** Table events with a message of their own, `web-log-TYPE`. */
const LOGGED = ['sit', 'undo', 'undo-ask', 'away', 'return', 'rematch', 'start', 'hint']

export class Log {
  private entries = $state.raw<TableEvent[]>([])
  private texts = new Map<TableEvent, string[]>()
  private textsFor: Speaker | null = null

  constructor(private readonly session: Pick<TableSession, 'game' | 'prefix' | 'seat' | 'speaker'>) {}

  /** Append the entries not known yet and return them. */
  append(entries: readonly TableEvent[]): TableEvent[] {
    const known = this.entries[this.entries.length - 1]?.number ?? -1
    const fresh = entries.filter((entry) => entry.number > known)
    this.entries = [...this.entries, ...fresh]
    return fresh
  }

  clear(): void {
    this.entries = []
  }

  /** The steps that have not been taken back. */
  steps: TableEvent[] = $derived.by(() => {
    const steps: TableEvent[] = []
    for (const entry of this.entries) {
      if (entry.type === 'step') steps.push(entry)
      else if (entry.type === 'undo') steps.length = entry.length ?? steps.length
    }
    return steps
  })

  /** The game events of these steps, as the viewer may see them. */
  events: GameEvent[] = $derived(this.steps.flatMap((entry) => (entry.events ?? []) as GameEvent[]))

  /** A number that changes whenever the basis of the viewer's decision does. Simultaneous secret choices of other
   * seats leave it alone. */
  settled: number = $derived(
    this.steps.findLastIndex((entry) => entry.seat === this.session.seat || entry.seat === -1 || entry.text != null || !!entry.outcome),
  )

  /** The number of the viewer's last step, or null. */
  lastMove: number | null = $derived.by(() => {
    const found = this.steps.findLastIndex((entry) => entry.seat === this.session.seat)
    return found < 0 ? null : found
  })

  /** Whether other seats have made secret choices since a number of steps, and nothing else has happened. */
  onlySecretsSince(length: number): boolean {
    const since = this.steps.slice(length)
    return since.length > 0 && since.every((entry) => entry.seat !== this.session.seat && entry.seat !== -1 && entry.text == null)
  }

  /** The whole log, oldest line first. */
  lines: LogLine[] = $derived.by(() => this.toLines(this.entries))

  /** The lines since the viewer's last move. */
  recap: LogLine[] = $derived.by(() => {
    const last = this.lastMove
    return last === null ? [] : this.lines.filter((line) => line.step > last + 1)
  })

  /** Turn entries, beginning with the first of the match, into lines. */
  toLines(entries: readonly TableEvent[]): LogLine[] {
    const headings = this.session.game?.headings ?? []
    const lines: LogLine[] = []
    let step = 0
    for (const entry of entries) {
      if (entry.type === 'step') step++
      if (entry.type === 'undo') {
        step = entry.length ?? step
        while (lines.length && lines[lines.length - 1]!.step > step) lines.pop()
      }
      this.textsOf(entry).forEach((text, n) => {
        const event = entry.events?.[n] as GameEvent | undefined
        if (text) lines.push({ key: `${entry.number}-${n}`, text, seat: entry.seat ?? null, heading: headings.includes(event?.kind ?? ''), step })
      })
    }
    return lines
  }

  /** The texts of an entry, one per game event; an empty text stands for an event that the log leaves out. */
  textsOf(entry: TableEvent): string[] {
    const { speaker } = this.session
    if (this.textsFor !== speaker) this.texts.clear()
    this.textsFor = speaker
    let texts = this.texts.get(entry)
    if (!texts) this.texts.set(entry, (texts = this.write(entry, speaker)))
    return texts
  }

  private write({ type, seat, events, why, forfeit }: TableEvent, speaker: Speaker): string[] {
    if (type === 'step') {
      const quiet = this.session.game?.quiet ?? []
      return ((events ?? []) as GameEvent[]).map((event) => (quiet.includes(event.kind) ? '' : speaker.event(this.session.prefix, event)))
    }
    return LOGGED.includes(type) ? [speaker.text(`web-log-${type}`, { seat: seat ?? -1, why, forfeit })] : []
  }
}
