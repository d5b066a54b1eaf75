// The actions of a game: their numbers, their notation and what they consist of. Boards find actions by their parts;
// nothing here builds or parses notation.
import { call, type Schemas } from './client'

/** What an action consists of: its kind, and the cards, numbers or places that it names. */
export type Parts = { readonly kind: string; readonly [name: string]: string | number | readonly (string | number)[] | null }

export class Actions<P extends Parts = Parts> {
  /** Notation and parts by the action's number. */
  readonly texts: string[] = []
  readonly parts: P[] = []
  private readonly numbers = new Map<string, number>()

  constructor(groups: readonly Schemas['ActionGroup'][]) {
    for (const { kind, texts, parts } of groups) {
      texts.forEach((text, row) => {
        const columns = Object.entries(parts).map(([name, values]) => [name, values[row]])
        const action = { kind, ...Object.fromEntries(columns) } as P
        this.numbers.set(key(action), this.parts.push(action) - 1)
        this.texts.push(text)
      })
    }
  }

  numberOf(parts: P): number | undefined {
    return this.numbers.get(key(parts))
  }
}

/** A string that is equal for equal parts. */
function key(parts: Parts): string {
  return JSON.stringify(Object.entries(parts).sort(([one], [other]) => (one < other ? -1 : 1)))
}

const fetched = new Map<string, Promise<Actions>>()

/** The actions of a game, fetched once. */
export function fetchActions(game: string): Promise<Actions> {
  const actions =
    fetched.get(game) ??
    call('get', '/api/games/{game}/actions', { path: { game } }).then(
      (groups) => new Actions(groups),
      (error: unknown) => {
        fetched.delete(game)
        throw error
      },
    )
  fetched.set(game, actions)
  return actions
}
