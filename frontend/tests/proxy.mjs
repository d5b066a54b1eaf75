// A reverse proxy in front of a test server. It can serve the pages as if they were of a later build, in which every
// asset has another name and the old names are gone.
import { createServer, request } from 'node:http'

export class Proxy {
  /** 0 is the actual build. */
  build = 0
  live = []

  constructor(server) {
    this.server = server
  }

  async start() {
    this.http = createServer((incoming, outgoing) => this.answer(incoming, outgoing))
    this.http.on('upgrade', (incoming, socket) => this.upgrade(incoming, socket))
    await new Promise((resolve) => this.http.listen(0, '127.0.0.1', resolve))
    this.url = `http://127.0.0.1:${this.http.address().port}`
    return this
  }

  close() {
    this.http.close()
    this.http.closeAllConnections()
  }

  /** Let the open connections hang silently, as a lost network does. */
  freeze() {
    for (const [one, other] of this.live) one.unpipe(other)
  }

  get folder() {
    return this.build ? `assets/build-${this.build}/` : 'assets/'
  }

  /** Forward the request to the server. */
  forward({ method, url, headers }, path = url) {
    return request(new URL(path, this.server.url), { method, headers: { ...headers, 'accept-encoding': 'identity', host: new URL(this.server.url).host, ...(headers.origin && { origin: this.server.url }) } })
  }

  answer(incoming, outgoing) {
    const asset = /^\/assets\//.test(incoming.url)
    if (asset && !incoming.url.startsWith(`/${this.folder}`)) return outgoing.writeHead(404).end()
    const asked = this.forward(incoming, asset ? incoming.url.replace(this.folder, 'assets/') : incoming.url)
    asked.on('error', () => outgoing.writeHead(502).end())
    asked.on('response', (answer) => {
      if (!this.build || !/html|javascript/.test(answer.headers['content-type'])) return outgoing.writeHead(answer.statusCode, answer.headers) && answer.pipe(outgoing)
      const { 'content-length': _, etag: __, ...headers } = answer.headers
      const pieces = []
      answer.on('data', (piece) => pieces.push(piece))
      answer.on('end', () => outgoing.writeHead(answer.statusCode, headers).end(Buffer.concat(pieces).toString().replaceAll('assets/', this.folder).replace('"version":"', `$&${this.build}`)))
    })
    incoming.pipe(asked)
  }

  upgrade(incoming, socket) {
    const asked = this.forward(incoming)
    asked.on('error', () => socket.destroy())
    asked.on('response', () => socket.destroy())
    asked.on('upgrade', (answer, other, first) => {
      const headers = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}`)
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${headers.join('\r\n')}\r\n\r\n`)
      if (first.length) socket.write(first)
      other.pipe(socket).pipe(other)
      this.live.push([other, socket], [socket, other])
      for (const [one, another] of [[other, socket], [socket, other]]) one.on('error', () => another.destroy()).on('close', () => another.destroy())
    })
    asked.end()
  }
}
