// The views of a match from one perspective, by step. Fetched in chunks, ahead of playback; only the chunks used last
// are kept, so that a long match does not fill a phone's memory.
import { call } from '../api/client'

export type FrameView = Record<string, unknown>

const CHUNK = 50
const MOST_CHUNKS = 8
const AHEAD = 20 // fetch the next chunk this many steps before the end of one

export class FrameCache {
  private chunks = new Map<number, FrameView[]>()
  private pending = new Map<number, Promise<FrameView[]>>()

  constructor(
    private readonly table: string,
    private readonly perspective: string,
  ) {}

  /** The view after a number of steps, if it is in memory. */
  at(step: number): FrameView | null {
    const number = Math.floor(step / CHUNK)
    const chunk = this.chunks.get(number)
    if (!chunk) return null
    this.chunks.delete(number) // mark as used last
    this.chunks.set(number, chunk)
    return chunk[step % CHUNK] ?? null
  }

  /** The view after a number of steps, fetched if needed; also fetches its neighbours ahead of time. */
  async find(step: number): Promise<FrameView | null> {
    const number = Math.floor(step / CHUNK)
    if (!this.chunks.has(number)) await this.fetch(number)
    if (step % CHUNK >= CHUNK - AHEAD) this.prefetch(number + 1)
    if (number > 0 && step % CHUNK < AHEAD / 2) this.prefetch(number - 1)
    return this.at(step)
  }

  private prefetch(number: number): void {
    if (!this.chunks.has(number)) this.fetch(number).catch(() => {}) // retried when it is needed
  }

  private fetch(number: number): Promise<FrameView[]> {
    let pending = this.pending.get(number)
    if (!pending) {
      pending = this.request(number).finally(() => this.pending.delete(number))
      this.pending.set(number, pending)
    }
    return pending
  }

  private async request(number: number): Promise<FrameView[]> {
    const query = { perspective: this.perspective, from: number * CHUNK, count: CHUNK }
    const { frames } = await call('get', '/api/tables/{id}/replay', { path: { id: this.table }, query })
    const chunk = frames.map((frame) => frame.view as FrameView)
    this.chunks.set(number, chunk)
    for (const old of this.chunks.keys()) if (this.chunks.size > MOST_CHUNKS && old !== number) this.chunks.delete(old)
    return chunk
  }
}
