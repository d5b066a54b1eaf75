// A tiny router on the History API: `route.path` says where we are, `go` takes us elsewhere.
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

  /** Links of our own pages change the page without loading it anew. */
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
