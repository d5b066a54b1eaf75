// Plays back a match: the current step, the perspective and the speed. It is the source of an ordinary session, so
// boards know nothing of replays.
import { call, Refused, type Move, type News, type Table, type TableEvent, type WhyNot } from '../api/client'
import type { SourceListener, Source } from '../api/source'
import { loadGame } from '../games'
import type { LogLine } from '../table/log.svelte'
import { TableSession } from '../table/table-session.svelte'
import { setTempo } from '../table/motion'
import { me } from '../ui/me.svelte'
import { showError } from '../ui/toasts.svelte'
import type { GameEvent } from '../i18n/i18n.svelte'
import { FrameCache, type FrameView } from './frame-cache'

export const RATES = [0.5, 1, 2, 4, 8] as const
export type Rate = (typeof RATES)[number]
export const ALL = 'all'
export const SPECTATOR = 'spectator'

const BEAT_MS = 1300 // between two steps at normal speed
const LETTER_MS = 9 // reading time added for every letter beyond a short caption
const SHORT_CAPTION = 60
const ADDRESS_MS = 250 // browsers throttle pages that change their address too often
const MOST_SPOKEN = 2 // the fastest rate at which a screen reader can keep up

export class Player implements Source {
  /** The current moment: the number of steps made. */
  step = $state(0)
  /** The number of steps of the match. */
  steps = $state(0)
  playing = $state(false)
  /** Whether the board waits for a view to be fetched. */
  loading = $state(false)
  /** A seat's number, `spectator` or `all`. */
  perspective = $state('')
  /** Why the replay cannot be shown. */
  trouble = $state<Refused['trouble'] | null>(null)
  /** The latest text for screen readers. */
  announcement = $state('')

  private table = $state.raw<Table | null>(null)
  private log = $state.raw<TableEvent[]>([])
  private chosenRate = $state<Rate>(1)
  private listener!: SourceListener
  private frames: FrameCache | null = null
  private shown = -1
  private showing = false
  private animated = false
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
  /** The table as it is now, whatever moment is shown. */
  get today(): Table {
    return this.table!
  }
  /** Whether the match is over, so that nothing is secret. */
  get finished(): boolean {
    return this.table?.status === 'over'
  }
  /** The whole log, including later moments. */
  lines: LogLine[] = $derived.by(() => (this.session.ready ? this.session.log.toLines(this.log) : []))
  /** The steps that have text. */
  private stepsWithText: number[] = $derived([...new Set(this.lines.map((line) => line.step))])
  /** The headings of the log. */
  chapters: LogLine[] = $derived(this.lines.filter((line) => line.heading))
  /** The text of the latest step. */
  caption: string = $derived.by(() => {
    const last = this.lines.findLast((line) => line.step <= this.step)?.step
    return this.lines.filter((line) => line.step === last).map((line) => line.text).join(' ')
  })
  /** The step of the latest decision before this moment. */
  decision: number | null = $derived.by(() => {
    const found = this.log.slice(0, this.step).findLastIndex((entry) => (entry.seat ?? -1) >= 0)
    return found < 0 ? null : found
  })
  /** The available perspectives. While several people play at this device, only the spectator's. */
  choices: string[] = $derived.by(() => {
    const table = this.table
    if (!table) return []
    if (this.finished) return [ALL, ...table.seats.map((_, seat) => String(seat)), SPECTATOR]
    return [...(table.you.seats.length === 1 ? [String(table.you.seats[0])] : []), SPECTATOR]
  })

  /** The address of a moment. It admits its recipients to a private table too: the code is in the fragment, which no
   * server log records. */
  address(step: number = this.step): string {
    const code = this.finished && !this.table?.public && this.table?.code
    return `/table/${this.id}/replay?step=${step}&perspective=${this.perspective}${code ? `#${code}` : ''}`
  }

  // ---- opening -----------------------------------------------------------------------

  /** Open a moment, by default the first with text, from a perspective, by default the viewer's own. */
  async open(step: string | null, perspective: string | null, code: string): Promise<void> {
    this.trouble = null
    try {
      const news = await this.fetchNews(perspective, code)
      await this.load(news, perspective ?? this.defaultPerspective(news))
      this.jump(step === null ? await this.firstWithText() : Number(step))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.trouble = error.trouble
    }
  }

  private async firstWithText(): Promise<number> {
    const { quiet = [] } = await loadGame(this.table!.game)
    return 1 + this.log.findIndex((entry) => (entry.events as GameEvent[] | undefined)?.some(({ kind }) => !quiet.includes(kind)))
  }

  private async fetchNews(perspective: string | null, code: string): Promise<News> {
    const ask = () => call('get', '/api/tables/{id}', { path: { id: this.id }, query: { perspective } })
    try {
      return await ask()
    } catch (error) {
      if (!code || !(error instanceof Refused) || error.status !== 404) throw error
      await me.signIn()
      await call('post', '/api/join', { body: { code } })
      return await ask()
    }
  }

