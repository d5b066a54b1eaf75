// One table as somebody sits (or looks on) at it: what is known, what may be done, and the doing.
// Boards get a TableSession and nothing else.
import { tick, type Component } from 'svelte'
import { call, Refused, type Advice, type Entry, type Move, type News, type Table, type Trouble } from '../api/client'
import { Declined, Live, type Command, type Connection, type Hearer, type Source } from '../api/live'
import { loadGame, prefixOf, type Bubble, type GameDefinition } from '../games'
import { complain } from '../ui/toasts.svelte'
import { t, words, type Arguments, type GameEvent, type Speaker } from '../i18n/i18n.svelte'
import { atOnce, hold, places, settle, travel } from './motion'
import { play as sound } from './sound'

export interface BaseView {
  seat: number | null
  over: boolean
  acting: number[]
  scores: number[]
  winners: number[]
  length: number
  legal?: number[]
  undo?: number
  undo_ask?: number
}

/** A line of the log in words. */
export interface Line {
  key: string
  text: string
  seat: number | null
  heading: boolean
  step: number // after how many steps of the match
}

/** Something that a person asked about: a card's text, or why something is not possible. */
export interface Explanation {
  title?: string
  text: string
  clause?: string
  /** A picture beside the text. */
  picture?: { Art: Component<any>; props: Record<string, unknown> } // eslint-disable-line @typescript-eslint/no-explicit-any
}

export type SeatBubble = Bubble & { key: number; reaction?: string }

const MOST_SHOWN_ONE_BY_ONE = 12
const BUBBLE_MS = 4500
const notations = new Map<string, Promise<string[]>>()

export class TableSession<V extends BaseView = BaseView> {
  /** How the connection is, honestly. */
  connection = $state<Connection>('connecting')
  /** The game's definition, once loaded. */
  game = $state.raw<GameDefinition | null>(null)
  /** The half-made choice: the notation of a legal move that waits for "confirm". */
  picked = $state<string | null>(null)
  /** What is explained right now. */
  explanation = $state.raw<Explanation | null>(null)
  /** The clause at which the rules lie open; null if they are closed. */
  rulesAt = $state<string | null>(null)
  bubbles = $state.raw<SeatBubble[]>([])
  /** What a screen reader is told. */
  announced = $state('')

  private news = $state.raw<News | null>(null)
  private entries = $state.raw<Entry[]>([])
  private waiting = $state.raw<News[]>([])
  private texts = $state.raw<string[]>([])
  private moves = $state.raw<{ length: number; seat: number; list: Map<number, Move> } | null>(null)
  private sent = $state(false) // a move of ours is on its way
  private unveiled = $state<number | null>(null)
  private source: Source
  private showing = false
  private afresh = true // what is shown next does not follow upon what is shown
  private skip: (() => void) | null = null
  private lineCache = new Map<Entry, string[]>()
  private cachedFor: Speaker | null = null
  private nextKey = 1

  /** A session at a table; `open` says where it hears from, if not from the table itself. */
  constructor(
    readonly id: string,
    private readonly open: (perspective: number | null, hearer: Hearer) => Source = (perspective, hearer) => new Live(id, perspective, hearer),
  ) {
    this.source = this.connect(null)
  }

  close(): void {
    this.source.close()
    this.skip?.()
  }

  // ---- what is known ---------------------------------------------------------------

  get ready(): boolean {
    return this.news !== null && this.game !== null
  }
  get table(): Table {
    return this.news!.table
  }
  /** What the viewer sees of the match; null before it begins. */
  get view(): V {
    return this.news?.view as unknown as V
  }
  /** The viewer's seat; null for spectators. */
  seat: number | null = $derived(/^\d+$/.test(this.news?.viewer ?? '') ? Number(this.news!.viewer) : null)

