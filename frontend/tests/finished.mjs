// Makes finished matches without tapping through them: the user of a page plays the first seat at random over the API
// against bots.
const SHORT = { halloween: { rounds: 6 } }

/** Open a table as the user of a page, play it to the end and return its id. */
export async function finished(page, game, { players = game === 'doppelganger-tricks' ? 3 : 2, bot = 'random', open = false, options = SHORT[game] ?? {} } = {}) {
  const post = async (path, data) => (await page.request.post(path, { data })).json()
  await post('/api/me', { name: 'Ana' })
  const seats = ['person', ...Array(players - 1).fill(bot)]
  const { table } = await post('/api/tables', { game, players, options, seats, public: open })
  await post(`/api/tables/${table.id}/start`)
  await playOut(page, table.id)
  return table.id
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
