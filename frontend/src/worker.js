// The service worker: keeps the pages themselves, so that they open without a line and say honestly what works.
// It never keeps or answers anything of the API. `BUILD` is written in front of it by tools/worker.mjs:
//   version  another one for every build
//   shell    addresses of everything that a page of this build may load, but for most words
//   words    what is said about games, by language: only the reader's own is kept
//
// A new worker waits until nobody uses the old one: a table that is open keeps the build it was loaded with,
// also for parts of it that are loaded later. New pages come from the server anyway.
const { version, shell, catalogues } = BUILD
const CACHE = `hauntboard-${version}`
const PATIENCE = 8000 // how long a page may take before the line is taken for dead
const GATEWAY = [502, 503, 504] // somebody answers, but not the table server

self.addEventListener('install', (event) => event.waitUntil(keep(shell)))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('message', (event) => {
  const { keep: language, alone } = event.data
  if (language in catalogues) event.waitUntil(keep(catalogues[language]))
  if (alone) event.waitUntil(takeOverIfAlone())
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(request))
  else if (shell.includes(pathname)) event.respondWith(fetch(request).catch(() => kept(request)))
})

/** Have addresses at hand that are not there yet. */
async function keep(addresses) {
  const cache = await caches.open(CACHE)
  const missing = []
  for (const address of addresses) if (!(await cache.match(address, { ignoreVary: true }))) missing.push(address)
  await cache.addAll(missing)
}

async function takeOver() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('hauntboard-') && name !== CACHE).map((name) => caches.delete(name)))
  await self.clients.claim()
}

/** A page that has just been loaded from the server needs nothing of the worker before. */
async function takeOverIfAlone() {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (pages.length <= 1) await self.skipWaiting()
}

async function kept(request) {
  return (await (await caches.open(CACHE)).match(request, { ignoreVary: true })) ?? Response.error()
}

/** The name of an asset changes with what is in it, so the first one is as good as any. */
async function asset(request) {
  const cache = await caches.open(CACHE)
  const found = await cache.match(request, { ignoreVary: true })
  if (found) return found
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}

/** A page from the server; without one the page as it was kept, marked as such. */
async function page(request) {
  let timer
  const late = new Promise((resolve) => (timer = setTimeout(resolve, PATIENCE)))
  const answer = await Promise.race([fetch(request).catch(() => undefined), late])
  clearTimeout(timer)
  return answer && !GATEWAY.includes(answer.status) ? answer : offline()
}

async function offline() {
  const index = await kept('/')
  if (!index.ok) return index
  const headers = new Headers(index.headers)
  for (const name of ['content-length', 'content-encoding']) headers.delete(name)
  return new Response((await index.text()).replace('<html', '<html data-offline'), { headers })
}
