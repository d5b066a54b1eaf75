// Doppelgänger Tricks in a real browser: whole matches at both sizes, keyboard only, secret predictions, open hands,
// bonus cards that reveal nothing.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ask, DESKTOP, testbed, joins, LONG, myTurn, overflow, PHONE, violations } from '../../support.mjs'
import { choose, confirm, playToTheEnd, predict } from './player.mjs'

const at = testbed()
const seated = (options) => at.seated('doppelganger-tricks', options)
const one = (page, name) => page.locator(`[data-test="${name}"]`)
const hand = (page) => page.locator('[data-test="hand"] button')

for (const [name, size, players, theme] of [['phone', PHONE, 3, 'dark'], ...(LONG ? [['desktop', DESKTOP, 4, 'light']] : [])]) {
  test(`a whole match against bots on a ${name} with ${players} players`, async () => {
    const { page, problems, context } = await seated({ size, players, theme })
    await myTurn(page)
    assert.deepEqual(await violations(page), [])
    let moves = 0
    await playToTheEnd(page, async () => {
      // The trick always shows its led suit, and cards are annihilated in pairs.
      const laid = await page.locator('.laid').count()
      assert.equal(await one(page, 'led').count(), laid ? 1 : 0)
      assert.equal((await page.locator('.laid.gone').count()) % 2, 0)
      if (++moves !== 3) return
      assert.deepEqual(await violations(page), [])
      assert.equal(await overflow(page), 0)
    })
    assert.equal(moves, players * (players === 3 ? 12 : 10))
    assert.equal(await page.locator('tbody tr').count(), 2 * players)
    assert.deepEqual(await violations(page), [])
    assert.equal(await overflow(page), 0)
    assert.deepEqual(problems, [])
    await context.close()
  })
}

test('the action bar never covers the hand on a laptop', async () => {
  for (const players of [3, 4]) {
    const { page, context } = await seated({ size: DESKTOP, players, locale: 'pl' })
    for (const phase of ['predicting', 'playing']) {
      await myTurn(page)
      for (const size of [{ width: 1366, height: 768 }, { width: 1280, height: 800 }, { width: 1280, height: 720 }]) {
        await page.setViewportSize(size)
        await page.waitForTimeout(300) // until the layout has settled
        const [cards, bar] = await Promise.all(['[data-test="hand"]', '.bar'].map((name) => page.locator(name).boundingBox()))
        assert.ok(cards.y + cards.height <= bar.y, `${phase} with ${players} players, ${size.width} x ${size.height}`)
        assert.equal(await page.evaluate(() => scrollY), 0)
      }
      if (phase === 'predicting') await predict(page)
    }
    await context.close()
  }
})

test('a turn can be played with the keyboard alone', async () => {
  const { page, problems, context } = await seated({ size: DESKTOP, options: { rounds: 1 } })
  await myTurn(page)
  const tabTo = async (found) => {
    for (let n = 0; n < 60; n++) {
      if (await page.evaluate((selector) => document.activeElement.matches(selector), found)) return
      await page.keyboard.press('Tab')
    }
    assert.fail(`Tab never came to ${found}`)
  }
  await tabTo('[data-test^="predict-"]')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  assert.equal(await page.locator('[data-test="predict-2"]').getAttribute('aria-pressed'), 'true')
  await tabTo('[data-test="confirm"]')
  await page.keyboard.press('Enter')
  await page.waitForSelector('[data-test="predict-2"]', { state: 'detached' })
  await myTurn(page)
  const cards = await hand(page).count()
  // The bar keeps the focus; the hand is one Tab stop before it.
  await page.keyboard.press('Shift+Tab')
  assert.ok(await page.evaluate(() => document.activeElement.matches('[data-test="hand"] button')))
  while (!(await page.evaluate(() => document.activeElement.matches('.can')))) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  if (await one(page, 'declare-C').count()) {
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
  }
  await tabTo('[data-test="confirm"]')
  await page.keyboard.press('Enter')
  await page.waitForFunction((before) => document.querySelectorAll('[data-test="hand"] button').length === before - 1, cards)
  assert.deepEqual(problems, [])
  await context.close()
})

