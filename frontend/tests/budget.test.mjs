// How much a browser has to load: checked on the build itself.
import assert from 'node:assert/strict'
import { readFileSync, readdirSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const WEB = fileURLToPath(new URL('../../src/spiritboard/web/', import.meta.url))
const size = (path) => gzipSync(readFileSync(WEB + path)).length
const assets = readdirSync(`${WEB}assets`)
const kB = 1000

test('the first load stays below 90 kB of script, the biggest catalogue included', () => {
  const html = readFileSync(`${WEB}index.html`, 'utf8')
  const first = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map((found) => found[1])
  const words = Math.max(...assets.filter((name) => /^base-.*\.js$/.test(name)).map((name) => size(`assets/${name}`)))
  const sum = first.reduce((all, path) => all + size(path), words)
  assert.ok(first.length > 0 && sum < 90 * kB, `${sum} bytes`)
})

test('no game needs more than 60 kB of script of its own', () => {
  for (const game of ['13-ghosts', 'doppelganger-tricks', 'halloween']) {
    const chunks = assets.filter((name) => new RegExp(`^${game}-[\\w-]+\\.js$`).test(name) && !name.includes('rules'))
    for (const chunk of chunks) assert.ok(size(`assets/${chunk}`) < 60 * kB, chunk)
  }
})

test('nothing in the page needs a hole in the content security policy', () => {
  const html = readFileSync(`${WEB}index.html`, 'utf8')
  assert.doesNotMatch(html, /<style|style="|<script(?![^>]*src=)/)
})
