// The picture of an analysis for the README: `npm run analysis-picture -- GAME FILE.png`.
import { finished } from '../tests/finished.mjs'
import { launch, person, Server } from '../tests/support.mjs'

const [game, file] = process.argv.slice(2)
const SIZE = { width: 1366, height: 768 }
const PATIENCE = 900_000 // for the analysis on a busy machine
const server = await new Server().start()
const browser = await launch()
try {
  const { page } = await person(browser, server, { size: SIZE, still: true })
  page.setDefaultTimeout(PATIENCE)
  const id = await finished(page, game, { bot: 'level-3' })
  await page.goto(`/table/${id}/replay`)
  await page.locator('[data-test="analyse"]').click()
  await page.locator('[data-test="curve"]').waitFor()
  await page.selectOption('[data-test="perspective"]', 'all')
  await page.locator('[data-test="scrub"]').fill('0')
  await page.locator('[data-test="next-mark"]').click()
  await page.locator('[data-test="move"][data-mark]').waitFor()
  await page.evaluate(() => scrollTo(0, 0))
  await page.screenshot({ path: file })
} finally {
  await browser.close()
  await server.close()
}
