// Names, geometry, and what the board derives from the view and the events.
import type { GameEvent } from '../../i18n/i18n.svelte'
import type { Place } from './view'

export const COLOURS = ['blue', 'green', 'yellow', 'orange', 'red'] as const
export type Colour = (typeof COLOURS)[number]
export const BUILDINGS = ['police', 'school', 'church', 'hall', 'hospital', 'theatre'] as const
export type Building = (typeof BUILDINGS)[number]
export const ACTS = ['summon', 'scare', 'upgrade', 'move', 'fight', 'haunt', 'rest'] as const
export type Act = (typeof ACTS)[number]
export const KINDS = [...'abcdefghijkl']
export const DICE: Record<Colour, number> = { blue: 4, green: 6, yellow: 8, orange: 10, red: 12 }
/** Light enough for dark ink in both themes; each colour also has its own shape. */
export const FILL: Record<Colour, string> = { blue: '#a8cbf5', green: '#a5dca2', yellow: '#f8e07e', orange: '#f9b06d', red: '#f2948b' }

export const levelOf = (colour: Colour) => COLOURS.indexOf(colour) + 1
export const colourOf = (level: number) => COLOURS[level - 1]!
/** Split a cell's number into colour and building. */
export const cellOf = (cell: number) => ({ colour: COLOURS[cell % 5]!, building: BUILDINGS[Math.floor(cell / 5)]! })

/** The neighbours of each building: two rows of three. */
export function neighbours(building: Building): Building[] {
  const at = BUILDINGS.indexOf(building)
  return BUILDINGS.filter((_, n) => Math.abs(Math.floor(n / 3) - Math.floor(at / 3)) + Math.abs((n % 3) - (at % 3)) === 1)
}

/** Questions answered by a haunting space, or by a colour's place in a building even without a ghost. */
export const OF_SPACES = ['haunt', 'fifth-haunt', 'power-38']
export const OF_BUILDINGS = ['move-to', 'blue', 'winner-to']
export const OF_SECTIONS = ['follow', 'lift', 'rest', 'rival', 'power-15', 'power-43']
export const OF_DISCS = ['disc', 'discs-back', 'power-14', 'power-14-second']

// ---- which ghost is which -------------------------------------------------------------

type Town = Record<Building, Place>

/** Gives ghosts an identity, which the rules do not: a ghost that left one cell is the one that arrived in another, so
 * that the board can animate it. */
export class Ghosts {
  private at = new Map<string, number[]>()
  private next = 1

  follow(town: Town): Map<string, number[]> {
    const found = new Map<string, number[]>()
    const lost: { id: number; colour: number; building: Building }[] = []
    const cells = BUILDINGS.flatMap((building) => COLOURS.map((colour, n) => ({ building, colour: n, cell: `${colour}.${building}`, count: town[building].ghosts[colour] ?? 0 })))
    for (const { building, colour, cell, count } of cells) {
      const ids = [...(this.at.get(cell) ?? [])]
      while (ids.length > count) lost.push({ id: ids.pop()!, colour, building })
      found.set(cell, ids)
    }
    for (const { building, colour, cell, count } of cells) {
      const ids = found.get(cell)!
      while (ids.length < count) {
        let n = lost.findIndex((ghost) => ghost.colour === colour)
        if (n < 0) n = lost.findIndex((ghost) => ghost.building === building && ghost.colour === colour - 1)
        ids.push(n < 0 ? this.next++ : lost.splice(n, 1)[0]!.id)
      }
    }
    this.at = found
    return found
  }
}

// ---- dice -----------------------------------------------------------------------------

export interface Throw {
  colour: Colour
  sides: number
  face: number | null
}
/** A fight, or a roll for a card. */
export interface Scene {
  key: number
  seat: number
  roller: number | null
  building: Building | null
  dice: Throw[]
  named: number | null
  /** The result; null while undecided. */
  result: GameEvent | null
}

const SOMETHING_NEW = ['acted', 'rested', 'turn-begins', 'round-begins', 'occupied', 'match-over', 'haunted']

/** The dice on the table: those of the latest action. */
export function sceneOf(events: GameEvent[]): Scene | null {
  let from = events.length
  while (from > 0 && !SOMETHING_NEW.includes(events[from - 1]!.kind)) from--
  let scene: Scene | null = null
  events.slice(from).forEach((event, n) => {
    const { kind } = event
    const fresh = (dice: Throw[]): Scene => ({ key: from + n, seat: event.seat as number, roller: null, building: null, dice, named: null, result: null })
    if (kind === 'attack') {
      const dice = [event.colour, event.colour2].map((colour) => ({ colour: colour as Colour, sides: DICE[colour as Colour], face: null }))
      scene = { ...fresh(dice), building: event.building2 as Building }
    } else if (kind === 'named') scene = { ...fresh([]), named: event.number as number }
    else if (kind === 'roller' && scene) scene.roller = event.target as number
    else if (kind === 'rolled') {
      if (!scene || (scene.result && !scene.building)) scene = fresh([])
      const thrown: Throw = { colour: event.colour as Colour, sides: event.sides as number, face: event.face as number }
      const place = scene.building ? (event.seat === scene.seat ? 0 : 1) : scene.dice.findIndex((die) => die.colour === thrown.colour)
      if (place < 0) scene.dice.push(thrown)
      else scene.dice[place] = thrown
    } else if (scene && ['fight-won', 'fight-lost'].includes(kind)) scene.result = event
    else if (scene && !scene.building && !scene.result && ['scare-points', 'ghosts-placed'].includes(kind)) scene.result = event
    else if (scene?.building && !scene.result && kind === 'ghost-gone') scene.result = event
  })
  return scene
}

// ---- points ---------------------------------------------------------------------------

/** The points of each seat, by source. */
export function tally(events: GameEvent[], seats: number): [string, number[]][] {
  const found = new Map<string, number[]>()
  for (const { kind, why, seat, amount } of events) {
    if (kind !== 'points' && kind !== 'points-lost') continue
    const row = found.get(why as string) ?? Array<number>(seats).fill(0)
    row[seat as number]! += (amount as number) * (kind === 'points' ? 1 : -1)
    found.set(why as string, row)
  }
  return [...found].sort((a, b) => Math.max(...b[1]) - Math.max(...a[1]))
}
