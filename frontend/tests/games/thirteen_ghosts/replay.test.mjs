import assert from 'node:assert/strict'
import { test } from 'node:test'
import { library } from '../../finished.mjs'
import { ask, one, open, step } from '../../replaying.mjs'
import { testbed } from '../../support.mjs'

const place = testbed()
const match = library()

test('each perspective shows its cards: a seat its own, `all` every card, a spectator none', async () => {
  const { page, problems, context } = await place.person()
  const id = await match(page, '13-ghosts', { players: 3 })
  const { frames } = await ask(page, `/api/tables/${id}/replay?perspective=all`)
  const moment = frames.find(({ view }) => view.phase === 'turn').step
  await open(page, id, `?step=${moment}&perspective=all`)
  const crypts = () => page.locator('[data-place^="crypt-"] button').count()
  assert.equal(await crypts(), 3)
  for (const [perspective, seen] of [['1', 1], ['2', 1], ['spectator', 0], ['0', 1], ['all', 3]]) {
    await one(page, 'perspective').selectOption(perspective)
    await page.locator(`.board[data-perspective="${perspective}"]`).waitFor()
    await page.waitForFunction((seen) => document.querySelectorAll('[data-place^="crypt-"] button').length === seen, seen)
    assert.equal(await step(page), moment)
  }
  assert.deepEqual(problems, [])
  await context.close()
})

test('the log follows the replay, and a line links to its moment', async () => {
  const { page, problems, context } = await place.person()
  const id = await match(page, '13-ghosts')
  await page.goto(`/table/${id}`)
  await page.locator('aside .heading a').getByText('Round 2').click() // from the finished table, too
  await page.waitForURL(/replay\?step=\d+&perspective=0/)
  await page.locator('aside .here').getByText('Round 2').waitFor()
  await one(page, 'forward').click()
  await page.waitForFunction(() => {
    const [line] = document.querySelectorAll('aside [aria-current="step"]')
    const caption = document.querySelector('.caption').textContent
    return !/Round 2/.test(caption) && caption.startsWith(line.textContent)
  })
  assert.equal(await page.locator('aside [aria-current="step"]').count(), 1)
  await page.locator('aside a').getByText('Round 1 is over').click()
  await page.locator('aside .here').getByText('Round 1 is over').waitFor()
  assert.match(await page.locator('.caption').textContent(), /Round 1 is over/)
  await page.goto('/history')
  await page.locator(`a[href="/table/${id}/replay"]`).click()
  await one(page, 'scrub').waitFor()
  assert.deepEqual(problems, [])
  await context.close()
})

test('cards travel when going one step forward, but not when jumping', async () => {
  const { page, context } = await place.person({ settings: { pace: 'normal' } })
  await open(page, await match(page, '13-ghosts'), '?perspective=all')
  /** Do something and count the pieces that travel when the board updates. */
  const travelling = (name) =>
    page.evaluate(async (name) => {
      const board = document.querySelector('.board')
      const before = board.dataset.length
      document.querySelector(`[data-test="${name}"]`).click()
      while (board.dataset.length === before) await new Promise(requestAnimationFrame)
      return document.getAnimations().filter((each) => each.effect.target?.dataset.piece).length
    }, name)
  let most = 0
  for (let n = 0; n < 6; n++) most = Math.max(most, await travelling('forward'))
  assert.ok(most > 0)
  assert.equal(await travelling('end'), 0)
  assert.equal(await travelling('start'), 0)
  await context.close()
})

test('the language of a running replay can be switched', async () => {
  const { page, problems, context } = await place.person()
  await open(page, await match(page, '13-ghosts'))
  await one(page, 'settings').click()
  for (const [language, title, line] of [['Polski', 'Powtórka', 'Runda 1'], ['Español', 'Repetición', 'Ronda 1'], ['Português', 'Repetição', 'Rodada 1'], ['English', 'Replay', 'Round 1']]) {
    await page.locator('dialog').getByText(language, { exact: true }).click()
    await page.locator('h1').getByText(title).waitFor()
    await page.locator('aside').getByText(line).first().waitFor()
  }
  assert.deepEqual(problems, [])
  await context.close()
})
