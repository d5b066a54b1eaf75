import assert from 'node:assert/strict'
import { test } from 'node:test'
import { move, playToTheEnd, untilTurn } from './player.mjs'
import { DESKTOP, testbed, LONG, myTurn, PHONE } from '../../support.mjs'

const at = testbed()

for (const [name, size, players] of [['phone', PHONE, 2], ...(LONG ? [['desktop', DESKTOP, 3]] : [])]) {
  test(`a person plays a whole match against bots on a ${name}`, async () => {
    const { page, problems, context } = await at.person({ size, settings: { setups: { '13-ghosts': { players, bot: 'level-1' } } } })
    await page.goto('/')
    await page.click('[data-test="play-13-ghosts"]')
    await playToTheEnd(page)
    await page.click('[data-test="rematch"]')
    await page.waitForSelector('[data-test^="choose-"]') // the next match has begun
    assert.deepEqual(problems, [])
    await context.close()
  })
}

test('a match can be played with motion on', async () => {
  const { page, problems, context } = await at.seated('13-ghosts', { size: PHONE, options: { points: 1 }, settings: { speed: 'fast' } })
  await playToTheEnd(page)
  assert.deepEqual(problems, [])
  await context.close()
})

test('with four players a team sets up its crypts step by step', async () => {
  const { page, problems, context } = await at.person({ settings: { setups: { '13-ghosts': { players: 4, bot: 'level-1' } } } })
  await page.goto('/')
  await page.click('[data-test="play-13-ghosts"]')
  await myTurn(page)
  assert.equal(await page.locator('[data-test^="choose-"]').count(), 4)
  await page.locator('aside').getByText('keeps one card').waitFor() // the other team is ready
  await move(page)
  assert.equal(await page.locator('.steps [aria-current="step"]').textContent(), "your teammate's crypt")
  await page.getByRole('button', { name: 'Take back' }).click() // unseen choices can be taken back
  await page.waitForFunction(() => document.querySelectorAll('[data-test^="choose-"].can').length === 4)
  await move(page)
  await move(page)
  await myTurn(page)
  assert.deepEqual(problems, [])
  await context.close()
})

test('two friends play a match, each in a browser of their own', async () => {
  const ana = await at.person()
  const ben = await at.person({ size: PHONE, locale: 'pl' })
  await ana.page.goto('/')
  await ana.page.click('[data-test="setup-13-ghosts"]')
  await ana.page.fill('#name', 'Ana')
  await ana.page.click('details summary')
  await ana.page.selectOption('#option-points', '1')
  await ana.page.click('[data-test="open-table"]')
  const code = await ana.page.locator('[data-test="code"]').textContent()
  await ana.page.waitForSelector('.qr svg')
  await ben.page.goto(`/join#${code}`)
  await ben.page.fill('#name', 'Ben')
  await ben.page.click('[data-test="join"]')
  await ana.page.click('[data-test="start"]:enabled')
  let over = false
  while (!over) {
    for (const { page } of [ana, ben]) {
      await page.waitForSelector('.board')
      const turn = page.locator('.board[data-mine="true"]')
      if ((await turn.count()) && !(await page.locator('[data-test="over"]').count())) await move(page)
      over ||= (await page.locator('[data-test="over"]').count()) > 0
    }
  }
  await ben.page.waitForSelector('[data-test="over"]')
  assert.match(await ana.page.locator('aside').textContent(), /Ben/)
  assert.deepEqual([...ana.problems, ...ben.problems], [])
  await ana.context.close()
  await ben.context.close()
})

test('a notebook fills in what is provable unless switched off, and takes marks', async () => {
  const { page, problems, context } = await at.person()
  await page.goto('/')
  await page.click('[data-test="play-13-ghosts"]')
  await untilTurn(page)
  const number = await page.locator('[data-test="hand"] b').textContent()
  const cell = page.locator(`[data-test="cell-1-${number}"]`)
  await cell.and(page.locator('.out')).waitFor() // my own card cannot be another player's crypt
  await page.locator('[data-test="settings"]').click()
  await page.getByText('leave them to me').click()
  await page.keyboard.press('Escape')
  await cell.and(page.locator(':not(.out)')).waitFor()
  await cell.click()
  assert.match(await cell.getAttribute('aria-label'), /crossed out by you/)
  await page.reload()
  await cell.waitFor()
  assert.match(await cell.getAttribute('aria-label'), /crossed out by you/)
  assert.deepEqual(problems, [])
  await context.close()
})
