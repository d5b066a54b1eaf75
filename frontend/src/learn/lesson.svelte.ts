// A lesson as the source of a session: it delivers a scripted match, waits for the wanted moves and answers any other
// move with a nudge.
import { Refused, type LessonPayload, type Move, type News, type Schemas, type WhyNot } from '../api/client'
import { Declined, type Command, type SourceListener, type Source } from '../api/source'

type Frame = Schemas['LessonFrame']

export class Lesson implements Source {
  /** The current moment, and how many of its wanted moves have been made. */
  step = $state(0)
  made = $state(0)
  /** The message after a move that is not wanted. */
  nudge = $state<string | null>(null)
  /** Counts nudges, so that a repeated one is animated again. */
  nudges = $state(0)
  private listener!: SourceListener
  private frame: Frame | null = null

  /** `name` is the pupil's. */
  constructor(
    private readonly script: LessonPayload,
    private readonly name: () => string,
    step = 0,
  ) {
    this.step = Math.min(step, script.moments.length - 1)
  }

  /** Deliver everything up to the current moment to a new listener. */
  open(listener: SourceListener): Source {
    this.listener = listener
    listener.state('live')
    this.deliverAll()
    return this
  }

  get moment(): Schemas['MomentPayload'] {
    return this.script.moments[this.step]!
  }
  get steps(): number {
    return this.script.moments.length
  }
  /** The move that the pupil should make now. */
  get wanted(): Schemas['WantedMove'] | null {
    return this.moment.wanted[this.made] ?? null
  }
  /** The things on the board that the coach points at. */
  get at(): string[] {
    return (this.wanted ?? this.moment).at
  }

  // ---- navigation ----------------------------------------------------------------------

  next(): void {
    if (this.step + 1 >= this.steps) return
    this.step++
    this.made = 0
    this.nudge = null
    this.deliver(this.moment.frames)
  }

  /** Go to a moment, with some of its moves already made. */
  goTo(step: number, made = 0): void {
    this.step = Math.max(0, Math.min(step, this.steps - 1))
    this.made = made
    this.nudge = null
    this.listener.restart()
    this.deliverAll()
  }

  // ---- the source ----------------------------------------------------------------------

  async send(command: Command): Promise<void> {
    if (command.type === 'undo') return this.takeBack(command.length as number)
    if (command.type === 'play') this.play(command.action as number)
  }

  async moves(): Promise<Move[]> {
    return this.frame?.moves ?? []
  }

  async why(_seat: number, action: number): Promise<WhyNot> {
    if (!this.frame?.moves.length) throw new Refused({ id: 'refusal-not-your-turn' })
    const error = this.frame.refused.find((each) => each.actions.includes(action))?.error
    if (!error) throw new Refused({ id: 'learn-cannot' })
    return { possible: false, error }
  }

  close(): void {}

  // ---- the script ----------------------------------------------------------------------

  private play(action: number): void {
    const ahead = this.awaited()
    if (ahead === null || this.script.moments[ahead]!.wanted[ahead === this.step ? this.made : 0]?.action !== action) {
      this.nudge = this.wanted ? `${this.moment.id}.nudge` : 'learn-listen'
      this.nudges++
      throw new Declined()
    }
    if (ahead !== this.step) [this.step, this.made] = [ahead, 0]
    const { frames } = this.wanted!
    this.made++
    this.nudge = null
    this.deliver(frames)
    if (!this.wanted) this.next()
  }

  /** The moment whose move may be made now: this one, or a later one with only text before it. */
  private awaited(): number | null {
    if (this.moment.wanted.length) return this.step
    for (let step = this.step + 1; step < this.steps && !this.script.moments[step]!.frames.length; step++) {
      if (this.script.moments[step]!.wanted.length) return step
    }
    return null
  }

  private takeBack(length: number): void {
    for (let step = this.step; step >= 0; step--) {
      for (let made = this.script.moments[step]!.wanted.length - 1; made >= 0; made--) {
        const frames = this.framesUpTo(step, made)
        if (frames[frames.length - 1]?.news.view?.length === length) return this.goTo(step, made)
      }
    }
  }

  /** All frames delivered by the time a number of a moment's moves have been made. */
  private framesUpTo(step: number, made: number): Frame[] {
    const before = this.script.moments.slice(0, step).flatMap((each) => [...each.frames, ...each.wanted.flatMap((wanted) => wanted.frames)])
    const { frames, wanted } = this.script.moments[step]!
    return [...before, ...frames, ...wanted.slice(0, made).flatMap((each) => each.frames)]
  }

  private deliver(frames: Frame[]): void {
    for (const frame of frames) {
      this.frame = frame
      this.listener.news(this.named(frame.news))
    }
  }

  /** Deliver everything up to the current moment at once. */
  private deliverAll(): void {
    const frames = this.framesUpTo(this.step, this.made)
    const last = (this.frame = frames[frames.length - 1]!)
    this.listener.news(this.named({ ...last.news, from: 0, entries: frames.flatMap((frame) => frame.news.entries) }))
  }

  /** Add the pupil's name to news. */
  private named(news: News): News {
    const seats = news.table.seats.map((seat, n) => (n === 0 ? { ...seat, name: this.name() } : seat))
    return { ...news, table: { ...news.table, seats } }
  }
}
