import { test } from 'node:test'
import { length, movedOn, myTurn, testbed } from '../../support.mjs'
import { holding, WIDTHS } from '../../thumb.mjs'

const at = testbed()
const one = (page, name) => page.locator(`[data-test="${name}"]`)

for (const width of WIDTHS) {
  const size = { width, height: 740 }

  test(`it can be played with a thumb on ${width} px`, async () => {
    const { page, check, context } = holding(await at.seated('doppelganger-tricks', { size, still: true, players: 4 }))
    await myTurn(page)
    await check('predicting')
    await one(page, 'predict-3').click()
    await check('predicted')
    const before = await length(page)
    await one(page, 'confirm').click()
    await movedOn(page, before)
    await myTurn(page)
    await check('a turn')
    await page.locator('[data-test="hand"] .can').last().click()
    await check('a card')
    await context.close()
  })
}
