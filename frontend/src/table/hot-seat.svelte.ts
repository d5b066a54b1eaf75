// Several people at one device: who holds it, and to whom it should be passed. Nothing is shown in between.
import type { TableSession } from './table-session.svelte'

export class HotSeat {
  /** The seat of the person who holds the device; null while it is handed over. */
  private holder = $state<number | null>(null)

  constructor(private readonly session: Pick<TableSession, 'current' | 'mySeats' | 'ready' | 'running' | 'table'>) {}

  /** The seat whose player should get the device; null if it can stay where it is. */
  next: number | null = $derived.by(() => {
    const { session, holder } = this
    if (!session.ready || session.mySeats.length < 2 || !session.running) return null
    const actors = session.table.actors.filter((seat) => session.mySeats.includes(seat))
    if (holder !== null && (actors.length === 0 || actors.includes(holder) || !session.current)) return null
    return actors[0] ?? session.mySeats[0]!
  })

  /** Whether nothing may be shown because the device is being handed over. */
  get hidden(): boolean {
    return this.next !== null && this.holder === null
  }

  handOver(): void {
    this.holder = null
  }

  takeOver(seat: number): void {
    this.holder = seat
  }
}
