// A WebSocket connection to one table. It reconnects by itself, requests what it missed, reports its true state,
// and resends each command under the same key until the server answers.
import { call, Refused, type Advice, type Move, type News, type Receipt, type Table, type Trouble, type WhyNot } from './client'
import type { Command, Source, SourceListener } from './source'

type Message =
  | News
  | TurnNews
  | { type: 'done'; key: string | null; receipt: Receipt }
  | { type: 'refused'; key: string | null; error: Trouble }
  | { type: 'bye'; why: string }
  | { type: 'presence'; missing: number[] }
  | { type: 'pong' }

/** News after moves that changed only these parts of the table. */
type TurnNews = Pick<News, 'from' | 'to' | 'now' | 'entries' | 'view'> &
  Pick<Table, 'actors' | 'changed'> & { type: 'turn'; left: (number | null)[] }

interface PendingCommand {
  command: Command & { key: string }
  resolve: (receipt: Receipt) => void
  reject: (error: Refused) => void
}

const FIRST_DELAY = 250
const LONGEST_DELAY = 8000
const ANSWER_TIMEOUT = 6000 // without an answer for this long the connection counts as lost
const PONG_TIMEOUT = 2500 // how long a connection may take to prove that it survived a sleep
const MOST_FAILURES = 3 // after this many rejections before the first message the table is not open to us

export class LiveConnection implements Source {
  private socket: WebSocket | null = null
  private pending = new Map<string, PendingCommand>()
  private retryDelay = FIRST_DELAY
  private timer = 0
  private watchdog = 0
  private probing = 0
  private failures = 0
  private established = false
  private closed = false
  private since = 0
  private last: News | null = null

  constructor(
    private readonly table: string,
    private readonly perspective: number | null,
    private readonly listener: SourceListener,
  ) {
    document.addEventListener('visibilitychange', this.onVisible)
    addEventListener('online', this.onOnline)
    addEventListener('offline', this.onOffline)
    addEventListener('pageshow', this.onOnline)
    this.connect()
  }

  /** Send a command, across reconnections if needed; resolves once it is on the server's disk. */
  send(command: Command): Promise<Receipt> {
    const keyed = { ...command, key: crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}` }
    return new Promise((resolve, reject) => {
      this.pending.set(keyed.key, { command: keyed, resolve, reject })
      this.transmit(keyed)
    })
  }

  moves(seat: number, among?: number[]): Promise<Move[]> {
    return call('get', '/api/tables/{id}/moves', { path: { id: this.table }, query: { seat, action: among } })
  }

  why(seat: number, action: number): Promise<WhyNot> {
    return call('post', '/api/tables/{id}/why', { path: { id: this.table }, body: { seat, action } })
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
    this.established = false
    socket.onmessage = (event) => socket === this.socket && this.receive(JSON.parse(event.data as string) as Message)
    socket.onclose = () => socket === this.socket && this.lost()
  }

  /** Close the socket without running its handlers. */
  private drop(): void {
    const socket = this.socket
    this.socket = null
    if (socket) {
      socket.onclose = socket.onmessage = null
      socket.close()
    }
  }

  private receive(message: Message): void {
    clearTimeout(this.probing)
    if (!this.established) {
      this.established = true
      this.failures = 0
      this.listener.missing?.([]) // a new connection is sent who is missing
      this.retryDelay = FIRST_DELAY
      this.listener.state('live')
      this.pending.forEach((each) => this.transmit(each.command))
    }
    if (message.type === 'news' || message.type === 'turn') {
      this.since = message.to
      this.last = message.type === 'news' ? message : withTurn(this.last!, message)
      this.listener.news(this.last)
    } else if (message.type === 'presence') {
      this.listener.missing?.(message.missing)
    } else if (message.type === 'bye') {
      if (message.why === 'forbidden') this.refused()
      else if (message.why === 'restart') this.retryDelay = FIRST_DELAY
    } else if (message.type !== 'pong') {
      const each = this.pending.get(message.key ?? '')
      this.pending.delete(message.key ?? '')
      if (this.pending.size === 0) clearTimeout(this.watchdog)
      if (message.type === 'done') each?.resolve(message.receipt)
      else each?.reject(new Refused(message.error))
    }
  }

  private transmit(command: Command): void {
    if (this.socket?.readyState !== WebSocket.OPEN || !this.established) return
    this.socket.send(JSON.stringify(command))
    clearTimeout(this.watchdog)
    this.watchdog = window.setTimeout(() => this.lost(), ANSWER_TIMEOUT)
  }

  private lost(): void {
    this.drop()
    if (this.closed) return
    this.failures = this.established ? 0 : this.failures + 1
    if (this.failures >= MOST_FAILURES && this.since === 0 && navigator.onLine) return this.refused()
    this.listener.state('lost')
    this.timer = window.setTimeout(() => this.connect(), this.retryDelay * (0.75 + Math.random() / 2))
    this.retryDelay = Math.min(this.retryDelay * 2, LONGEST_DELAY)
  }

  private refused(): void {
    this.close()
    this.listener.state('refused')
    this.pending.forEach((each) => each.reject(new Refused({ id: 'table-unknown' })))
    this.pending.clear()
  }

  /** After a sleep or a change of network the socket may be dead: ping it, and reconnect unless it answers. */
  private wake(): void {
    this.retryDelay = FIRST_DELAY
    if (!this.socket) return this.connect()
    if (!this.established) return
    this.socket.send(JSON.stringify({ type: 'ping' }))
    clearTimeout(this.probing)
    this.probing = window.setTimeout(() => this.connect(), PONG_TIMEOUT)
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

/** The last news, brought up to date by the news of a turn. */
function withTurn(last: News, { actors, changed, left, ...news }: TurnNews): News {
  const seats = last.table.seats.map((seat, n) => ({ ...seat, left: left[n] ?? null }))
  return { ...last, ...news, type: 'news', table: { ...last.table, actors, changed, seats } }
}
