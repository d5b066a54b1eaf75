// Reduces a screenshot to 256 colours, for the README: `npm run shrink -- FROM.png TO.png`.
import { readFileSync, writeFileSync } from 'node:fs'
import { crc32, deflateSync } from 'node:zlib'
import { launch } from '../tests/support.mjs'

const [from, to] = process.argv.slice(2)

/** Decode an image with Chromium: width, height and RGBA pixels. */
async function pixels(file) {
  const browser = await launch()
  const page = await browser.newPage()
  const found = await page.evaluate(async (address) => {
    const image = await createImageBitmap(await (await fetch(address)).blob())
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')
    canvas.drawImage(image, 0, 0)
    const { data } = canvas.getImageData(0, 0, image.width, image.height)
    let text = ''
    for (let n = 0; n < data.length; n += 8192) text += String.fromCharCode(...data.subarray(n, n + 8192))
    return { width: image.width, height: image.height, data: btoa(text) }
  }, `data:image/png;base64,${readFileSync(file, 'base64')}`)
  await browser.close()
  return { ...found, data: Buffer.from(found.data, 'base64') }
}

/** The widest channel of a box of colours, and its range. */
function spread(box) {
  const widths = [0, 1, 2].map((part) => Math.max(...box.map((colour) => colour[part])) - Math.min(...box.map((colour) => colour[part])))
  const part = widths.indexOf(Math.max(...widths))
  return { part, width: widths[part] }
}

/** Choose a palette by median cut: split the most populated boxes along their widest channel. */
function palette(colours, size = 256) {
  const boxes = [{ colours, ...spread(colours) }]
  const weight = ({ colours, width }) => width * Math.sqrt(colours.reduce((sum, colour) => sum + colour[3], 0))
  while (boxes.length < size) {
    boxes.sort((a, b) => weight(b) - weight(a))
    const { colours, part, width } = boxes.shift()
    if (!width) return boxes
    colours.sort((a, b) => a[part] - b[part])
    const middle = colours.findIndex((colour) => colour[part] > (colours[0][part] + colours.at(-1)[part]) / 2)
    for (const half of [colours.slice(0, middle), colours.slice(middle)]) boxes.push({ colours: half, ...spread(half) })
  }
  return boxes
}

function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

const { width, height, data } = await pixels(from)
const counted = new Map()
for (let n = 0; n < data.length; n += 4) {
  const key = data.readUIntBE(n, 3)
  const colour = counted.get(key) ?? [data[n], data[n + 1], data[n + 2], 0]
  colour[3]++
  counted.set(key, colour)
}
const boxes = palette([...counted.values()])
const mean = (box, part) => Math.round(box.reduce((sum, colour) => sum + colour[part] * colour[3], 0) / box.reduce((sum, colour) => sum + colour[3], 0))
const index = new Map(boxes.flatMap(({ colours }, n) => colours.map(([red, green, blue]) => [(red << 16) | (green << 8) | blue, n])))
const rows = Buffer.alloc((width + 1) * height)
for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) rows[y * (width + 1) + x + 1] = index.get(data.readUIntBE(4 * (y * width + x), 3))
const head = Buffer.alloc(13)
head.writeUInt32BE(width)
head.writeUInt32BE(height, 4)
head.set([8, 3, 0, 0, 0], 8) // 8-bit palette image
const colours = Buffer.from(boxes.flatMap(({ colours }) => [0, 1, 2].map((part) => mean(colours, part))))
writeFileSync(to, Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), chunk('IHDR', head), chunk('PLTE', colours), chunk('IDAT', deflateSync(rows, { level: 9 })), chunk('IEND', Buffer.alloc(0))]))
