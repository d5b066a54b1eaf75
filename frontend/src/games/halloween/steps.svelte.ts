// Translates taps into steps, depending on the current question. Steps that can be taken back are made at once; those
// that roll dice or end the turn wait for confirmation.
import type { HalloweenAction, HalloweenSession } from './actions'
import Bonus from './Bonus.svelte'
import Ghost from './Ghost.svelte'
import { COLOURS, DICE, levelOf, neighbours, OF_BUILDINGS, OF_DISCS, OF_SECTIONS, OF_SPACES, type Act, type Building, type Colour } from './town'

/** Cards whose use rolls dice. */
const ROLLING_CARDS = [18, 50]

export class Steps {
  /** Card 46: the first of two different ghosts. */
  half = $state<{ colour: Colour; building: Building } | null>(null)
  /** The tokens chosen as payment. */
  paid = $state<Colour[]>([])
  /** The enlarged card. */
  card = $state<number | null>(null)
  /** The enlarged bonus token. */
  held = $state<string | null>(null)
  /** The seat whose score is open. */
  score = $state<number | null>(null)

  constructor(readonly session: HalloweenSession) {}

  get question(): string {
    return this.session.myTurn ? this.session.view.question : ''
  }
  get master(): boolean {
    return this.session.table.options?.variant === 'master'
  }

  clear(): void {
    this.half = null
    this.paid = []
  }

  /** Make a step, or explain why it is not legal. */
  take(step: HalloweenAction): void {
    const { session } = this
    if (session.can(step) && !this.final(step)) void session.play(step)
    else session.pick(step)
  }

  /** Whether a step cannot be taken back. */
  private final(step: HalloweenAction): boolean {
    const { question } = this
    if (step.kind === 'end' || step.kind === 'pair' || (step.kind === 'use' && ROLLING_CARDS.includes(step.card))) return true
    if (question === 'name' || (question === 'next-fight' && step.kind !== 'pass')) return true
    return question === 'defender' && this.session.table.players === 2 && !this.master
  }

  // ---- the town ----------------------------------------------------------------------

  /** Whether a ghost of a colour in a building can be chosen now. */
  canGhost(colour: Colour, building: Building): boolean {
    const { session, question } = this
    if (!question || OF_SPACES.includes(question)) return false
    if (session.can({ kind: 'cell', colour, building }) || (question === 'scare' && session.can({ kind: 'colour', colour }))) return true
    return this.pairWith(colour, building)
  }
  /** Whether a ghost can be one of two that summon together. */
  private pairWith(colour: Colour, building: Building): boolean {
    if (this.question !== 'summon') return false
    const { half } = this
    const other = half?.building === building && half.colour !== colour ? half.colour : null
    return this.session.options.some((step) => step.kind === 'pair' && step.building === building && step.colours.includes(colour) && (!other || step.colours.includes(other)))
  }
  canSpace(colour: Colour, building: Building): boolean {
    return OF_SPACES.includes(this.question) && this.session.can({ kind: 'cell', colour, building })
  }
  canBuilding(building: Building): boolean {
    return this.question !== '' && this.session.can({ kind: 'building', building })
  }

  ghost(colour: Colour, building: Building): void {
    const { session, question } = this
    const cell: HalloweenAction = { kind: 'cell', colour, building }
    if (!question || question === 'turn') this.explainGhost(colour)
    else if (OF_BUILDINGS.includes(question)) this.take({ kind: 'building', building })
    else if (question === 'scare') this.take({ kind: 'colour', colour })
    else if (!session.can(cell) && this.pairWith(colour, building)) this.join(colour, building)
    else this.take(cell)
  }
  private join(colour: Colour, building: Building): void {
    const { half } = this
    if (half?.building !== building || half.colour === colour) this.half = half?.colour === colour && half.building === building ? null : { colour, building }
    else {
      this.take({ kind: 'pair', colours: COLOURS.filter((each) => each === colour || each === half.colour), building })
    }
  }
  space(colour: Colour, building: Building): void {
    const { session } = this
    const owner = session.view.table.town[building].haunts[colour]
    if (OF_SPACES.includes(this.question)) return this.take({ kind: 'cell', colour, building })
    const values = { colour, building, points: 2 * levelOf(colour) }
    session.explain({
      title: session.t('web-halloween-space-title', values),
      text: owner === undefined ? session.t('web-halloween-space-free', values) : session.t('web-halloween-space-taken', { ...values, seat: owner }),
      clause: 'A6',
    })
  }
  building(building: Building): void {
    const { session } = this
    if (OF_BUILDINGS.includes(this.question)) return this.take({ kind: 'building', building })
    const names = neighbours(building).map((each) => session.t('halloween-building', { building: each }))
    const count = Object.values(session.view.table.town[building].ghosts).reduce((sum, each) => sum + each, 0)
    session.explain({ title: session.t('web-halloween-building', { building }), text: session.t('web-halloween-building-text', { building, neighbours: names, count, room: this.master ? 4 : 6 }), clause: 'A4' })
  }

  // ---- the viewer's board ------------------------------------------------------------

  canSection(section: number): boolean {
    return this.question !== '' && this.session.can({ kind: 'section', section })
  }
  canAct(section: number, act: Act): boolean {
    return this.question !== '' && (this.session.can({ kind: 'act', section, act }) || (act !== 'rest' && this.session.can({ kind: 'disc', section, act })))
  }
  section(section: number): void {
    const { session } = this
    if (OF_SECTIONS.includes(this.question)) return this.take({ kind: 'section', section })
    this.explainSection(session.seat!, section)
  }
  act(section: number, act: Act): void {
    if (this.canSection(section) && act === 'rest') this.take({ kind: 'section', section })
    else this.take(OF_DISCS.includes(this.question) && act !== 'rest' ? { kind: 'disc', section, act } : { kind: 'act', section, act })
  }
  bonus(kind: string): void {
    const { session } = this
    if (session.can({ kind: 'drop', bonus: kind })) this.take({ kind: 'drop', bonus: kind })
    else this.held = kind
  }

  // ---- explanations ------------------------------------------------------------------

  explainGhost(colour: Colour): void {
    const { session } = this
    const level = levelOf(colour)
    const lines = [session.t('web-halloween-ghost-text', { sides: DICE[colour], points: 2 * level, count: session.view.free[colour] ?? 0 })]
    const amount = session.view.upgrades[colour]
    if (amount !== undefined) lines.push(session.t('web-halloween-ghost-upgrade', { amount }))
    if (this.question === 'turn') lines.push(session.t('web-halloween-ghost-choose'))
    session.explain({ title: session.t('web-halloween-ghost-title', { colour, level }), text: lines.join('\n'), clause: 'H5', picture: { Art: Ghost, props: { colour, size: 96 } } })
  }
  explainSection(seat: number, section: number): void {
    const { session } = this
    const level = session.view.table.seats[seat]!.levels[section - 1]!
    session.explain({ title: session.t('web-halloween-section', { section }), text: session.t('web-halloween-section-text', { level, colour: COLOURS[level - 1]! }), clause: 'H5' })
  }
  explainBonus(kind: string): void {
    const { session } = this
    session.explain({ title: session.t('halloween-bonus', { bonus: kind }), text: session.t(`halloween-bonus-${kind}.text`), clause: 'B2', picture: { Art: Bonus, props: { kind, size: 72 } } })
  }
}
