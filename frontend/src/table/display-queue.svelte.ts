// Shows news one after the other, with travelling pieces and time to read, so that people can follow.
import { tick } from 'svelte'
import type { News } from '../api/client'
import { finishAnimations, holdTime, places, travel, withoutMotion } from './motion'

const MOST_SHOWN_ONE_BY_ONE = 12

/** What the queue shows its news on. */
export interface Stage {
  /** Load everything needed before the first news can be shown. */
  prepare(news: News): Promise<void>
  /** Update the page; `calm` if people can follow the change. */
  show(news: News, calm: boolean): void
  /** Whether news come with text to read. */
  hasText(news: News): boolean
  /** Whether the page is hidden from the people before it. */
  readonly hidden: boolean
}

export class DisplayQueue {
  private waiting = $state.raw<News[]>([])
  private showing = false
  private restarted = true // the next news do not continue what is shown
  private readUntil = 0
  private skipPause: (() => void) | null = null

  constructor(private readonly stage: Stage) {}

  /** Whether the page shows the newest state. */
  get empty(): boolean {
    return this.waiting.length === 0
  }

  async add(news: News): Promise<void> {
    this.waiting = [...this.waiting, news]
    if (!this.showing) await this.showAll()
  }

  /** Drop everything; the next news stand for themselves. */
  clear(): void {
    this.waiting = []
    this.restarted = true
    this.readUntil = 0
    this.skipPause?.()
  }

  /** Show all that waits at once. */
  catchUp(): void {
    finishAnimations()
    this.readUntil = 0
    const last = this.waiting[this.waiting.length - 1]
    if (last) this.waiting = [{ ...last, entries: this.waiting.flatMap((news) => news.entries) }]
    this.skipPause?.()
  }

  /** End a pause that is under way. */
  close(): void {
    this.skipPause?.()
  }

  private async showAll(): Promise<void> {
    this.showing = true
    try {
      await this.stage.prepare(this.waiting[0]!)
      while (this.waiting.length) {
        await this.pause(this.readUntil - Date.now())
        if (this.empty) break // cleared meanwhile
        await this.showFirst()
      }
    } finally {
      this.showing = false
    }
  }

  private async showFirst(): Promise<void> {
    const [first, ...rest] = this.waiting as [News, ...News[]]
    const calm = !this.restarted && !this.stage.hidden && first.entries.length <= MOST_SHOWN_ONE_BY_ONE
    const before = calm ? places() : null
    const change = async () => {
      this.stage.show(first, calm)
      this.waiting = rest
      this.restarted = false
      await tick()
    }
    await (calm ? change() : withoutMotion(change))
    if (before) travel(before)
    this.readUntil = calm && this.stage.hasText(first) ? Date.now() + holdTime() : 0
  }

  private pause(time: number): Promise<void> {
    if (time <= 0) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time)
      this.skipPause = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}