  /** The perspective to begin with: players see their own, anyone else as much as possible. */
  private defaultPerspective({ table, viewer }: News): string {
    if (table.status === 'over') return viewer === SPECTATOR && !table.group ? ALL : viewer
    return table.you.seats.length > 1 ? SPECTATOR : viewer
  }

  private async load({ table }: Pick<News, 'table'>, perspective: string): Promise<void> {
    const log = await call('get', '/api/tables/{id}/log', { path: { id: this.id }, query: { perspective } })
    if (this.closed) return
    this.table = table
    this.log = log
    this.steps = log.length
    this.perspective = perspective
    this.frames = new FrameCache(this.id, perspective)
    this.shown = -1
  }

  /** Show the same moment from another perspective. */
  async changePerspective(perspective: string): Promise<void> {
    try {
      await this.load({ table: this.table! }, perspective)
      this.jump(this.step)
    } catch (error) {
      showError(error)
    }
  }

  close(): void {
    this.closed = true
    this.pause()
    clearTimeout(this.addressTimer)
    setTempo(1)
  }

  // ---- going to a moment -------------------------------------------------------------

  /** Go to a moment; animated only if it is the next one. */
  jump(step: number): void {
    this.move(step, step === this.shown + 1)
  }
  forward(): void {
    this.move(this.stepsWithText.find((step) => step > this.step) ?? this.steps, true)
  }
  back(): void {
    this.move(this.stepsWithText.findLast((step) => step < this.step) ?? 0, false)
  }
  chapter(way: 1 | -1): void {
    const steps = this.chapters.map((line) => line.step)
    if (way > 0) this.jump(steps.find((step) => step > this.step) ?? this.steps)
    else this.jump(steps.findLast((step) => step < this.step) ?? 0)
  }

  private move(step: number, animated: boolean): void {
    this.step = Math.min(Math.max(0, Math.round(step) || 0), this.steps)
    this.animated = animated
    if (this.step === this.steps) this.playing = false
    clearTimeout(this.addressTimer)
    this.addressTimer = window.setTimeout(() => history.replaceState(null, '', this.address()), ADDRESS_MS)
    void this.show()
  }

  /** Bring the board to the current step. Runs once at a time; steps chosen during a fetch replace each other. */
  private async show(): Promise<void> {
    if (this.showing) return
    this.showing = true
    try {
      while (this.shown !== this.step && !this.closed) {
        const { step, frames } = this
        const cached = frames!.at(step)
        this.loading = cached === null
        const view = cached ?? (await frames!.find(step))
        if (frames !== this.frames) continue // the perspective has changed meanwhile
        if (view === null) await this.reload()
        else this.deliver(step, view)
        frames!.find(step).catch(() => {}) // prefetch the neighbours
      }
    } catch (error) {
      this.pause()
      showError(error)
    } finally {
      this.loading = this.showing = false
      this.beat()
    }
  }

  /** Send the state of a moment to the session. */
  private deliver(step: number, { legal: _legal, undo: _undo, ...view }: FrameView): void {
    const follows = this.animated && this.shown >= 0 && step > this.shown
    const fresh = this.log.slice(follows ? this.shown : 0, step)
    this.session.catchUp()
    if (!follows) this.listener.restart()
    setTempo(this.playing ? this.rate : 1)
    const news: News = { type: 'news', from: 0, to: step, now: Date.now(), viewer: this.perspective, entries: fresh, table: this.tableAt(step, view), view }
    this.listener.state('live')
    this.listener.news(news)
    this.shown = step
    if (!(this.playing && this.rate > MOST_SPOKEN)) this.announcement = this.caption
  }

  /** The table as it was at a moment. */
  private tableAt(step: number, view: FrameView): Table {
    const table = this.table!
    const seats = table.seats.map((seat) => ({ ...seat, left: null }))
    const then = { ...table, seats, request: null, you: { seats: [], host: false } }
    if (step === this.steps && this.finished) return then
    const here = seats.map((seat) => ({ ...seat, away: false, forfeited: false }))
    return { ...then, seats: here, status: 'running', actors: view.acting as number[], winners: [], scores: [] }
  }

  /** Load the match again after it became shorter, because a move was taken back. */
  private async reload(): Promise<void> {
    await this.load({ table: this.table! }, this.perspective)
    this.step = Math.min(this.step, this.steps)
    this.animated = false
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

  /** Schedule the next step of playback. */
  private beat(): void {
    clearTimeout(this.timer)
    if (!this.playing || this.showing) return
    const reading = Math.max(0, this.caption.length - SHORT_CAPTION) * LETTER_MS
    this.timer = window.setTimeout(() => this.forward(), (BEAT_MS + reading) / this.rate)
  }

  // ---- the source's commands, all refused -------------------------------------------

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
