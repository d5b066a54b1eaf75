// Announces what happens: bubbles at the players' places, sounds, and text for screen readers.
import type { TableEvent } from '../api/client'
import type { Bubble } from '../games'
import type { GameEvent } from '../i18n/i18n.svelte'
import { play } from './sound'
import type { TableSession } from './table-session.svelte'

export type SeatBubble = Bubble & { key: number; reaction?: string }

const BUBBLE_MS = 4500

/** Reactions outlast a round; what players say in it does not. */
const isReaction = (bubble: SeatBubble) => bubble.reaction !== undefined

export class Announcer {
  bubbles = $state.raw<SeatBubble[]>([])
  /** The latest text for screen readers. */
  text = $state('')
  private nextKey = 1

  constructor(private readonly session: Pick<TableSession, 'game' | 'log' | 'speaker'>) {}

  announce(entries: readonly TableEvent[]): void {
    const { game, log, speaker } = this.session
    let fresh: SeatBubble[] = []
    for (const { type, seat, reaction, events } of entries) {
      if (type === 'react') fresh.push({ seat: seat ?? 0, text: speaker.text(`web-reaction-${reaction}`), key: this.nextKey++, reaction: reaction ?? '' })
      for (const event of (events ?? []) as GameEvent[]) {
        if (game?.headings?.includes(event.kind)) {
          fresh = fresh.filter(isReaction)
          this.bubbles = this.bubbles.filter(isReaction)
        }
        const bubble = game?.bubble?.(event, speaker)
        if (bubble) fresh.push({ ...bubble, key: this.nextKey++ })
        const sound = game?.sound?.(event)
        if (sound) play(sound)
      }
    }
    const text = entries.flatMap((entry) => log.textsOf(entry)).filter(Boolean).join(' ')
    if (text) this.text = text
    if (fresh.length) this.show(fresh)
  }

  clear(): void {
    this.bubbles = []
  }

  /** Show bubbles for a while, each instead of an earlier one of its seat. */
  private show(fresh: SeatBubble[]): void {
    const seats = new Set(fresh.map((bubble) => bubble.seat))
    this.bubbles = [...this.bubbles.filter((bubble) => !seats.has(bubble.seat)), ...fresh]
    setTimeout(() => (this.bubbles = this.bubbles.filter((bubble) => !fresh.includes(bubble))), BUBBLE_MS)
  }
}
