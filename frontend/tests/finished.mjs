// Makes finished matches without tapping through them: the user of a page plays the first seat at random over the API
// against bots.
import { ABOUT } from './support.mjs'

/** Open a table as the user of a page, play it to the end and return its id. */
export async function finished(page, game, { players = ABOUT[game]?.finished?.players ?? ABOUT[game]?.players ?? 2, bot = 'random', open = false, options = ABOUT[game]?.finished?.options ?? {} } = {}) {
  const post = async (path, data) => (await page.request.post(path, { data })).json()
  await post('/api/me', { name: 'Ana' })
  const seats = ['person', ...Array(players - 1).fill(bot)]
  const { table } = await post('/api/tables', { game, players, options, seats, public: open })
  await post(`/api/tables/${table.id}/start`)
  await playOut(page, table.id)
  return table.id
}

/** Matches that the tests of a file share: the returned function works like `finished`, but plays each match once and
 * makes the user of the page the one who played it. Call it before the page is opened. */
export function library() {
  const matches = new Map()
  let cookies = null
  return async (page, game, options = {}) => {
    if (cookies) await page.context().addCookies(cookies)
    const key = JSON.stringify([game, options])
    if (!matches.has(key)) matches.set(key, await finished(page, game, options))
    cookies ??= await page.context().cookies()
    return matches.get(key)
  }
}

/** Play the first seat of a table at random until the match is over. */
export async function playOut(page, id) {
  for (let seed = 7; ; ) {
    const { table, view } = await (await page.request.get(`/api/tables/${id}`)).json()
    if (table.status === 'over') return
    if (view.legal.length) {
      seed = (seed * 48271) % 2147483647
      const move = { seat: 0, seen: view.length, action: view.legal[seed % view.legal.length] }
      const answer = await page.request.post(`/api/tables/${id}/moves`, { data: move })
      if (!answer.ok() && answer.status() !== 409) throw new Error(`a move was answered with ${answer.status()}`)
    } else await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
