// The moments of a match through one viewer. Fetched in pieces, ahead of whoever looks; only the pieces
// used last are kept, so that a long match does not fill a phone.
import { call } from '../api/client'

export type Moment = Record<string, unknown>

const PIECE = 50
const MOST_PIECES = 8
const AHEAD = 20 // so many moments before the end of a piece the next one is fetched

export class FrameCache {
  private pieces = new Map<number, Moment[]>()
  private coming = new Map<number, Promise<Moment[]>>()

  constructor(
    private readonly table: string,
    private readonly perspective: string,
  ) {}

  /** A moment if it is at hand. */
  at(step: number): Moment | null {
    const number = Math.floor(step / PIECE)
    const piece = this.pieces.get(number)
    if (!piece) return null
    this.pieces.delete(number) // what is used moves to the end of the line
    this.pieces.set(number, piece)
    return piece[step % PIECE] ?? null
  }

  /** A moment, fetched if need be; what lies next to it is on its way afterwards. */
  async find(step: number): Promise<Moment | null> {
    const number = Math.floor(step / PIECE)
    if (!this.pieces.has(number)) await this.fetch(number)
    if (step % PIECE >= PIECE - AHEAD) this.prepare(number + 1)
    if (number > 0 && step % PIECE < AHEAD / 2) this.prepare(number - 1)
    return this.at(step)
  }

  private prepare(number: number): void {
    if (!this.pieces.has(number)) this.fetch(number).catch(() => {}) // it is asked again when it is needed
  }

  private fetch(number: number): Promise<Moment[]> {
    let coming = this.coming.get(number)
    if (!coming) {
      coming = this.ask(number).finally(() => this.coming.delete(number))
      this.coming.set(number, coming)
    }
    return coming
  }

  private async ask(number: number): Promise<Moment[]> {
    const query = { perspective: this.perspective, from: number * PIECE, count: PIECE }
    const { frames } = await call('get', '/api/tables/{id}/replay', { path: { id: this.table }, query })
    const piece = frames.map((frame) => frame.view as Moment)
    this.pieces.set(number, piece)
    for (const old of this.pieces.keys()) if (this.pieces.size > MOST_PIECES && old !== number) this.pieces.delete(old)
    return piece
  }
}
