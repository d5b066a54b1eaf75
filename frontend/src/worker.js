// The service worker: caches the pages, so that they open offline and say what works. It never touches the API.
// tools/worker.mjs prepends `BUILD`:
//   version     differs for every build
//   shell       addresses of everything that pages of this build load, except most catalogues
//   catalogues  the others by language; only the user's language is cached
//
// A new worker waits until no page uses the old one: an open table keeps its build, including parts loaded later.
// New pages come from the server anyway.
const { version, shell, catalogues } = BUILD
const CACHE = `hauntboard-${version}`
const PAGE_TIMEOUT = 8000 // after this long the server counts as unreachable
const GATEWAY_ERRORS = [502, 503, 504] // a proxy answers, but not the table server

self.addEventListener('install', (event) => event.waitUntil(store(shell)))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('message', (event) => {
  const { keep: language, alone } = event.data
  if (language in catalogues) event.waitUntil(store(catalogues[language]))
  if (alone) event.waitUntil(takeOverIfAlone())
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(request))
  else if (shell.includes(pathname)) event.respondWith(fetch(request).catch(() => cached(request)))
})

/** Cache the addresses that are not cached yet. */
async function store(addresses) {
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

/** Replace the old worker if only the page just loaded from the server is open. */
async function takeOverIfAlone() {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (pages.length <= 1) await self.skipWaiting()
}

async function cached(request) {
  return (await (await caches.open(CACHE)).match(request, { ignoreVary: true })) ?? Response.error()
}

/** An asset's name contains its hash, so a cached one is always current. */
async function asset(request) {
  const cache = await caches.open(CACHE)
  const found = await cache.match(request, { ignoreVary: true })
  if (found) return found
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}

/** The page from the server, else the cached one, marked as offline. */
async function page(request) {
  let timer
  const late = new Promise((resolve) => (timer = setTimeout(resolve, PAGE_TIMEOUT)))
  const answer = await Promise.race([fetch(request).catch(() => undefined), late])
  clearTimeout(timer)
  return answer && !GATEWAY_ERRORS.includes(answer.status) ? answer : offline()
}

async function offline() {
  const index = await cached('/')
  if (!index.ok) return index
  const headers = new Headers(index.headers)
  for (const name of ['content-length', 'content-encoding']) headers.delete(name)
  return new Response((await index.text()).replace('<html', '<html data-offline'), { headers })
}
