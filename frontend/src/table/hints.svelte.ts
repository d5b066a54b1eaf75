// A hint: asking for it, and what was advice, for as long as the board stands as it stood.
import { Refused, type Advice, type Trouble } from '../api/client'
import { prefixOf } from '../games'
import { complain } from '../ui/toasts.svelte'
import { i18n } from '../i18n/i18n.svelte'
import type { TableSession } from './table-session.svelte'

/** The words that speak about advice in a game. */
export function needAdvice(game: string): Promise<void> {
  return i18n.need('hints', `bots-${prefixOf(game)}`)
}

/** Something that is being request about: what came of it, or why nothing did. */
export class AdviceRequest {
  advice = $state.raw<Advice | null>(null)
  trouble = $state.raw<Trouble | null>(null)
  thinking = $state(false)
  private wanted = 0

  /** Think about something; what was request about before is forgotten. */
  async start(game: string, ask: () => Promise<Advice>): Promise<void> {
    const number = ++this.wanted
    this.advice = this.trouble = null
    this.thinking = true
    try {
      const [advice] = await Promise.all([ask(), needAdvice(game)])
      if (number === this.wanted) this.advice = advice
    } catch (error) {
      if (number !== this.wanted) return
      if (error instanceof Refused) this.trouble = error.trouble
      else complain(error)
    } finally {
      if (number === this.wanted) this.thinking = false
    }
  }

  forget(): void {
    this.wanted++
    this.advice = this.trouble = null
    this.thinking = false
  }
}

export class Hints extends AdviceRequest {
  open = $state(false)
  /** Whether its words are there. */
  ready = $state(false)

  constructor(readonly session: TableSession) {
    super()
  }

  /** Whether nobody has asked yet in this match, so that it must be said what asking means. */
  get first(): boolean {
    return this.session.table.hinted.every((count) => count === 0)
  }

  /** Open the panel; after the first time the hint is asked for at once. */
  async show(): Promise<void> {
    if (this.open) return this.close()
    this.open = true
    try {
      await needAdvice(this.session.table.game)
      this.ready = true
    } catch (error) {
      return complain(error)
    }
    if (!this.first) await this.ask()
  }

  ask(): Promise<void> {
    return this.start(this.session.table.game, () => this.session.hint())
  }

  close(): void {
    this.open = false
    this.forget()
  }

  /** The things on the board with which the best move is made. */
  get lit(): string[] {
    const best = this.advice?.choices.find((choice) => choice.action === this.advice!.best)
    return (best && this.session.view && this.session.game?.at?.(best.text, this.session)) || []
  }
}
