// Motion that explains: what lies on the table travels from where it was to where it goes.
//   data-piece="card-5"   something that may travel; one name means one thing before and after
//   data-from="pile-0"    where it comes from if it was not there before
//   data-place="pile-0"   a place that things come from
import { settings, type Speed } from '../ui/settings.svelte'

const TRAVEL: Record<Speed, number> = { off: 0, fast: 260, normal: 520 }
const HOLD: Record<Speed, number> = { off: 0, fast: 450, normal: 1150 }

const still = matchMedia('(prefers-reduced-motion: reduce)')

let tempo = 1
let jumps = 0

/** The speed that counts: what was chosen, unless the device asks for less motion or nothing should move now. */
export function speed(): Speed {
  return still.matches || jumps ? 'off' : settings.speed
}

/** How many times as fast as at a table everything goes. */
export function setTempo(times: number): void {
  tempo = times
}

/** Change the page without any motion. */
export async function withoutMotion(change: () => Promise<void>): Promise<void> {
  jumps++
  await change().finally(() => jumps--)
}

/** How long one happening stays before the next one is shown. */
export function holdTime(): number {
  return HOLD[speed()] / tempo
}

export type Places = Map<string, DOMRect>

/** Where everything lies now. */
export function places(root: ParentNode = document): Places {
  const found: Places = new Map()
  if (speed() === 'off') return found
  for (const element of root.querySelectorAll<HTMLElement>('[data-piece], [data-place]')) {
    const name = element.dataset.piece ?? element.dataset.place
    if (name && !found.has(name)) found.set(name, element.getBoundingClientRect())
  }
  return found
}

/** Let everything travel to where it lies now. Call it after the page has been brought up to date. */
export function travel(before: Places, root: ParentNode = document): void {
  const duration = TRAVEL[speed()] / tempo
  if (!duration || !before.size) return
  const seen = new Set<string>()
  for (const element of root.querySelectorAll<HTMLElement>('[data-piece]')) {
    const name = element.dataset.piece!
    if (seen.has(name)) continue
    seen.add(name)
    const from = before.get(name) ?? before.get(element.dataset.from ?? '')
    const to = element.getBoundingClientRect()
    if (!from || !from.width || !to.width) continue
    const [x, y] = [from.left - to.left, from.top - to.top]
    if (Math.abs(x) + Math.abs(y) < 3 && Math.abs(from.width - to.width) < 3) continue
    const scale = Math.min(2, Math.max(0.4, from.width / to.width)) // a wide place makes no giants
    element.animate(
      [
        { transformOrigin: '0 0', transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 5 },
        { transformOrigin: '0 0', transform: 'none', zIndex: 5 },
      ],
      { duration, easing: 'cubic-bezier(.2,.8,.25,1)' },
    )
  }
}

/** Stop everything that travels: somebody does not want to wait. */
export function finishAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime as number)) animation.finish()
  }
}
