// Renders messages of the Fluent catalogues. Arguments follow the conventions of the Python speaker
// (src/hauntboard/i18n), so that a message reads the same in terminal and browser.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'

export const LANGUAGES = ['en', 'es', 'pt', 'pl'] as const
export type Language = (typeof LANGUAGES)[number]
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', es: 'Español', pt: 'Português', pl: 'Polski' }

export type Arguments = Record<string, unknown>
export type GameEvent = { kind: string } & Arguments

const LOCALES: Record<Language, string> = { en: 'en-GB', es: 'es', pt: 'pt', pl: 'pl' }
const SEATS = ['seat', 'target']
const SEAT_LISTS = ['seats', 'winners']
const CARDS = ['card', 'cards']
const CARD = /^([A-Z])([0-9]+)$/

type Node = Record<string, unknown>

/** All messages loaded so far in one language. */
export class Catalogue {
  readonly bundle: FluentBundle
  /** The ids of all messages, in file order. */
  readonly ids = new Set<string>()
  private needed = new Map<string, Set<string>>()

  constructor(readonly language: Language) {
    this.bundle = new FluentBundle([LOCALES[language]], { useIsolating: false })
  }

  add(text: string): void {
    const resource = new FluentResource(text)
    const errors = this.bundle.addResource(resource, { allowOverrides: true })
    resource.body.forEach(({ id }) => this.ids.add(id))
    if (errors.length) console.error(errors[0])
    this.needed.clear()
  }

  private pattern(id: string): unknown {
    const [name = '', attribute] = id.split('.')
    const message = this.bundle.getMessage(name)
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null
  }

  has(id: string): boolean {
    return this.pattern(id) !== null
  }

  /** The names of a message's arguments, including those of messages it refers to. */
  needs(id: string): Set<string> {
    let found = this.needed.get(id)
    if (!found) {
      found = new Set()
      this.needed.set(id, found)
      this.collect(this.pattern(id), found)
    }
    return found
  }

  private collect(node: unknown, found: Set<string>): void {
    if (Array.isArray(node)) node.forEach((each) => this.collect(each, found))
    else if (node && typeof node === 'object') {
      const { type, name, attr } = node as Node
      if (type === 'var') found.add(name as string)
      else if (type === 'mesg') this.needs(attr ? `${name}.${attr}` : `${name}`).forEach((each) => found.add(each))
      else if (type !== 'term') Object.values(node).forEach((each) => this.collect(each, found))
    }
  }

  render(id: string, values: Record<string, FluentVariable>): string {
    const pattern = this.pattern(id)
    if (pattern === null) return id
    return this.bundle.formatPattern(pattern as string, values, [])
  }
}

type Joining = 'conjunction' | 'disjunction'
const joiners = new Map<string, Intl.ListFormat>()

/** A list formatter, cached because constructing one is slow. */
function joiner(language: Language, type: Joining): Intl.ListFormat {
  const name = `${language} ${type}`
  let found = joiners.get(name)
  if (!found) joiners.set(name, (found = new Intl.ListFormat(LOCALES[language], { type })))
  return found
}

/** Renders messages of one language for one viewer: a seat, or null for anyone else. */
export class Speaker {
  constructor(
    readonly catalogue: Catalogue,
    readonly names: readonly string[] = [],
    readonly viewer: number | null = null,
  ) {}

  get language(): Language {
    return this.catalogue.language
  }

  has(id: string): boolean {
    return this.catalogue.has(id)
  }

  /** Render a message; `id.attribute` for an attribute. */
  text(id: string, values: Arguments = {}): string {
    return this.catalogue.render(id, this.prepare(values, prefixOf(id)))
  }

  /** Render a game event, with its `-hidden` message if the viewer lacks a secret argument. */
  event(prefix: string, event: GameEvent): string {
    const { kind, ...rest } = event
    const values = this.prepare(rest, prefix)
    const id = `${prefix}-event-${kind}`
    const lacks = [...this.catalogue.needs(id)].some((name) => !(name in values))
    return this.catalogue.render(lacks && this.has(`${id}-hidden`) ? `${id}-hidden` : id, values)
  }

  name(seat: number): string {
    if (seat < 0) return this.text('chance-name')
    return this.names[seat] || this.text('player-name', { number: seat + 1 })
  }

  /** A card as the game displays it. */
  card(prefix: string, card: unknown): unknown {
    const found = typeof card === 'string' ? CARD.exec(card) : null
    if (!found || !this.has(`${prefix}-card-text`)) return card
    return this.catalogue.render(`${prefix}-card-text`, { suit: found[1]!, rank: found[2]! })
  }

  join(items: readonly string[], style: 'and' | 'or' = 'and'): string {
    return joiner(this.language, style === 'and' ? 'conjunction' : 'disjunction').format(items)
  }

  private prepare(values: Arguments, prefix: string): Record<string, FluentVariable> {
    const prepared: Record<string, FluentVariable> = {}
    for (const [key, given] of Object.entries(values)) {
      let value = given
      if (CARDS.includes(key)) {
        value = Array.isArray(value) ? value.map((card) => this.card(prefix, card)) : this.card(prefix, value)
      }
      if (SEATS.includes(key) && typeof value === 'number') this.seat(prepared, key, value)
      else if (SEAT_LISTS.includes(key) && Array.isArray(value)) {
        this.list(prepared, key, value.map((seat) => this.name(seat as number)))
        prepared[`${key}You`] = yes(value.includes(this.viewer))
      } else if (key === 'scores' && Array.isArray(value)) {
        prepared.scores = value.join(' – ')
        prepared.scoresNamed = value.map((score, seat) => `${this.name(seat)} ${score}`).join(' – ')
      } else if (Array.isArray(value)) this.list(prepared, key, value)
      else prepared[key] = plain(value)
    }
    return prepared
  }

  private seat(prepared: Record<string, FluentVariable>, key: string, seat: number): void {
    prepared[key] = this.name(seat)
    prepared[`${key}Number`] = plain(seat + 1)
    prepared[key === 'seat' ? 'you' : `${key}You`] = yes(seat === this.viewer)
  }

  private list(prepared: Record<string, FluentVariable>, key: string, items: readonly unknown[]): void {
    const texts = items.map(String)
    prepared[key] = this.join(texts)
    prepared[`${key}Or`] = this.join(texts, 'or')
    prepared[`${key}List`] = texts.join(', ')
    prepared[`${key}Count`] = plain(items.length)
    if (items.length) {
      prepared[`${key}First`] = plain(items[0])
      prepared[`${key}Last`] = plain(items[items.length - 1])
    }
  }
}

/** The prefix of a message's game: `chess` of `chess-in-check` or `web-chess-board`. */
function prefixOf(id: string): string {
  return id.replace(/^web-/, '').split('-')[0] ?? ''
}

const yes = (value: boolean) => (value ? 'yes' : 'no')

function plain(value: unknown): FluentVariable {
  if (typeof value === 'boolean') return yes(value)
  if (typeof value === 'number') return new FluentNumber(value, { useGrouping: false })
  return String(value ?? '')
}
