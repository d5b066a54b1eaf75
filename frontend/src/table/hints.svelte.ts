// Requests for advice, and the hint at a table.
import { Refused, type Advice, type Trouble } from '../api/client'
import { prefixOf } from '../games'
import { showError } from '../ui/toasts.svelte'
import { i18n } from '../i18n/i18n.svelte'
import type { TableSession } from './table-session.svelte'

/** Load the catalogues for advice in a game. */
export function loadAdviceTexts(game: string): Promise<void> {
  return i18n.need('hints', `bots-${prefixOf(game)}`)
}

/** A request for advice: pending, answered or refused. */
export class AdviceRequest {
  advice = $state.raw<Advice | null>(null)
  trouble = $state.raw<Trouble | null>(null)
  thinking = $state(false)
  private latest = 0

  /** Start a request and forget the previous one. */
  async start(game: string, ask: () => Promise<Advice>): Promise<void> {
    const number = ++this.latest
    this.advice = this.trouble = null
    this.thinking = true
    try {
      const [advice] = await Promise.all([ask(), loadAdviceTexts(game)])
      if (number === this.latest) this.advice = advice
    } catch (error) {
      if (number !== this.latest) return
      if (error instanceof Refused) this.trouble = error.trouble
      else showError(error)
    } finally {
      if (number === this.latest) this.thinking = false
    }
  }

  forget(): void {
    this.latest++
    this.advice = this.trouble = null
    this.thinking = false
  }
}

/** The hint panel of a table. */
export class Hints extends AdviceRequest {
  open = $state(false)
  /** Whether the catalogues have been loaded. */
  ready = $state(false)

  constructor(readonly session: TableSession) {
    super()
  }

  /** Whether this would be the match's first hint; the panel then explains what asking means. */
  get first(): boolean {
    return this.session.table.hinted.every((count) => count === 0)
  }

  /** Open the panel. From the second time on, request the hint at once. */
  async show(): Promise<void> {
    if (this.open) return this.close()
    this.open = true
    try {
      await loadAdviceTexts(this.session.table.game)
      this.ready = true
    } catch (error) {
      return showError(error)
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

  /** The spots on the board that make the best move. */
  get lit(): string[] {
    const { advice, session } = this
    return (advice && session.view && session.game?.spots?.(session.partsOf(advice.best), session)) || []
  }
}
