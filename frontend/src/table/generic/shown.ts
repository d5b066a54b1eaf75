// Turns the data of any game's view into labelled texts. Words of the game's catalogue are used where they exist:
//   PREFIX-view-KEY         the label of a key (underscores become hyphens), else the key itself
//   PREFIX-view-KEY.value   its value, with the arguments $value, $seat and $card
//   PREFIX-view-KEY-VALUE   one of its values, if that is a word
import type { Speaker } from '../../i18n/i18n.svelte'

export type Shown =
  | { type: 'text'; text: string; faint?: boolean }
  | { type: 'list'; items: { label?: string; shown: Shown }[] }
  | { type: 'rows'; rows: Row[] }
  | { type: 'grid'; heads: string[]; lines: Shown[][] }
export interface Row {
  key: string
  label: string
  shown: Shown
}
type Data = Record<string, unknown>

/** Parts of every view that the table shows elsewhere. */
const ELSEWHERE = ['game', 'options', 'seat', 'over', 'acting', 'scores', 'winners', 'length', 'legal', 'undo', 'undo_ask']
/** Numbers with these keys are seats, as are those in lists with the keys below. */
const SEATS = ['seat', 'target', 'turn', 'first', 'leader', 'dealer']
const SEAT_LISTS = ['seats', 'winners']

/** What is neither there nor said to be hidden: only the game knows which of both. */
const UNKNOWN: Shown = { type: 'text', text: '–', faint: true }

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A key as words: `tie_break` becomes “Tie break”. */
export function readable(key: string): string {
  const words = key.replace(/[_-]+/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export class ViewReader {
  constructor(
    private readonly speaker: Speaker,
    private readonly prefix: string,
  ) {}

  /** What the view says about the whole table. */
  table(view: object): Row[] {
    const seats = this.seats(view)
    return this.rows(view as Data, [...ELSEWHERE, ...(seats.length ? ['seats'] : [])])
  }

  /** What the view says about each seat, if it has a list `seats` with an entry for each. */
  seats(view: object): Row[][] {
    const { seats } = view as Data
    if (!Array.isArray(seats) || seats.length !== this.speaker.names.length || !seats.every(isData)) return []
    const known = new Set(seats.flatMap((data) => Object.keys(data).filter((key) => data[key] !== null)))
    return seats.map((data, seat) => {
      const mine = seat === this.speaker.viewer
      const rows = this.rows(data)
      // Nothing at a seat is a secret if it is something at another one.
      return rows.map((row) => (data[row.key] === null && known.has(row.key) && !mine ? { ...row, shown: this.hidden() } : row))
    })
  }

  label(key: string): string {
    const id = this.id(key)
    return this.speaker.has(id) ? this.speaker.text(id) : readable(key)
  }

  private id(key: string): string {
    return `${this.prefix}-view-${key.replace(/_/g, '-')}`
  }

  private rows(data: Data, without: readonly string[] = []): Row[] {
    return Object.keys(data)
      .filter((key) => !without.includes(key))
      .map((key) => ({ key, label: this.label(key), shown: this.value(key, data[key]) }))
  }

  private value(key: string, value: unknown): Shown {
    if (value === null || value === undefined) return UNKNOWN
    if (value === '') return this.nothing()
    if (Array.isArray(value)) return this.list(key, value)
    if (isData(value)) return this.data(value)
    return { type: 'text', text: this.text(key, value as string | number | boolean) }
  }

  private data(data: Data): Shown {
    const rows = this.rows(data)
    if (!rows.length) return this.nothing()
    return rows.every(({ shown }) => shown.type === 'text') ? { type: 'list', items: rows } : { type: 'rows', rows }
  }

  private list(key: string, values: readonly unknown[]): Shown {
    if (!values.length) return this.nothing()
    if (values.every(isData)) return this.grid(values)
    const seen = values.filter((value) => value !== null)
    const items = seen.map((value) => ({ shown: this.value(SEAT_LISTS.includes(key) ? 'seat' : key, value) }))
    const secret = values.length - seen.length
    return { type: 'list', items: secret ? [...items, { shown: this.hidden(secret) }] : items }
  }

  private grid(values: readonly Data[]): Shown {
    const keys = [...new Set(values.flatMap((value) => Object.keys(value)))]
    const lines = values.map((value) => keys.map((key) => this.value(key, value[key])))
    return { type: 'grid', heads: keys.map((key) => this.label(key)), lines }
  }

  private text(key: string, value: string | number | boolean): string {
    const { speaker } = this
    const id = this.id(key)
    if (speaker.has(`${id}.value`)) return speaker.text(`${id}.value`, { value, seat: value, card: value })
    if (typeof value === 'boolean') return speaker.text(value ? 'answer-yes' : 'answer-no')
    if (typeof value === 'number') return SEATS.includes(key) && value in speaker.names ? speaker.name(value) : String(value)
    if (value === '?') return speaker.text('generic-secret')
    return speaker.has(`${id}-${value}`) ? speaker.text(`${id}-${value}`) : String(speaker.card(this.prefix, value))
  }

  private nothing(): Shown {
    return { type: 'text', text: this.speaker.text('generic-nothing'), faint: true }
  }

  private hidden(count = 1): Shown {
    return { type: 'text', text: this.speaker.text('generic-secret') + (count > 1 ? ` ×${count}` : ''), faint: true }
  }
}
