// A match played back: where one is, From whose perspective, and how fast it goes on. The board hears from it as it
// hears from a table.
import { call, Refused, type TableEvent, type Move, type News, type Table, type WhyNot } from '../api/client'
import type { SourceListener, Source } from '../api/source'
import { loadGame } from '../games'
import type { LogLine } from '../table/log.svelte'
import { TableSession } from '../table/table-session.svelte'
import { setTempo } from '../table/motion'
import { me } from '../ui/me.svelte'
import { complain } from '../ui/toasts.svelte'
import type { GameEvent } from '../i18n/i18n.svelte'
import { FrameCache, type Moment } from './frame-cache'

export const RATES = [0.5, 1, 2, 4, 8] as const
export type Rate = (typeof RATES)[number]
export const ALL = 'all'
export const SPECTATOR = 'spectator'

const BEAT_MS = 1300 // between two happenings at the usual speed
const LINE_MS = 9 // and longer for every letter above some, because words want to be read
const SHORT_LINE = 60
const ADDRESS_MS = 250 // browsers do not like addresses that change too often
const MOST_SPOKEN = 2 // faster than this nobody can listen

export class Player implements Source {
  /** Where one is: so many steps have been made. */
  step = $state(0)
  /** How many steps there are. */
  steps = $state(0)
  playing = $state(false)
  /** Whether the board waits for a moment to be fetched. */
  loading = $state(false)
  /** A seat's number, `spectator` or `all`. */
  perspective = $state('')
  /** Why there is nothing to see. */
  trouble = $state<Refused['trouble'] | null>(null)
  /** What a screen reader is told. */
  said = $state('')

  private table = $state.raw<Table | null>(null)
  private log = $state.raw<TableEvent[]>([])
  private chosenRate = $state<Rate>(1)
  private listener!: SourceListener
  private frames: FrameCache | null = null
  private shown = -1
  private showing = false
  private glides = false
  private timer = 0
  private addressTimer = 0
  private closed = false

  readonly session: TableSession

  constructor(readonly id: string) {
    this.session = new TableSession(id, (_, listener) => {
      this.listener = listener
      return this
    })
  }

  // ---- what is known -----------------------------------------------------------------

  get ready(): boolean {
    return this.table !== null && this.session.ready
  }
  /** The table as it stands today. */
  get today(): Table {
    return this.table!
  }
  /** Whether the match has been played to its end, so that nothing is secret. */
  get finished(): boolean {
    return this.table?.status === 'over'
  }
  /** The whole log in words, also of what has not been shown yet. */
  lines: LogLine[] = $derived.by(() => (this.session.ready ? this.session.log.toLines(this.log) : []))
  /** The moments that have words, and those that begin a new part. */
  private told: number[] = $derived([...new Set(this.lines.map((line) => line.step))])
  chapters: LogLine[] = $derived(this.lines.filter((line) => line.heading))
  /** What has just happened, in words. */
  caption: string = $derived.by(() => {
    const last = this.lines.findLast((line) => line.step <= this.step)?.step
    return this.lines.filter((line) => line.step === last).map((line) => line.text).join(' ')
  })
  /** The last decision of anybody before this moment, as the number of its step. */
  decision: number | null = $derived.by(() => {
    const found = this.log.slice(0, this.step).findLastIndex((entry) => (entry.seat ?? -1) >= 0)
    return found < 0 ? null : found
  })
  /** From whose perspective one may look. While others still play at this device only through a spectator's. */
  choices: string[] = $derived.by(() => {
    const table = this.table
    if (!table) return []
    if (this.finished) return [ALL, ...table.seats.map((_, seat) => String(seat)), SPECTATOR]
    return [...(table.you.seats.length === 1 ? [String(table.you.seats[0])] : []), SPECTATOR]
  })

  /** The address of a moment. Whoever gets it may look, also if the table was among friends: the code goes along
   * in the fragment, which no server log sees. */
  address(step: number = this.step): string {
    const code = this.finished && !this.table?.public && this.table?.code
    return `/table/${this.id}/replay?step=${step}&perspective=${this.perspective}${code ? `#${code}` : ''}`
  }

  // ---- opening -----------------------------------------------------------------------

  /** Look at a moment, by default the first of which there is something to tell, from one perspective, by default
   * one's own. */
  async open(step: string | null, perspective: string | null, code: string): Promise<void> {
    this.trouble = null
    try {
      const news = await this.enter(perspective, code)
      await this.look(news, perspective ?? this.usual(news))
      this.jump(step === null ? await this.beginning() : Number(step))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.trouble = error.trouble
    }
  }

  private async beginning(): Promise<number> {
    const { quiet = [] } = await loadGame(this.table!.game)
    return 1 + this.log.findIndex((entry) => (entry.events as GameEvent[] | undefined)?.some(({ kind }) => !quiet.includes(kind)))
  }

  private async enter(perspective: string | null, code: string): Promise<News> {
    const ask = () => call('get', '/api/tables/{id}', { path: { id: this.id }, query: { perspective } })
    try {
      return await ask()
    } catch (error) {
      if (!code || !(error instanceof Refused) || error.status !== 404) throw error
      await me.become()
      await call('post', '/api/join', { body: { code } })
      return await ask()
    }
  }

