// Roving tabindex: one Tab stop for a group, arrow keys inside it. `<div {@attach roving}>` around buttons with
// `data-rove`. The arrows follow the layout on the screen.
import type { Attachment } from 'svelte/attachments'

const DIRECTIONS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

export const roving: Attachment<HTMLElement> = (group) => {
  const all = () => [...group.querySelectorAll<HTMLElement>('[data-rove]:not(:disabled)')]

  /** Leave exactly one of them in the Tab order. */
  function tidy(chosen?: HTMLElement) {
    const items = all()
    const stop = chosen ?? items.find((item) => item === document.activeElement) ?? items.find((item) => item.tabIndex === 0) ?? items[0]
    for (const item of items) item.tabIndex = item === stop ? 0 : -1
  }

  function nearest(from: HTMLElement, [dx, dy]: [number, number]): HTMLElement | null {
    const centre = (item: HTMLElement) => {
      const box = item.getBoundingClientRect()
      return [box.left + box.width / 2, box.top + box.height / 2] as const
    }
    const [x, y] = centre(from)
    let best: HTMLElement | null = null
    let least = Infinity
    for (const item of all()) {
      const [ix, iy] = centre(item)
      const along = (ix - x) * dx + (iy - y) * dy
      const aside = Math.abs((ix - x) * dy) + Math.abs((iy - y) * dx)
      if (item !== from && along > 1 && along + 3 * aside < least) [best, least] = [item, along + 3 * aside]
    }
    return best
  }

  function onkeydown(event: KeyboardEvent) {
    const direction = DIRECTIONS[event.key]
    const from = (event.target as HTMLElement).closest<HTMLElement>('[data-rove]')
    const next = direction && from && nearest(from, direction)
    if (!next) return
    event.preventDefault()
    tidy(next)
    next.focus()
  }

  const onfocus = (event: FocusEvent) => tidy((event.target as HTMLElement).closest<HTMLElement>('[data-rove]') ?? undefined)
  const watcher = new MutationObserver(() => tidy())
  watcher.observe(group, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'data-rove'] })
  group.addEventListener('keydown', onkeydown)
  group.addEventListener('focusin', onfocus)
  tidy()
  return () => {
    watcher.disconnect()
    group.removeEventListener('keydown', onkeydown)
    group.removeEventListener('focusin', onfocus)
  }
}
