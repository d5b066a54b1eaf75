// Moves pieces on the board from their old to their new position (FLIP animation).
//   data-piece="card-5"   a piece that may travel; the same name before and after
//   data-from="pile-0"    the place a new piece comes from
//   data-place="pile-0"   a place that pieces come from
import { settings, type Speed } from '../ui/settings.svelte'

const TRAVEL: Record<Speed, number> = { off: 0, fast: 260, normal: 520 }
const HOLD: Record<Speed, number> = { off: 0, fast: 450, normal: 1150 }

const still = matchMedia('(prefers-reduced-motion: reduce)')

let tempo = 1
let suspended = 0

/** The speed at which pieces travel: the pace, unless the device or the user prefers no motion or it is suspended. */
export function speed(): Speed {
  return still.matches || settings.motion === 'off' || suspended ? 'off' : settings.pace
}

/** Multiply the speed of all motion, for replays. */
export function setTempo(times: number): void {
  tempo = times
}

/** Change the page while motion is suspended. */
export async function withoutMotion(change: () => Promise<void>): Promise<void> {
  suspended++
  await change().finally(() => suspended--)
}

/** How long news stay on display before the next are shown, with or without motion. */
export function holdTime(): number {
  return HOLD[suspended ? 'off' : settings.pace] / tempo
}

export type Places = Map<string, DOMRect>

/** The positions of all pieces and places. */
export function places(root: ParentNode = document): Places {
  const found: Places = new Map()
  if (speed() === 'off') return found
  for (const element of root.querySelectorAll<HTMLElement>('[data-piece], [data-place]')) {
    const name = element.dataset.piece ?? element.dataset.place
    if (name && !found.has(name)) found.set(name, element.getBoundingClientRect())
  }
  return found
}

/** Animate every piece from its position before. Call it after the page has been updated. */
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
    const scale = Math.min(2, Math.max(0.4, from.width / to.width)) // a wide place must not inflate the piece
    element.animate(
      [
        { transformOrigin: '0 0', transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 5 },
        { transformOrigin: '0 0', transform: 'none', zIndex: 5 },
      ],
      { duration, easing: 'cubic-bezier(.2,.8,.25,1)' },
    )
  }
}

/** Finish all running animations at once. */
export function finishAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime as number)) animation.finish()
  }
}
