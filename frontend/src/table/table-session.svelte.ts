// One table as one viewer sees it: what is known, which moves are legal, and the commands.
// Boards get a TableSession and nothing else.
import type { Component } from 'svelte'
import { fetchActions, type Actions, type Parts } from '../api/actions'
import { Refused, type Advice, type News, type Table, type TableEvent, type Trouble } from '../api/client'
import { LiveConnection } from '../api/live-connection'
import { Declined, type Command, type ConnectionState, type Source, type SourceListener } from '../api/source'
import { loadGame, prefixOf, type GameDefinition } from '../games'
import { i18n, type Arguments, type GameEvent, type Speaker } from '../i18n/i18n.svelte'
import { seatName } from '../i18n/seat-names'
import { showError } from '../ui/toasts.svelte'
import { Announcer } from './announcer.svelte'
import { DisplayQueue } from './display-queue.svelte'
import { HotSeat } from './hot-seat.svelte'
import { Log } from './log.svelte'
import { MoveChoice } from './move-choice.svelte'
import { play as playSound } from './sound'

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

/** A text in a dialog: what a card does, or why a move is impossible. */
export interface Explanation {
  title?: string
  text: string
  clause?: string
  /** A picture beside the text. */
  picture?: { Art: Component<any>; props: Record<string, unknown> } // eslint-disable-line @typescript-eslint/no-explicit-any
}

const STALE_POLL_MS = 50
const STALE_POLLS = 40

/** `V` is the game's view, `P` the parts of its actions. A move is given by its parts or its number. */
export class TableSession<V extends BaseView = BaseView, P extends Parts = Parts> {
  connection = $state<ConnectionState>('connecting')
  /** The game's definition, once loaded. */
  game = $state.raw<GameDefinition | null>(null)
  /** The explanation on display. */
  explanation = $state.raw<Explanation | null>(null)
  /** The clause at which the rules are open; null if they are closed. */
  rulesAt = $state<string | null>(null)
  /** Whether a move of the viewer is on its way to the server. */
  sending = $state(false)
  /** The seats whose players have lost their connection. */
  missing = $state.raw<readonly number[]>([])
  /** Says what to tap next; set by a board whose choices take several taps. Null while no choice is half made. */
  nextTap = $state.raw<(() => string | null) | null>(null)

  readonly log = new Log(this)
  readonly hotSeat = new HotSeat(this)
  readonly announcer = new Announcer(this)
  private readonly choice = new MoveChoice<P>(this, () => this.source)
  private readonly queue = new DisplayQueue(this.stage())
  private news = $state.raw<News | null>(null)
  private source: Source
  private clockOffset = 0
  private onFirstNews: (() => void) | null = null

  /** Open a session at a table; `open` connects it to another source than the live table. */
  constructor(
    readonly id: string,
    private readonly open: (perspective: number | null, listener: SourceListener) => Source = (perspective, listener) =>
      new LiveConnection(id, perspective, listener),
  ) {
    this.source = this.connect(null)
  }

