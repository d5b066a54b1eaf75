// The viewer's own marks in the notebooks, stored in this browser until the round ends.
export type NotebookMark = 'no' | 'maybe'

export class NotebookMarks {
  private marks = $state<Record<string, NotebookMark>>({})
  private key = ''

  /** Load the marks of a seat for a round of a table. */
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

  /** Cycle a mark: none, crossed out, suspected, none. */
  turn(seat: number, number: number): void {
    const name = `${seat}-${number}`
    const now = this.marks[name]
    if (now === 'maybe') delete this.marks[name]
    else this.marks[name] = now === 'no' ? 'maybe' : 'no'
    localStorage.setItem(this.key, JSON.stringify({ round: this.round, marks: this.marks }))
  }
}