  get prefix(): string {
    return prefixOf(this.table.game)
  }
  get running(): boolean {
    return this.table.status === 'running'
  }
  get over(): boolean {
    return this.table.status === 'over'
  }
  get mySeats(): number[] {
    return this.table.you.seats
  }
  /** Whether what is shown is the newest there is. */
  get current(): boolean {
    return this.waiting.length === 0
  }
  /** Whether the viewer may act now. */
  get myTurn(): boolean {
    return this.seat !== null && this.current && this.running && !this.sent && !!this.view?.legal?.length
  }
  get sending(): boolean {
    return this.sent
  }

  // As one string, so that everything said with these names is only made anew when one of them changes.
  private nameList = $derived(JSON.stringify((this.news?.table.seats ?? []).map((seat, n) => seat.name || (seat.bot ? t(`bot-name-${n + 1}`) : ''))))
  names: string[] = $derived(JSON.parse(this.nameList))
  /** Speaks about this table to the viewer: `session.speaker.text(id, arguments)`. */
  speaker: Speaker = $derived(words.at(this.names, this.seat))

  /** A message of the catalogues for the viewer. */
  t(id: string, values?: Arguments): string {
    return this.speaker.text(id, values)
  }

  // ---- what may be done ------------------------------------------------------------

  private legal: Map<string, number> = $derived.by(() => {
    const found = new Map<string, number>()
    if (this.myTurn) for (const action of this.view.legal ?? []) found.set(this.texts[action] ?? '', action)
    return found
  })

  /** The notation of every legal move. Empty if it is not the viewer's turn. */
  get options(): string[] {
    return [...this.legal.keys()]
  }
  /** Whether a move is legal now. */
  can(text: string): boolean {
    return this.legal.has(text)
  }
  /** A legal move in the words of the rules; empty until they are there. */
  phrase(text: string): string {
    const action = this.legal.get(text)
    const move = action === undefined ? null : this.moves?.list.get(action)
    return move ? this.speaker.text(move.id, move.arguments) : ''
  }

  /** Choose a move; the shared bar shows it in words and asks for confirmation. Null to choose none. */
  pick(text: string | null): void {
    if (text !== null && !this.can(text)) void this.whyNot(text)
    else this.picked = text
  }
  /** Make the chosen move. */
  confirm(): void {
    if (this.picked !== null) void this.play(this.picked)
  }
  /** Make a move at once, without confirmation: for what can be taken back or is only a step. */
  async play(text: string): Promise<void> {
    const action = this.legal.get(text)
    if (action === undefined) return this.whyNot(text)
    const seen = this.view.length
    this.sent = true
    try {
      await this.source.send({ type: 'play', seat: this.seat, seen, action })
      this.picked = null
    } catch (error) {
      this.sent = false
      if (error instanceof Refused && error.trouble.id === 'table-stale' && (await this.stillSo(seen, text))) return this.play(text)
      this.refused(error)
    }
  }

  /** Whether a move decided at some moment still means the same: since then others have only made secret
   * choices of their own. */
  private async stillSo(seen: number, text: string): Promise<boolean> {
    for (let wait = 0; this.view.length === seen && wait < 40; wait++) await new Promise((resolve) => setTimeout(resolve, 50))
    const since = this.steps.slice(seen)
    return since.length > 0 && since.every((entry) => entry.seat !== this.seat && entry.seat !== -1 && entry.text == null) && this.can(text)
  }

  /** Say which rule stands in the way of a move. */
  async whyNot(text: string): Promise<void> {
    if (!this.current) return this.hurry()
    if (this.seat === null) return this.explain({ text: this.t('web-only-watching') })
    if (this.over) return this.explain({ text: this.t('refusal-match-over') })
    if (this.sending) return
    try {
      // By its number where a text means one action only: then the server names the clause in every case.
      const action = this.texts.indexOf(text)
      const move = action >= 0 && action === this.texts.lastIndexOf(text) ? { action } : { text }
      const answer = await this.source.why(this.seat, move)
      if (!answer.possible && answer.error) this.explainTrouble(answer.error)
    } catch (error) {
      this.refused(error)
    }
  }

