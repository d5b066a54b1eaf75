// The page as an app: installable, available offline, and updated without disturbing open tables.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { GAMES, testbed, length, movedOn, myTurn, person, PHONE, playerOf, SMALLEST, violations } from './support.mjs'

const at = testbed()
const { move } = await playerOf(SMALLEST)
const offline = (page) => page.locator('[data-test="offline"]')

/** Wait until the service worker has cached the pages and the catalogues of a language. */
async function kept(page, language = 'en') {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.waitForFunction(async (wanted) => {
    const text = await (await fetch('/sw.js')).text()
    const { version, catalogues } = JSON.parse(/^const BUILD = (.*)$/m.exec(text)[1])
    const cache = await caches.open(`hauntboard-${version}`)
    for (const address of catalogues[wanted]) if (!(await cache.match(address))) return false
    return true
  }, language)
}

test('without the server the page says so in the chosen language, and returns by itself to the same address', async () => {
  const { page, context } = await at.person({ size: PHONE, keeping: true, locale: 'pl' })
  await page.goto('/history#here')
  await kept(page, 'pl')
  await at.server.stop()
  await page.reload()
  await page.getByRole('heading', { name: 'Pukamy, ale nikt nie odpowiada' }).waitFor()
  await page.locator('[data-test="settings"]').click()
  await page.locator('dialog').getByText('Español', { exact: true }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { name: 'Llamamos a la puerta y nadie responde' }).waitFor()
  assert.deepEqual(await violations(page), [])
  await at.server.start()
  await offline(page).waitFor({ state: 'detached' })
  await page.locator('h1').waitFor()
  assert.equal(new URL(page.url()).pathname + new URL(page.url()).hash, '/history#here')
  await context.close()
})

test('the rules of every game can be read offline', async () => {
  const { page, context } = await at.person({ keeping: true })
  await page.goto('/')
  await kept(page)
  await at.server.stop()
  await page.goto('/watch')
  await offline(page).waitFor()
  for (const game of GAMES) {
    await page.goto(`/rules/${game}`)
    await page.locator('[data-clause]').first().waitFor()
    await page.getByText('You can still read the rules').waitFor()
  }
  // The reader is not disturbed: the same element stays on the page.
  const reading = await page.locator('[data-clause]').first().elementHandle()
  await at.server.start()
  await page.getByText('You can still read the rules').waitFor({ state: 'detached' })
  assert.ok(await reading.evaluate((clause) => clause.isConnected))
  await context.close()
})

test('no answer of the API is cached', async () => {
  const { page, context } = await at.seated(SMALLEST, { keeping: true })
  await myTurn(page)
  await kept(page)
  await move(page)
  const addresses = await page.evaluate(async () => {
    const caching = await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map((request) => new URL(request.url).pathname)))
    return caching.flat()
  })
  assert.ok(addresses.length > 20)
  assert.deepEqual(addresses.filter((path) => !/^\/(assets\/.*|[\w-]+\.(svg|webmanifest)|)$/.test(path)), [])
  await context.close()
})

test('a table that is open during an update keeps working, including parts loaded later', async () => {
  const proxy = await at.proxy()
  const { page, context, problems } = await person(at.browser, proxy, { keeping: true })
  await page.goto('/')
  await kept(page)
  await page.click(`[data-test="play-${SMALLEST}"]`)
  await myTurn(page)
  proxy.build = 1
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update())
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration()).waiting !== null)
  // The catalogue of the rules has not been loaded yet, and on the server it has another name by now.
  await page.getByRole('button', { name: 'Rules' }).first().click()
  await page.locator('dialog [data-clause]').first().waitFor()
  await page.keyboard.press('Escape')
  const before = await length(page)
  await move(page)
  await movedOn(page, before)
  // A new page comes from the new build; as the only one, it lets the new worker take over.
  await page.reload()
  assert.match(await page.locator('script[src]').first().getAttribute('src'), /build-1/)
  await page.waitForFunction(async () => {
    const { waiting, installing, active } = await navigator.serviceWorker.getRegistration()
    return !waiting && !installing && active.state === 'activated'
  })
  await page.waitForFunction(async () => (await caches.keys()).length === 1)
  await page.locator('.board').waitFor()
  assert.deepEqual(problems, [])
  await context.close()
})

test('a gateway without a server behind it counts as offline', async () => {
  const proxy = await at.proxy()
  const { page, context } = await person(at.browser, proxy, { keeping: true })
  await page.goto('/')
  await kept(page)
  await at.server.stop()
  // Time is frozen, so that only the button triggers a request.
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.reload()
  await offline(page).waitFor()
  await at.server.start()
  await page.click('[data-test="ask-again"]')
  await page.locator(`[data-test="play-${SMALLEST}"]`).waitFor()
  await context.close()
})

test('Chromium finds no obstacle to installing', async () => {
  const { page, context, problems } = await at.person({ keeping: true })
  await page.goto('/')
  await kept(page)
  const devtools = await context.newCDPSession(page)
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  // A test context is a private window, which cannot install apps.
  assert.deepEqual(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito'), [])
  const { data, errors } = await devtools.send('Page.getAppManifest')
  assert.deepEqual(errors, [])
  const { icons } = JSON.parse(data)
  assert.deepEqual([...new Set(icons.map(({ purpose }) => purpose))].sort(), ['any', 'maskable'])
  for (const { src, sizes, type } of [...icons, { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' }]) {
    const found = await page.evaluate(async (address) => {
      const answer = await fetch(address)
      const image = new Image()
      image.src = address
      await image.decode()
      return { type: answer.headers.get('content-type'), sizes: `${image.naturalWidth}x${image.naturalHeight}` }
    }, src)
    assert.ok(found.type.startsWith(type), `${src} is ${found.type}`)
    if (sizes !== 'any') assert.equal(found.sizes, sizes, src)
  }
  assert.deepEqual(problems, [])
  await context.close()
})

test('settings offer to install where the browser does', async () => {
  const { page, context } = await at.person()
  await page.goto('/')
  await page.locator('[data-test="settings"]').click()
  await page.locator('dialog #my-name').waitFor()
  assert.equal(await page.locator('[data-test="install"]').count(), 0)
  await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true })
    offer.prompt = async () => ((globalThis.asked = (globalThis.asked ?? 0) + 1), { outcome: 'accepted' })
    dispatchEvent(offer)
  })
  await page.locator('[data-test="install"]').click()
  await page.locator('[data-test="install"]').waitFor({ state: 'detached' })
  assert.equal(await page.evaluate(() => globalThis.asked), 1)
  await context.close()
})