  /** Players look from their own perspective first; everybody else sees everything there is to see. */
  private usual({ table, viewer }: News): string {
    if (table.status === 'over') return viewer === SPECTATOR && !table.group ? ALL : viewer
    return table.you.seats.length > 1 ? SPECTATOR : viewer
  }

  private async look({ table }: Pick<News, 'table'>, perspective: string): Promise<void> {
    const log = await call('get', '/api/tables/{id}/log', { path: { id: this.id }, query: { perspective } })
    if (this.closed) return
    this.table = table
    this.log = log
    this.steps = log.length
    this.perspective = perspective
    this.frames = new FrameCache(this.id, perspective)
    this.shown = -1
  }

  /** The same moment from another perspective. */
  async see(perspective: string): Promise<void> {
    try {
      await this.look({ table: this.table! }, perspective)
      this.jump(this.step)
    } catch (error) {
      complain(error)
    }
  }

  close(): void {
    this.closed = true
    this.pause()
    clearTimeout(this.addressTimer)
    setTempo(1)
  }

  // ---- going to a moment -------------------------------------------------------------

  /** Be at a moment at once. */
  jump(step: number): void {
    this.move(step, step === this.shown + 1)
  }
  forward(): void {
    this.move(this.told.find((step) => step > this.step) ?? this.steps, true)
  }
  back(): void {
    this.move(this.told.findLast((step) => step < this.step) ?? 0, false)
  }
  chapter(way: 1 | -1): void {
    const steps = this.chapters.map((line) => line.step)
    if (way > 0) this.jump(steps.find((step) => step > this.step) ?? this.steps)
    else this.jump(steps.findLast((step) => step < this.step) ?? 0)
  }

  private move(step: number, glides: boolean): void {
    this.step = Math.min(Math.max(0, Math.round(step) || 0), this.steps)
    this.glides = glides
    if (this.step === this.steps) this.playing = false
    clearTimeout(this.addressTimer)
    this.addressTimer = window.setTimeout(() => history.replaceState(null, '', this.address()), ADDRESS_MS)
    void this.show()
  }

  /** Bring the board to where one is. One moment after the other; while one is fetched only the newest wish counts. */
  private async show(): Promise<void> {
    if (this.showing) return
    this.showing = true
    try {
      while (this.shown !== this.step && !this.closed) {
        const { step, frames } = this
        const at = frames!.at(step)
        this.loading = at === null
        const moment = at ?? (await frames!.find(step))
        if (frames !== this.frames) continue // meanwhile one looks from another perspective
        if (moment === null) await this.again()
        else this.tell(step, moment)
        frames!.find(step).catch(() => {}) // what may be wanted next is fetched by now
      }
    } catch (error) {
      this.pause()
      complain(error)
    } finally {
      this.loading = this.showing = false
      this.beat()
    }
  }

  /** Let the board hear how things stood at a moment. */
  private tell(step: number, { legal: _legal, undo: _undo, ...view }: Moment): void {
    const follows = this.glides && this.shown >= 0 && step > this.shown
    const fresh = this.log.slice(follows ? this.shown : 0, step)
    this.session.catchUp()
    if (!follows) this.listener.restart()
    setTempo(this.playing ? this.rate : 1)
    const news: News = { type: 'news', from: 0, to: step, now: Date.now(), viewer: this.perspective, entries: fresh, table: this.tableAt(step, view), view }
    this.listener.state('live')
    this.listener.news(news)
    this.shown = step
    if (!(this.playing && this.rate > MOST_SPOKEN)) this.said = this.caption
  }

  /** The table as it stood at a moment. */
  private tableAt(step: number, view: Moment): Table {
    const table = this.table!
    const seats = table.seats.map((seat) => ({ ...seat, left: null }))
    const then = { ...table, seats, request: null, you: { seats: [], host: false } }
    if (step === this.steps && this.finished) return then
    const here = seats.map((seat) => ({ ...seat, away: false, forfeited: false }))
    return { ...then, seats: here, status: 'running', actors: view.acting as number[], winners: [], scores: [] }
  }

  /** The match has become shorter: somebody took back while it was looked at. */
  private async again(): Promise<void> {
    await this.look({ table: this.table! }, this.perspective)
    this.step = Math.min(this.step, this.steps)
    this.glides = false
  }

  // ---- playing -----------------------------------------------------------------------

  get rate(): Rate {
    return this.chosenRate
  }
  set rate(rate: Rate) {
    this.chosenRate = rate
    this.beat()
  }

  play(): void {
    if (this.step >= this.steps) this.jump(0)
    this.playing = true
    if (this.shown === this.step) this.forward()
  }
  pause(): void {
    this.playing = false
    clearTimeout(this.timer)
  }
  toggle(): void {
    if (this.playing) this.pause()
    else this.play()
  }

  /** Go on in a while. */
  private beat(): void {
    clearTimeout(this.timer)
    if (!this.playing || this.showing) return
    const reading = Math.max(0, this.caption.length - SHORT_LINE) * LINE_MS
    this.timer = window.setTimeout(() => this.forward(), (BEAT_MS + reading) / this.rate)
  }

  // ---- a source: there is nothing to be done here ------------------------------------

  send(): Promise<never> {
    return Promise.reject(new Refused({ id: 'web-replay-only' }))
  }
  moves(): Promise<Move[]> {
    return Promise.resolve([])
  }
  why(): Promise<WhyNot> {
    return Promise.resolve({ possible: false, error: { id: 'web-replay-only', clause: '', text: '' } })
  }
}