test('a prediction stays secret and can be taken back until the last one is made', async () => {
  const ana = await seated({ size: PHONE, options: { rounds: 1 }, seats: ['person', 'person', 'sensible'] })
  const ben = await at.person({ size: DESKTOP })
  await joins(ben, ana)
  await ask(ana.page, 'POST', `/api/tables/${ana.id}/start`)
  await Promise.all([myTurn(ana.page), myTurn(ben.page)])
  await ana.page.waitForSelector('[data-test="place-2"] .slip:not(.none)') // only the last choice can be taken back

  await predict(ana.page, 4)
  const slip = ben.page.locator('[data-test="place-0"] .slip')
  await ben.page.waitForSelector('[data-test="place-0"] .slip:not(.none)')
  assert.equal(await slip.getAttribute('aria-label'), 'predicted, still face down')
  assert.equal((await slip.textContent()).trim(), '')

  await ana.page.getByRole('button', { name: 'Take back' }).click()
  await ben.page.waitForSelector('[data-test="place-0"] .slip.none')
  await predict(ana.page, 5)
  assert.equal(await ana.page.locator('.slip.open').count(), 1)
  await predict(ben.page, 2)
  for (const { page, problems } of [ana, ben]) {
    await page.waitForFunction(() => document.querySelectorAll('.slip.open').length === 3)
    assert.equal((await page.locator('[data-test="place-0"] .slip').textContent()).trim(), '5')
    assert.deepEqual(problems, [])
  }
  await Promise.all([ana.context.close(), ben.context.close()])
})

test('the choice of a bonus card looks the same whether it is possible or not', async () => {
  const { page, problems, context } = await seated({ size: PHONE, options: { rounds: 1 } })
  await myTurn(page)
  await predict(page)
  const looks = new Map() // by who has taken which bonus card, which all players see
  let refused = 0
  let taken = 0
  while (await myTurn(page)) {
    await choose(page)
    const owners = await page.locator('[data-piece^="bonus-"]').evaluateAll((cards) => cards.map((card) => `${card.dataset.piece} ${card.closest('[data-test^="place-"]')?.dataset.test}`))
    const look = await one(page, 'claim').evaluate((group) => group.outerHTML.replaceAll(/tabindex="-?\d"/g, ''))
    assert.equal(look, looks.get(owners.sort().join()) ?? look)
    looks.set(owners.sort().join(), look)
    if (!taken) {
      const bonus = (await page.locator('.bonuses [data-piece="bonus-3"]').count()) ? 3 : 1
      await one(page, `bonus-${bonus}`).click()
      if ((await one(page, `bonus-${bonus}`).getAttribute('aria-checked')) === 'true') taken = bonus
      else {
        // The rule is explained, and the card stays chosen without the bonus.
        const why = page.locator('dialog[open]')
        await why.waitFor()
        assert.match(await why.textContent(), /bonus card/i)
        await why.locator('footer .primary').click()
        refused++
      }
    }
    await confirm(page)
    if (taken && !(await one(page, 'over').count())) assert.equal(await page.locator(`[data-test="place-0"] [data-piece="bonus-${taken}"]`).count(), 1)
  }
  assert.ok(looks.size <= 3, [...looks.keys()].join('; '))
  assert.ok(refused + taken > 0)
  assert.deepEqual(problems, [])
  await context.close()
})

test('with open hands every player sees all cards', async () => {
  const { page, problems, context } = await seated({ size: PHONE, players: 4, options: { rounds: 1, hands: 'open' } })
  await myTurn(page)
  assert.equal(await page.locator('.others .open .card').count(), 30)
  assert.equal(await overflow(page), 0)
  assert.deepEqual(await violations(page), [])
  assert.deepEqual(problems, [])
  await context.close()
})

test('a card that may not be played explains which rule forbids it', async () => {
  const { page, context } = await seated({ size: PHONE })
  await myTurn(page)
  await hand(page).first().click()
  const why = page.locator('dialog[open]')
  await why.waitFor()
  assert.match(await why.textContent(), /Predict first/)
  await why.getByText('R2').click()
  await page.locator('[data-clause="R2"]').waitFor()
  await context.close()
})

test('cards are shown one after the other, and a finished trick stays until it is skipped', async () => {
  const { page, problems, context } = await seated({ size: DESKTOP, options: { rounds: 1 }, settings: { pace: 'normal' } })
  await myTurn(page)
  await predict(page)
  // At every change of the trick: how many cards were added.
  await page.evaluate(() => {
    globalThis.steps = []
    let before = document.querySelectorAll('.laid').length
    new MutationObserver(() => {
      const now = document.querySelectorAll('.laid').length
      if (now !== before) globalThis.steps.push(now - before)
      before = now
    }).observe(document.querySelector('.tricks'), { childList: true, subtree: true })
  })
  await myTurn(page)
  await choose(page)
  await confirm(page)
  await one(page, 'verdict').waitFor()
  assert.equal(await page.locator('.laid').count(), 3)
  assert.ok((await page.evaluate(() => globalThis.steps)).every((step) => step <= 1))
  // Anything still waiting is shown at once.
  await page.evaluate(() => document.querySelector('[data-test="skip"]')?.click())
  assert.equal(await one(page, 'skip').count(), 0)
  assert.deepEqual(problems, [])
  await context.close()
})
