// What a browser downloads before the first move, compressed.
import assert from 'node:assert/strict'
import { readFileSync, readdirSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const WEB = fileURLToPath(new URL('../../src/hauntboard/web/', import.meta.url))
const GAMES = readdirSync(new URL('../../frontend/src/games/', import.meta.url), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map((entry) => entry.name)
const kB = 1000
const FIRST_LOAD = 90 * kB
const GAME_SCRIPT = 60 * kB
const size = (path) => gzipSync(readFileSync(WEB + path)).length
const assets = readdirSync(`${WEB}assets`)

test('the first load stays below 90 kB of script, the biggest catalogue included', (context) => {
  const html = readFileSync(`${WEB}index.html`, 'utf8')
  const first = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map((found) => found[1])
  const words = Math.max(...assets.filter((name) => /^base-.*\.js$/.test(name)).map((name) => size(`assets/${name}`)))
  const sum = first.reduce((all, path) => all + size(path), words)
  assert.ok(first.length > 0)
  context.diagnostic(`first load: ${sum} bytes`)
  assert.ok(sum < FIRST_LOAD, `${sum} bytes`)
})

test('no game needs more than 60 kB of script of its own', (context) => {
  for (const game of GAMES) {
    const chunks = assets.filter((name) => new RegExp(`^${game}-[\\w-]+\\.js$`).test(name) && !name.includes('rules'))
    const largest = Math.max(...chunks.map((chunk) => size(`assets/${chunk}`)))
    context.diagnostic(`${game}: ${largest} bytes`)
    assert.ok(largest > 0 && largest < GAME_SCRIPT, `${game}: ${largest} bytes`)
  }
})
