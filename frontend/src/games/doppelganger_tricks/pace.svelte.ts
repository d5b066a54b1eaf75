// Quick bots often play several cards at once. The board shows them one by one, and a finished trick a moment longer,
// unless the viewer acts first.
import { tick, untrack } from 'svelte'
import { holdTime, places, travel } from '../../table/motion'
import type { GameEvent } from '../../i18n/i18n.svelte'
import type { TricksSession } from './actions'

const PLAYS = ['led', 'led-declared', 'played']
const TRICK_ENDS = ['trick-won', 'trick-lost', 'last-trick-lost']
const MOST_BEATS = 10

export class Pace {
  /** How many events of the match are shown; all if negative. */
  private shown = $state(-1)
  private run = 0
  private playing = false

  constructor(private readonly session: TricksSession) {}

  /** The events shown so far, and those that wait. */
  get events(): GameEvent[] {
    return this.behind ? this.session.events.slice(0, this.shown) : this.session.events
  }
  get waiting(): GameEvent[] {
    return this.behind ? this.session.events.slice(this.shown) : []
  }
  get behind(): boolean {
    return this.shown >= 0 && this.shown < this.session.events.length
  }

  /** Call before the page updates, whenever there may be new events. */
  follow(): void {
    const events = this.session.events
    untrack(() => {
      const beats = beatsOf(events, this.shown)
      if (this.shown < 0 || this.shown > events.length || !holdTime() || beats.length > MOST_BEATS || !(this.playing || events.slice(this.shown).some(isPlay))) this.finish()
      else if (!this.playing) void this.play()
    })
  }

  /** Show everything at once. */
  finish(): void {
    this.run++
    this.playing = false
    this.shown = this.session.events.length
  }

  private async play(): Promise<void> {
    const run = ++this.run
    this.playing = true
    for (let end; (end = beatsOf(this.session.events, this.shown)[0]); ) {
      const before = places()
      const news = this.session.events.slice(this.shown, end)
      this.shown = end
      await tick()
      travel(before)
      const trickEnds = news.some((event) => TRICK_ENDS.includes(event.kind))
      await new Promise((resolve) => setTimeout(resolve, holdTime() * (trickEnds ? 1.3 : 0.6)))
      if (run !== this.run) return
    }
    this.playing = false
  }
}

const isPlay = (event: GameEvent) => PLAYS.includes(event.kind)

/** Where the beats end in which events are shown: each card is one, and so is the end of a round. */
function beatsOf(events: GameEvent[], from: number): number[] {
  const ends: number[] = []
  for (let n = Math.max(0, from) + 1; n < events.length; n++) {
    const { kind } = events[n]!
    if (isPlay(events[n]!) || (kind === 'scored' && events[n - 1]!.kind !== 'scored')) ends.push(n)
  }
  return events.length > from ? [...ends, events.length] : []
}