  /** Show a text: a card's, or a reason. With a clause there is a way to the rule. */
  explain(explanation: Explanation): void {
    this.explanation = explanation
  }
  openRules(clause = ''): void {
    this.explanation = null
    this.rulesAt = clause
  }

  /** Whether a hint can be asked for now. */
  get hintable(): boolean {
    return this.myTurn && this.table.hints && this.source.hint !== undefined
  }
  /** What a strong player would do in the viewer's place; throws {@link Refused}. */
  hint(): Promise<Advice> {
    return this.source.hint!(this.seat!, this.view.length)
  }

  // ---- taking back, reacting, leaving ----------------------------------------------

  /** How many of the viewer's own steps can be taken back without asking anybody. */
  get undoable(): number {
    return this.running && this.view?.undo !== undefined && this.current ? this.view.length - this.view.undo : 0
  }
  undo(): void {
    this.send({ type: 'undo', seat: this.seat, length: this.view.length - 1 })
  }
  /** The moment before the viewer's last move, if there was one. */
  get lastMove(): number | null {
    const steps = this.steps
    for (let n = steps.length - 1; n >= 0; n--) if (steps[n]!.seat === this.seat) return n
    return null
  }
  /** Whether the others may be asked to let the viewer's last move be taken back. */
  get askable(): boolean {
    return this.running && !this.undoable && this.lastMove !== null && this.lastMove >= (this.view?.undo_ask ?? Infinity)
  }
  askUndo(): void {
    this.send({ type: 'undo', seat: this.seat, length: this.lastMove! })
  }
  answerUndo(yes: boolean): void {
    this.send({ type: 'answer-undo', seat: this.seat, yes })
  }
  react(reaction: string): void {
    this.send({ type: 'react', seat: this.seat ?? this.mySeats[0], reaction })
  }
  /** Any command of the protocol; what is refused is explained. */
  send(command: Command): void {
    this.source.send(command).catch((error: unknown) => this.refused(error))
  }

  private refused(error: unknown): void {
    if (error instanceof Declined) return this.pick(null)
    if (error instanceof Refused && error.trouble.id !== 'web-no-connection') this.explainTrouble(error.trouble)
    else complain(error)
  }
  private explainTrouble(trouble: Trouble): void {
    this.explain({ text: this.t(trouble.id, trouble.arguments), clause: trouble.clause })
  }

  // ---- several people before one screen --------------------------------------------

  /** Who of several people at this device should have it now; null if whoever has it may keep it. */
  passTo: number | null = $derived.by(() => {
    if (!this.news || this.mySeats.length < 2 || !this.running) return null
    const next = this.table.actors.filter((seat) => this.mySeats.includes(seat))
    if (this.unveiled !== null && (next.length === 0 || next.includes(this.unveiled) || !this.current)) return null
    return next[0] ?? this.mySeats[0]!
  })
  /** Whether nothing may be shown because the device is being handed over. */
  get hidden(): boolean {
    return this.passTo !== null && this.unveiled === null
  }
  /** Hide everything: the device is handed over. */
  handOver(): void {
    this.unveiled = null
    this.explanation = this.rulesAt = this.picked = null
  }
  /** The person of a seat has the device and wants to see. */
  async unveil(seat: number): Promise<void> {
    if (this.seat !== seat) {
      this.source.close()
      this.forget()
      this.source = this.connect(seat)
      await new Promise<void>((resolve) => (this.onFirst = resolve))
    }
    this.unveiled = seat
  }
  private onFirst: (() => void) | null = null

  // ---- the log ---------------------------------------------------------------------

  /** The steps of the match that still stand. */
  private steps: Entry[] = $derived.by(() => {
    const steps: Entry[] = []
    for (const entry of this.entries) {
      if (entry.type === 'step') steps.push(entry)
      else if (entry.type === 'undo') steps.length = entry.length ?? steps.length
    }
    return steps
  })

