// Whether the server can be reached, for a page that the service worker opened offline.
const FIRST_WAIT = 2000
const LONGEST_WAIT = 15_000

class Connectivity {
  /** The page was opened offline and the server has not answered since. */
  down = $state('offline' in document.documentElement.dataset)
  /** Whether a request is under way. */
  asking = $state(false)
  /** When the next attempt starts. */
  next = $state(0)
  private wait = FIRST_WAIT
  private timer = 0

  constructor() {
    if (!this.down) return
    this.later()
    addEventListener('online', this.ask)
    document.addEventListener('visibilitychange', () => document.hidden || void this.ask())
  }

  /** Try now. */
  ask = async (): Promise<void> => {
    if (!this.down || this.asking) return
    clearTimeout(this.timer)
    this.asking = true
    const there = await fetch('/health', { cache: 'no-store' }).then((answer) => answer.ok, () => false)
    this.asking = false
    if (there) this.down = false
    else this.later()
  }

  private later(): void {
    this.next = Date.now() + this.wait
    this.timer = window.setTimeout(this.ask, this.wait)
    this.wait = Math.min(this.wait * 1.5, LONGEST_WAIT)
  }
}

export const connectivity = new Connectivity()
