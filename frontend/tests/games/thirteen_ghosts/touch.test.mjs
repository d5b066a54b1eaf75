import { test } from 'node:test'
import { untilTurn } from './player.mjs'
import { myTurn, testbed } from '../../support.mjs'
import { holding, WIDTHS } from '../../thumb.mjs'

const at = testbed()
const one = (page, name) => page.locator(`[data-test="${name}"]`)

for (const width of WIDTHS) {
  const size = { width, height: 740 }

  test(`it can be played with a thumb on ${width} px`, async () => {
    for (const players of [2, 4]) {
      const { page, check, context } = holding(await at.seated('13-ghosts', { size, still: true, players }))
      await myTurn(page)
      await check('choosing')
      await untilTurn(page)
      await check('a turn')
      await one(page, 'attack').click()
      await page.locator('.cell.choosing').first().click()
      await check('a choice')
      await one(page, 'hand').click()
      if (await page.locator('dialog[open]').count()) await check('a card')
      await context.close()
    }
  })
}