  close(): void {
    this.source.close()
    this.queue.close()
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
  /** Whether the page shows the newest state. */
  get current(): boolean {
    return this.queue.empty
  }
  /** Whether the viewer may act now. */
  get myTurn(): boolean {
    return this.seat !== null && this.current && this.running && !this.sending && !!this.view?.legal?.length
  }
  /** All game events of the match that have not been taken back, as the viewer may see them. */
  get events(): GameEvent[] {
    return this.log.events
  }

  // Compared as one string, so that texts with names are only rendered again when a name changes.
  private nameList = $derived(JSON.stringify((this.news?.table.seats ?? []).map(seatName)))
  names: string[] = $derived(JSON.parse(this.nameList))
  /** Renders messages about this table for the viewer. */
  speaker: Speaker = $derived(i18n.speakerFor(this.names, this.seat))

  /** Render a message for the viewer. */
  t(id: string, values?: Arguments): string {
    return this.speaker.text(id, values)
  }

  /** When a seat's time is up, by the clock of this device; null without a limit. */
  deadline(seat: number): number | null {
    const left = this.news?.table.seats[seat]?.left
    return left == null ? null : this.table.changed + left + this.clockOffset
  }

  // ---- moves -----------------------------------------------------------------------

  /** The legal moves; none unless the viewer may act. */
  get options(): P[] {
    return this.choice.options
  }
  /** Whether a move is legal now. */
  can(move: P | number): boolean {
    return this.choice.can(move)
  }
  /** A legal move in the words of the rules; empty until they are loaded, which the first call requests. */
  phrase(move: P | number): string {
    return this.choice.phrase(move)
  }
  /** The notation of a move: an identifier, not to be parsed. */
  textOf(move: P | number): string {
    return this.choice.actions!.texts[this.choice.numberOf(move)!]!
  }
  /** The parts of an action. */
  partsOf(action: number): P {
    return this.choice.actions!.parts[action]!
  }
  /** The number of the legal move that waits for confirmation. */
  get picked(): number | null {
    return this.choice.picked
  }
  isPicked(move: P): boolean {
    return this.picked !== null && this.choice.numberOf(move) === this.picked
  }

  /** Choose a move, which the action bar asks to confirm, or null to choose none. Explain a move that is not legal. */
  pick(move: P | number | null): void {
    if (move !== null && !this.can(move)) void this.whyNot(move)
    else this.choice.picked = move === null ? null : this.choice.numberOf(move)!
  }
  /** Make the chosen move. */
  confirm(): void {
    if (this.picked !== null) void this.play(this.picked)
  }
  /** Make a move without confirmation. */
  async play(move: P | number): Promise<void> {
    if (!this.can(move)) return this.whyNot(move)
    const action = this.choice.numberOf(move)!
    const seen = this.view.length
    this.sending = true
    try {
      await this.source.send({ type: 'play', seat: this.seat, seen, action })
      this.choice.picked = null
    } catch (error) {
      this.sending = false
      if (error instanceof Refused && error.trouble.id === 'table-stale' && (await this.stillMeant(seen, action))) return this.play(action)
      this.refused(error)
    }
  }

  /** Whether a move decided after `seen` steps still means the same: since then other seats have only made secret choices. */
  private async stillMeant(seen: number, action: number): Promise<boolean> {
    for (let polls = 0; this.view.length === seen && polls < STALE_POLLS; polls++) {
      await new Promise((resolve) => setTimeout(resolve, STALE_POLL_MS))
    }
    return this.log.onlySecretsSince(seen) && this.can(action)
  }

  /** Explain which rule forbids a move. */
  async whyNot(move: P | number): Promise<void> {
    if (!this.current) return this.catchUp()
    if (this.seat === null) return this.explain({ text: this.t('web-only-watching') })
    if (this.over) return this.explain({ text: this.t('refusal-match-over') })
    if (this.sending) return
    try {
      const answer = await this.source.why(this.seat, this.choice.numberOf(move)!)
      if (!answer.possible && answer.error) this.explainTrouble(answer.error)
    } catch (error) {
      this.refused(error)
    }
  }

  /** Show a text in a dialog; with a clause it links to the rule. */
  explain(explanation: Explanation): void {
    this.explanation = explanation
  }
  openRules(clause = ''): void {
    this.explanation = null
    this.rulesAt = clause
  }

  /** Whether the viewer may ask for a hint now. */
  get hintable(): boolean {
    return this.myTurn && this.table.hints && this.source.hint !== undefined
  }
  /** A strong bot's advice for the viewer's decision; throws {@link Refused}. */
  hint(): Promise<Advice> {
    return this.source.hint!(this.seat!, this.view.length)
  }

  // ---- other commands --------------------------------------------------------------

  /** How many of the viewer's steps can be taken back without consent. */
  get undoable(): number {
    return this.running && this.view?.undo !== undefined && this.current ? this.view.length - this.view.undo : 0
  }
  undo(): void {
    this.send({ type: 'undo', seat: this.seat, length: this.view.length - 1 })
  }
  /** Whether the viewer may ask the others to have the last move taken back. */
  get askable(): boolean {
    const { lastMove } = this.log
    return this.running && !this.undoable && lastMove !== null && lastMove >= (this.view?.undo_ask ?? Infinity)
  }
  askUndo(): void {
    this.send({ type: 'undo', seat: this.seat, length: this.log.lastMove! })
  }
  answerUndo(yes: boolean): void {
    this.send({ type: 'answer-undo', seat: this.seat, yes })
  }
  react(reaction: string): void {
    this.send({ type: 'react', seat: this.seat ?? this.mySeats[0], reaction })
  }
  /** Send any command of the protocol and explain a refusal. */
  send(command: Command): void {
    this.source.send(command).catch((error: unknown) => this.refused(error))
  }

  private refused(error: unknown): void {
    if (error instanceof Declined) return this.pick(null)
    if (error instanceof Refused && error.trouble.id !== 'web-no-connection') this.explainTrouble(error.trouble)
    else showError(error)
  }
  private explainTrouble(trouble: Trouble): void {
    this.explain({ text: this.t(trouble.id, trouble.arguments), clause: trouble.clause })
  }

  // ---- hot seat --------------------------------------------------------------------

  /** Hide everything while the device is handed over. */
  handOver(): void {
    this.hotSeat.handOver()
    this.explanation = this.rulesAt = this.choice.picked = null
  }
  /** Show the table from the perspective of the person who has taken the device. */
  async takeOver(seat: number): Promise<void> {
    if (this.seat !== seat) {
      this.source.close()
      this.reset()
      this.source = this.connect(seat)
      await new Promise<void>((resolve) => (this.onFirstNews = resolve))
    }
    this.hotSeat.takeOver(seat)
  }

  // ---- receiving and showing news --------------------------------------------------

  private connect(perspective: number | null): Source {
    return this.open(perspective, {
      news: (news) => {
        this.clockOffset = Date.now() - news.now
        this.queue.add(news).catch(showError)
      },
      state: (state) => (this.connection = state),
      restart: () => this.reset(),
      missing: (seats) => (this.missing = seats),
    })
  }

  /** Forget what has happened: the next news do not continue it. */
  private reset(): void {
    this.log.clear()
    this.choice.forgetPhrases()
    this.announcer.clear()
    this.sending = false
    this.queue.clear()
  }

  /** Show at once all that waits to be shown. */
  catchUp(): void {
    this.queue.catchUp()
  }

  private stage() {
    const session = this
    return {
      prepare: (news: News) => session.prepare(news.table.game),
      show: (news: News, calm: boolean) => session.show(news, calm),
      hasText: (news: News) => news.entries.some((entry) => session.log.textsOf(entry).some(Boolean)),
      get hidden() {
        return session.hotSeat.hidden
      },
    }
  }

  private async prepare(game: string): Promise<void> {
    if (this.game) return
    const [definition, actions] = await Promise.all([loadGame(game), fetchActions(game)])
    this.choice.actions = actions as Actions<P>
    this.game = definition
  }

  private show(news: News, calm: boolean): void {
    const wasMine = this.myTurn
    const before = this.view?.length ?? 0
    this.news = news
    const fresh = this.log.append(news.entries)
    if (this.decisionChanged(fresh, before)) this.choice.forgetPhrases()
    if (fresh.some((entry) => entry.type === 'undo' || (entry.type === 'step' && entry.seat === this.seat))) this.sending = false
    this.onFirstNews?.()
    this.onFirstNews = null
    this.choice.revalidate()
    if (calm && fresh.length) {
      this.announcer.announce(fresh)
      if (!wasMine && this.view?.legal?.length && this.mySeats.length) playSound('turn')
    }
  }

  /** Whether entries that follow `before` steps are more than secret choices of other seats. */
  private decisionChanged(fresh: readonly TableEvent[], before: number): boolean {
    if (fresh.some((entry) => entry.type === 'undo')) return true
    return fresh.some((entry) => entry.type === 'step') && !this.log.onlySecretsSince(before)
  }
}
