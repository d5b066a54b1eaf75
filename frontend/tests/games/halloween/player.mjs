// Plays Halloween by tapping whatever is possible.
import assert from 'node:assert/strict'
import { length, myTurn } from '../../support.mjs'

const one = (page, name) => page.locator(`[data-test="${name}"]`)
const LIKED = ['haunt', 'fight', 'upgrade', 'summon', 'scare', 'move', 'rest']

/** The selector of something to tap next. */
async function nextTarget(page, dice) {
  return page.evaluate(
    ({ liked, dice }) => {
      const all = (selector) => [...document.querySelectorAll(`.halloween ${selector}`)].map((element) => element.dataset.test)
      const any = (names) => names[Math.floor(dice * names.length)]
      const cards = all('[data-test^="card-"].can')
      if (document.querySelector('.halloween [data-test="end"]')) {
        const acts = all('.space.can').sort((a, b) => liked.indexOf(a.split('-')[2]) - liked.indexOf(b.split('-')[2]))
        const bonus = all('.slot.ready')
        if (dice < 0.5 && cards.length) return any(cards)
        if (dice < 0.3 && bonus.length) return any(bonus)
        return dice < 0.7 ? (acts[0] ?? 'end') : (any(acts) ?? 'end')
      }
      const here = [...all('.here'), ...all('.window.can'), ...all('.group.can'), ...all('.answers button'), ...all('.coin.can'), ...all('.btn.number'), ...all('.space.can'), ...all('.stat.can')]
      return any(here)
    },
    { liked: LIKED, dice },
  )
}

/** Tap random possible targets. */
export function player(page) {
  let seed = 7
  const dice = () => (seed = (seed * 48271) % 2147483647) / 2147483647
  return async function move() {
    const before = await length(page)
    while ((await length(page)) === before && (await page.locator('.board[data-mine="true"]').count())) {
      if (await one(page, 'fight').count()) await one(page, 'fight').click({ timeout: 1000 }).catch(() => {})
      const name = await nextTarget(page, dice())
      assert.ok(name, 'something can be tapped')
      await one(page, name).first().click()
      const until = (also) => page.waitForFunction(([n, also]) => document.querySelector('.board')?.dataset.length !== n || document.querySelector(also), [before, also]).catch(() => assert.fail(`nothing came of ${name}`))
      await until('dialog, [data-test="confirm"], .paid, .group.picked')
      const close = page.locator('dialog [data-test="occupy"].primary, dialog [data-test="use"].primary')
      if (await close.count()) {
        await close.first().click()
        await until('[data-test="confirm"]')
      }
      if ((await length(page)) === before && (await one(page, 'confirm').count())) {
        await one(page, 'confirm').click()
        await until('[data-test="none"]')
      }
    }
  }
}

/** Make one move. */
export const move = (page) => player(page)()

export async function playToTheEnd(page, onMove = async () => {}) {
  const move = player(page)
  while (await myTurn(page)) {
    await onMove(page)
    await move()
  }
}
