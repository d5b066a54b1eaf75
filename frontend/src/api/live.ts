// A live connection to one table. It comes back by itself, asks for what it missed, says honestly how
// it stands, and sends a command again under the same key until the server has answered it.
import { call, Refused, type Advice, type Move, type News, type Trouble, type Why } from './client'

export type Connection = 'connecting' | 'live' | 'lost' | 'refused'
export type Command = { type: string } & Record<string, unknown>
export type Done = { number: number; length: number; repeated: boolean }

/** Who listens to a table. `restart` says that the next news do not follow upon those before. */
export interface Hearer {
  news: (news: News) => void
  state: (state: Connection) => void
  restart: () => void
}

/** What a source rejects a command with that it has answered in a way of its own: nothing more is to be said. */
export class Declined extends Error {}

/** Where a session hears from and speaks to: a table on the server, a replay, a lesson. */
export interface Source {
  /** Resolves when it has been done for good. */
  send(command: Command): Promise<unknown>
  /** The legal moves of a seat, in words. */
  moves(seat: number): Promise<Move[]>
  /** Which rule stands in the way of a move. */
  why(seat: number, move: { action: number } | { text: string }): Promise<Why>
  /** What a strong player would do after so many steps, where hints can be had. */
  hint?(seat: number, seen: number): Promise<Advice>
  close(): void
}

type Message =
  | News
  | ({ type: 'done'; key: string | null } & Done)
  | { type: 'refused'; key: string | null; error: Trouble }
  | { type: 'bye'; why: string }
  | { type: 'pong' }

interface Waiting {
  command: Command & { key: string }
  resolve: (done: Done) => void
  reject: (error: Refused) => void
}

const FIRST_WAIT = 250
const LONGEST_WAIT = 8000
const NO_ANSWER = 6000 // after so long without an answer the line is taken for dead
const NO_PONG = 2500 // so long a line that slept may take to show that it is alive
const GIVE_UP = 3 // refused before the first word so often: it is not for us

export class Live implements Source {
  private socket: WebSocket | null = null
  private waiting = new Map<string, Waiting>()
  private wait = FIRST_WAIT
  private timer = 0
  private watchdog = 0
  private probing = 0
  private failures = 0
  private heard = false
  private closed = false
  private since = 0

  constructor(
    private readonly table: string,
    private readonly perspective: number | null,
    private readonly hearer: Hearer,
  ) {
    document.addEventListener('visibilitychange', this.onVisible)
    addEventListener('online', this.onOnline)
    addEventListener('offline', this.onOffline)
    addEventListener('pageshow', this.onOnline)
    this.connect()
  }

  /** Send a command; resolves when it is on the server's disk. Survives a lost connection. */
  send(command: Command): Promise<Done> {
    const keyed = { ...command, key: crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}` }
    return new Promise((resolve, reject) => {
      this.waiting.set(keyed.key, { command: keyed, resolve, reject })
      this.transmit(keyed)
    })
  }

  moves(seat: number): Promise<Move[]> {
    return call('get', '/api/tables/{id}/moves', { path: { id: this.table }, query: { seat } })
  }

  why(seat: number, move: { action: number } | { text: string }): Promise<Why> {
    return call('post', '/api/tables/{id}/why', { path: { id: this.table }, body: { seat, ...move } })
  }

  hint(seat: number, seen: number): Promise<Advice> {
    return call('post', '/api/tables/{id}/hint', { path: { id: this.table }, body: { seat, seen } })
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    clearTimeout(this.watchdog)
    clearTimeout(this.probing)
    document.removeEventListener('visibilitychange', this.onVisible)
    removeEventListener('online', this.onOnline)
    removeEventListener('offline', this.onOffline)
    removeEventListener('pageshow', this.onOnline)
    this.drop()
  }

  private connect(): void {
    clearTimeout(this.timer)
    clearTimeout(this.probing)
    this.drop()
    const query = new URLSearchParams({ since: String(this.since), ...(this.perspective === null ? {} : { perspective: String(this.perspective) }) })
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/tables/${this.table}/live?${query}`)
    this.socket = socket
    this.heard = false
    socket.onmessage = (event) => socket === this.socket && this.hear(JSON.parse(event.data as string) as Message)
    socket.onclose = () => socket === this.socket && this.lost()
  }

  /** Let go of the socket without hearing about it. */
  private drop(): void {
    const socket = this.socket
    this.socket = null
    if (socket) {
      socket.onclose = socket.onmessage = null
      socket.close()
    }
  }

  private hear(message: Message): void {
    clearTimeout(this.probing)
    if (!this.heard) {
      this.heard = true
      this.failures = 0
      this.wait = FIRST_WAIT
      this.hearer.state('live')
      this.waiting.forEach((each) => this.transmit(each.command))
    }
    if (message.type === 'news') {
      this.since = message.to
      this.hearer.news(message)
    } else if (message.type === 'bye') {
      if (message.why === 'forbidden') this.refused()
      else if (message.why === 'restart') this.wait = FIRST_WAIT
    } else if (message.type !== 'pong') {
      const each = this.waiting.get(message.key ?? '')
      this.waiting.delete(message.key ?? '')
      if (this.waiting.size === 0) clearTimeout(this.watchdog)
      if (message.type === 'done') each?.resolve(message)
      else each?.reject(new Refused(message.error))
    }
  }

  private transmit(command: Command): void {
    if (this.socket?.readyState !== WebSocket.OPEN || !this.heard) return
    this.socket.send(JSON.stringify(command))
    clearTimeout(this.watchdog)
    this.watchdog = window.setTimeout(() => this.lost(), NO_ANSWER)
  }

  private lost(): void {
    this.drop()
    if (this.closed) return
    this.failures = this.heard ? 0 : this.failures + 1
    if (this.failures >= GIVE_UP && this.since === 0 && navigator.onLine) return this.refused()
    this.hearer.state('lost')
    this.timer = window.setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2))
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT)
  }

  private refused(): void {
    this.close()
    this.hearer.state('refused')
    this.waiting.forEach((each) => each.reject(new Refused({ id: 'table-unknown' })))
    this.waiting.clear()
  }

  /** After a sleep or in another network nobody knows whether the line still stands: a sign of life, or another line. */
  private wake(): void {
    this.wait = FIRST_WAIT
    if (!this.socket) return this.connect()
    if (!this.heard) return
    this.socket.send(JSON.stringify({ type: 'ping' }))
    clearTimeout(this.probing)
    this.probing = window.setTimeout(() => this.connect(), NO_PONG)
  }

  private onVisible = () => {
    if (!document.hidden) this.wake()
  }
  private onOnline = () => this.wake()
  private onOffline = () => {
    this.drop()
    this.lost()
  }
}
