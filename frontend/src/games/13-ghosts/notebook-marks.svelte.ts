// A reader's own marks in the notebooks, kept in this browser for as long as the round lasts.
export type NotebookMark = 'no' | 'maybe'

export class NotebookMarks {
  private marks = $state<Record<string, NotebookMark>>({})
  private key = ''

  /** The marks of one round at one table, as one seat. */
  open(table: string, seat: number | null, round: number): void {
    const key = `hauntboard-marks ${table} ${seat ?? 'spectator'}`
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as { round?: number; marks?: Record<string, NotebookMark> }
    this.key = key
    this.round = round
    this.marks = stored.round === round ? (stored.marks ?? {}) : {}
  }
  private round = 0

  get(seat: number, number: number): NotebookMark | undefined {
    return this.marks[`${seat}-${number}`]
  }

  /** Nothing, crossed out, suspected, nothing again. */
  turn(seat: number, number: number): void {
    const name = `${seat}-${number}`
    const now = this.marks[name]
    if (now === 'maybe') delete this.marks[name]
    else this.marks[name] = now === 'no' ? 'maybe' : 'no'
    localStorage.setItem(this.key, JSON.stringify({ round: this.round, marks: this.marks }))
  }
}