  /** What a decision of the viewer rests upon, as a number that changes when it does: secret choices that others make
   * at the same time change nothing. */
  settled: number = $derived(this.steps.findLastIndex((entry) => entry.seat === this.seat || entry.seat === -1 || entry.text != null || !!entry.outcome))

  /** Everything that has happened in the match and still stands, as the viewer was told it. */
  events: GameEvent[] = $derived(this.steps.flatMap((entry) => (entry.events ?? []) as GameEvent[]))

  /** The log in words, oldest first. */
  lines: Line[] = $derived.by(() => this.tell(this.entries))

  /** Entries from the first on as lines of the log. */
  tell(entries: readonly Entry[]): Line[] {
    const speaker = this.speaker
    if (this.cachedFor !== speaker) this.lineCache.clear()
    this.cachedFor = speaker
    const lines: Line[] = []
    let step = 0
    for (const entry of entries) {
      if (entry.type === 'step') step++
      if (entry.type === 'undo') {
        step = entry.length ?? step
        while (lines.length && lines[lines.length - 1]!.step > step) lines.pop()
      }
      const headings = this.game?.headings ?? []
      this.linesOf(entry, speaker).forEach((text, n) => {
        const event = entry.events?.[n] as GameEvent | undefined
        if (text) lines.push({ key: `${entry.number}-${n}`, text, seat: entry.seat ?? null, heading: headings.includes(event?.kind ?? ''), step })
      })
    }
    return lines
  }

  /** What has happened since the viewer's last move. */
  recap: Line[] = $derived.by(() => {
    const last = this.lastMove
    return last === null ? [] : this.lines.filter((line) => line.step > last + 1)
  })

  private linesOf(entry: Entry, speaker: Speaker): string[] {
    let lines = this.lineCache.get(entry)
    if (!lines) {
      lines = this.written(entry, speaker)
      this.lineCache.set(entry, lines)
    }
    return lines
  }

  private written(entry: Entry, speaker: Speaker): string[] {
    const { type, seat, events } = entry
    if (type === 'step') {
      const quiet = this.game?.quiet ?? []
      return (events ?? []).map((event) => {
        const { kind } = event as GameEvent
        return quiet.includes(kind) ? '' : speaker.event(this.prefix, event as GameEvent)
      })
    }
    if (['sit', 'undo', 'undo-ask', 'away', 'return', 'rematch', 'start', 'hint'].includes(type)) {
      return [speaker.text(`web-log-${type}`, { seat: seat ?? -1, why: entry.why, forfeit: entry.forfeit })]
    }
    return []
  }

  // ---- time ------------------------------------------------------------------------

  /** When a seat's time is up, by the clock of this device; null without a limit. */
  deadline(seat: number): number | null {
    const left = this.news?.table.seats[seat]?.left
    return left == null ? null : this.news!.table.changed + left + this.clockOffset
  }
  private clockOffset = 0

  // ---- hearing ---------------------------------------------------------------------

  private connect(perspective: number | null): Source {
    return this.open(perspective, {
      news: (news) => void this.hear(news).catch(complain),
      state: (state) => (this.connection = state),
      restart: () => this.forget(),
    })
  }

  /** Whatever is heard next stands for itself. */
  private forget(): void {
    this.entries = []
    this.waiting = []
    this.moves = null
    this.sent = false
    this.bubbles = []
    this.afresh = true
    this.readUntil = 0
    this.skip?.()
  }

  private async hear(news: News): Promise<void> {
    this.clockOffset = Date.now() - news.now
    this.waiting = [...this.waiting, news]
    if (!this.showing) await this.showAll()
  }

  /** Everything that a game needs before anything of it can be shown. */
  private async prepare(game: string): Promise<void> {
    const notation = notations.get(game) ?? call('get', '/api/games/{game}/actions', { path: { game } })
    notations.set(game, notation)
    const [definition, texts] = await Promise.all([loadGame(game), notation, words.need(prefixOf(game))])
    this.texts = texts
    this.game = definition
  }

