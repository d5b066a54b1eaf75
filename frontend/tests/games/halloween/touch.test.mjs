import { test } from 'node:test'
import { myTurn, testbed } from '../../support.mjs'
import { holding, WIDTHS } from '../../thumb.mjs'

const at = testbed()
const one = (page, name) => page.locator(`[data-test="${name}"]`)

for (const width of WIDTHS) {
  const size = { width, height: 740 }

  test(`it can be played with a thumb on ${width} px`, async () => {
    const { page, check, context } = holding(await at.seated('halloween', { size, still: true, players: 4, locale: 'es' }))
    await myTurn(page)
    await check('a turn')
    await one(page, 'act-1-move').click()
    await page.locator('.group.can').first().waitFor()
    await check('which ghost')
    await page.locator('.group.can').first().click()
    await page.locator('.here').first().waitFor()
    await check('where to')
    await one(page, 'fold-1').click()
    await page.locator('summary').click()
    await check('unfolded')
    await page.locator('[data-test^="card-"]').first().click()
    await check('a card')
    await page.keyboard.press('Escape')
    await one(page, 'points-0').click()
    await check('points')
    await context.close()
  })
}
