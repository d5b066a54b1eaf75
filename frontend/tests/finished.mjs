// A match that is over, without anybody having to tap through it: the browser of the first seat plays at random over
// the API, as any program may, against house ghosts.
const SHORT = { halloween: { rounds: 12 } }

/** Open a table in somebody's name, play it to the end and return its id. */
export async function finished(page, game, { players = game === 'doppelganger-tricks' ? 3 : 2, bot = 'random', open = false, options = SHORT[game] ?? {} } = {}) {
  await page.goto('/')
  return page.evaluate(
    async ({ game, players, bot, open, options }) => {
      const ask = async (method, path, body) => {
        const answer = await fetch(path, { method, headers: { 'content-type': 'application/json' }, body: body && JSON.stringify(body) })
        return { ok: answer.ok, told: await answer.json() }
      }
      await ask('POST', '/api/me', { name: 'Ana' })
      const seats = ['person', ...Array(players - 1).fill(bot)]
      const { told } = await ask('POST', '/api/tables', { game, players, options, seats, public: open, entropy: 'c0ffee' })
      const id = told.table.id
      await ask('POST', `/api/tables/${id}/start`)
      let seed = 7
      for (;;) {
        const { table, view } = (await ask('GET', `/api/tables/${id}`)).told
        if (table.status === 'over') return id
        if (view.legal.length) {
          seed = (seed * 48271) % 2147483647
          await ask('POST', `/api/tables/${id}/moves`, { seat: 0, seen: view.length, action: view.legal[seed % view.legal.length] })
        } else await new Promise((resolve) => setTimeout(resolve, 5))
      }
    },
    { game, players, bot, open, options },
  )
}
