// Renders the app's icons from the SVGs in public/ as PNG: `npm run icons`. The results are committed.
import { readFileSync } from 'node:fs'
import { launch } from '../tests/support.mjs'

const PUBLIC = new URL('../public/', import.meta.url)
const ICONS = [
  ['icon-192.png', 'favicon.svg', 192],
  ['icon-512.png', 'favicon.svg', 512],
  ['icon-maskable-192.png', 'icon-maskable.svg', 192],
  ['icon-maskable-512.png', 'icon-maskable.svg', 512],
  ['apple-touch-icon.png', 'icon-maskable.svg', 180], // iOS rounds the corners itself
]

const browser = await launch()
for (const [name, drawing, size] of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const svg = readFileSync(new URL(drawing, PUBLIC), 'utf8').replace('<svg', `<svg width="${size}" height="${size}" style="display:block"`)
  await page.setContent(`<body style="margin:0">${svg}`)
  await page.screenshot({ path: new URL(name, PUBLIC).pathname, omitBackground: true })
  await page.close()
}
await browser.close()
