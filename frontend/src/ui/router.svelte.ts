// A tiny router on the History API: `route.path` is the current page, `go` opens another.
class Route {
  path = $state(location.pathname)
  hash = $state(location.hash)

  constructor() {
    addEventListener('popstate', () => this.read())
    addEventListener('hashchange', () => this.read())
    document.addEventListener('click', (event) => this.follow(event))
  }

  read(): void {
    this.path = location.pathname
    this.hash = location.hash
  }

  /** Follow links to our own pages without loading the document again. */
  private follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.('a')
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
    if (link.target || link.origin !== location.origin || link.hasAttribute('download')) return
    if (link.pathname.startsWith('/api/') || (link.pathname === location.pathname && link.hash)) return
    event.preventDefault()
    go(link.pathname + link.search + link.hash)
  }
}

export const route = new Route()

export function go(address: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', address)
  route.read()
  scrollTo(0, 0)
}