  /** Show what was heard, one happening after the other, so that people can follow. */
  private async showAll(): Promise<void> {
    this.showing = true
    try {
      if (!this.game) await this.prepare(this.waiting[0]!.table.game)
      while (this.waiting.length) {
        await this.pause(this.readUntil - Date.now())
        const [first, ...rest] = this.waiting
        if (!first) break // forgotten meanwhile
        const calm = !this.afresh && !this.hidden && first.entries.length <= MOST_SHOWN_ONE_BY_ONE
        const before = calm ? places() : null
        const change = async () => {
          this.show(first, calm)
          this.waiting = rest
          this.afresh = false
          await tick()
        }
        await (calm ? change() : atOnce(change))
        if (before) travel(before)
        this.readUntil = calm && this.speaksOf(first) ? Date.now() + hold() : 0
      }
    } finally {
      this.showing = false
    }
    void this.learnMoves()
  }

  private show(news: News, calm: boolean): void {
    const wasMine = this.myTurn
    const known = this.entries[this.entries.length - 1]?.number ?? -1
    const fresh = news.entries.filter((entry) => entry.number > known)
    this.news = news
    this.entries = [...this.entries, ...fresh]
    if (fresh.some((entry) => entry.type === 'undo' || (entry.type === 'step' && entry.seat === this.seat))) this.sent = false
    this.onFirst?.()
    this.onFirst = null
    if (this.picked !== null && !this.view?.legal?.some((action) => this.texts[action] === this.picked)) this.picked = null
    if (calm && fresh.length) {
      this.speak(fresh)
      if (!wasMine && this.view?.legal?.length && this.mySeats.length) sound('turn')
    }
  }

  /** Words at the players' places, in the ear, and for those who cannot see. */
  private speak(fresh: Entry[]): void {
    const said: SeatBubble[] = []
    for (const entry of fresh) {
      if (entry.type === 'react') said.push({ seat: entry.seat ?? 0, text: this.t(`web-reaction-${entry.reaction}`), key: this.nextKey++, reaction: entry.reaction ?? '' })
      for (const event of (entry.events ?? []) as GameEvent[]) {
        const bubble = this.game?.bubble?.(event, this.speaker)
        if (bubble) said.push({ ...bubble, key: this.nextKey++ })
        const noise = this.game?.sound?.(event)
        if (noise) sound(noise)
      }
    }
    const text = fresh.flatMap((entry) => this.linesOf(entry, this.speaker)).filter(Boolean).join(' ')
    if (text) this.announced = text
    if (!said.length) return
    const spoken = new Set(said.map((bubble) => bubble.seat))
    this.bubbles = [...this.bubbles.filter((bubble) => !spoken.has(bubble.seat)), ...said]
    setTimeout(() => (this.bubbles = this.bubbles.filter((bubble) => !said.includes(bubble))), BUBBLE_MS)
  }

  private speaksOf(news: News): boolean {
    return news.entries.some((entry) => this.linesOf(entry, this.speaker).some(Boolean))
  }

  // Until when what was shown last should be left alone, so that people can follow.
  private readUntil = 0

  private pause(time: number): Promise<void> {
    if (time <= 0) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time)
      this.skip = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  /** Show at once what is still waiting to be shown. */
  hurry(): void {
    settle()
    this.readUntil = 0
    const last = this.waiting[this.waiting.length - 1]
    if (last) {
      const entries = this.waiting.flatMap((news) => news.entries)
      this.waiting = [{ ...last, entries }]
    }
    this.skip?.()
  }

  /** The words of the legal moves, asked for once each turn. */
  private async learnMoves(): Promise<void> {
    const { seat } = this
    const length = this.view?.length
    if (!this.myTurn || seat === null || (this.moves?.length === length && this.moves?.seat === seat)) return
    try {
      const list = await this.source.moves(seat)
      this.moves = { length, seat, list: new Map(list.map((move) => [move.action, move])) }
    } catch {
      // The table has moved on meanwhile, or the line is down: it is asked again with the next news.
    }
  }
}
