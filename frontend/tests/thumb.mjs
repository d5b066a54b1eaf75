// Checks that everything on a page can be tapped with a thumb.
import assert from 'node:assert/strict'

export const WIDTHS = [360, 390]

/** Tap targets smaller than 44 px or overlapping others. Links within a line of text are exempt. */
function tooSmall(page) {
  return page.evaluate(() => {
    const LEAST = 43.9
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
    const seen = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches('.skip')
    const named = (element) => `${element.dataset.test ?? element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)} (${element.localName}.${element.className})`
    const targets = [...top.querySelectorAll('button, a[href], input, select, summary, [role="button"], [role="radio"]')]
      .map((element) => (element.matches('.unseen, label > input') ? element.closest('label') : element))
      .filter((element) => element && seen(element) && !(element.localName === 'a' && getComputedStyle(element).display === 'inline'))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
    const small = targets.filter(({ box }) => box.width < LEAST || box.height < LEAST).map(({ element, box }) => `${named(element)}: ${box.width.toFixed(1)} x ${box.height.toFixed(1)}`)
    // Allowed overlaps: a chosen card grows over its neighbour, content scrolls below sticky bars, a house is one target as a whole.
    const layer = (element) => element.closest('.body, .bar, .here')
    const share = (a, b) => Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))
    const over = targets.flatMap((a, n) =>
      targets
        .slice(n + 1)
        .filter((b) => layer(a.element) === layer(b.element) && !a.element.contains(b.element) && !b.element.contains(a.element) && share(a.box, b.box) > 3)
        .map((b) => `${named(a.element)} lies upon ${named(b.element)} by ${share(a.box, b.box).toFixed(1)}`),
    )
    return [...small, ...over]
  })
}

/** A person with a phone, and a check of the current page. */
export const holding = (user) => ({ ...user, check: async (where) => assert.deepEqual(await tooSmall(user.page), [], where) })
