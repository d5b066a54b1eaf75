// A lesson as a source for a session: it tells what is written, waits for the moves that are wanted, and
// answers any other with a nudge.
import { Refused, type LessonPayload, type Move, type News, type Schemas, type WhyNot } from '../api/client'
import { Declined, type Command, type SourceListener, type Source } from '../api/source'

type Frame = Schemas['LessonFrame']

export class Lesson implements Source {
  /** Which moment it is, and how many of its wanted moves have been made. */
  step = $state(0)
  made = $state(0)
  /** What is said to somebody who made another move: a message. */
  nudge = $state<string | null>(null)
  /** Grows with every nudge, so that the same one can be seen again. */
  nudges = $state(0)
  private listener!: SourceListener
  private frame: Frame | null = null

  /** `name` is what the pupil is called. */
  constructor(
    private readonly told: LessonPayload,
    private readonly name: () => string,
    step = 0,
  ) {
    this.step = Math.min(step, told.moments.length - 1)
  }

  /** Begin to tell. */
  open(listener: SourceListener): Source {
    this.listener = listener
    listener.state('live')
    this.retell()
    return this
  }

  get moment(): Schemas['MomentPayload'] {
    return this.told.moments[this.step]!
  }
  get steps(): number {
    return this.told.moments.length
  }
  /** The move that the pupil has to make now. */
  get wanted(): Schemas['WantedMove'] | null {
    return this.moment.wanted[this.made] ?? null
  }
  /** What the coach points at. */
  get at(): string[] {
    return (this.wanted ?? this.moment).at
  }

  // ---- to and fro ----------------------------------------------------------------------

  next(): void {
    if (this.step + 1 >= this.steps) return
    this.step++
    this.made = 0
    this.nudge = null
    this.tell(this.moment.frames)
  }

  /** Go to a moment, with some of its moves made already. */
  goTo(step: number, made = 0): void {
    this.step = Math.max(0, Math.min(step, this.steps - 1))
    this.made = made
    this.nudge = null
    this.listener.restart()
    this.retell()
  }

  // ---- what a session asks for ------------------------------------------------------------

  async send(command: Command): Promise<void> {
    if (command.type === 'undo') return this.takeBack(command.length as number)
    if (command.type === 'play') this.play(command.action as number)
  }

  async moves(): Promise<Move[]> {
    return this.frame?.moves ?? []
  }

  async why(_seat: number, move: { action: number } | { text: string }): Promise<WhyNot> {
    if (!this.frame?.moves.length) throw new Refused({ id: 'refusal-not-your-turn' })
    const action = 'action' in move ? move.action : -1
    const error = this.frame.refused.find((each) => each.actions.includes(action))?.error
    if (!error) throw new Refused({ id: 'learn-cannot' })
    return { possible: false, error }
  }

  close(): void {}

  // ---- telling -------------------------------------------------------------------------

  private play(action: number): void {
    const ahead = this.awaited()
    if (ahead === null || this.told.moments[ahead]!.wanted[ahead === this.step ? this.made : 0]?.action !== action) {
      this.nudge = this.wanted ? `${this.moment.id}.nudge` : 'learn-listen'
      this.nudges++
      throw new Declined()
    }
    if (ahead !== this.step) [this.step, this.made] = [ahead, 0]
    const { frames } = this.wanted!
    this.made++
    this.nudge = null
    this.tell(frames)
    if (!this.wanted) this.next()
  }

  /** The moment whose move may be made now: this one, or one that only some words lie before. */
  private awaited(): number | null {
    if (this.moment.wanted.length) return this.step
    for (let step = this.step + 1; step < this.steps && !this.told.moments[step]!.frames.length; step++) {
      if (this.told.moments[step]!.wanted.length) return step
    }
    return null
  }

  private takeBack(length: number): void {
    for (let step = this.step; step >= 0; step--) {
      for (let made = this.told.moments[step]!.wanted.length - 1; made >= 0; made--) {
        const heard = this.heard(step, made)
        if (heard[heard.length - 1]?.news.view?.length === length) return this.goTo(step, made)
      }
    }
  }

  /** All that has been told at a moment. */
  private heard(step: number, made: number): Frame[] {
    const before = this.told.moments.slice(0, step).flatMap((each) => [...each.frames, ...each.wanted.flatMap((wanted) => wanted.frames)])
    const { frames, wanted } = this.told.moments[step]!
    return [...before, ...frames, ...wanted.slice(0, made).flatMap((each) => each.frames)]
  }

  private tell(frames: Frame[]): void {
    for (const frame of frames) {
      this.frame = frame
      this.listener.news(this.addressed(frame.news))
    }
  }

  /** Tell at once all that has happened up to this moment. */
  private retell(): void {
    const heard = this.heard(this.step, this.made)
    const last = (this.frame = heard[heard.length - 1]!)
    this.listener.news(this.addressed({ ...last.news, from: 0, entries: heard.flatMap((frame) => frame.news.entries) }))
  }

  /** News in which the pupil has a name. */
  private addressed(news: News): News {
    const seats = news.table.seats.map((seat, n) => (n === 0 ? { ...seat, name: this.name() } : seat))
    return { ...news, table: { ...news.table, seats } }
  }
}
