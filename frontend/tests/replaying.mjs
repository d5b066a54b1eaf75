// Reads and drives the page of a replay.

export const one = (page, name) => page.locator(`[data-test="${name}"]`)

/** Wait until the board shows a moment. */
export const at = (page, step) => page.locator(`.board[data-length="${step}"]`).waitFor()
export const step = async (page) => Number(await one(page, 'scrub').inputValue())
export const last = async (page) => Number(await one(page, 'scrub').getAttribute('max'))
export async function scrub(page, to) {
  await one(page, 'scrub').fill(String(to))
  await at(page, to)
}
/** Open the replay of a table. */
export async function open(page, id, query = '') {
  await page.goto(`/table/${id}/replay${query}`)
  await one(page, 'scrub').waitFor()
  await at(page, await step(page))
}
/** Fetch from the API as the user of a page. */
export const ask = async (page, path) => (await page.request.get(path)).json()
