import { createServer, type ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'

const megabyte = 1024 * 1024
const bomb = gzipSync(Buffer.alloc(256 * megabyte))

/** Malicious calendar servers, in a separate process. */
const attacks: Record<string, (response: ServerResponse) => void> = {
  '/hang': () => undefined,
  '/drip': (response) => {
    const drip = setInterval(() => response.write('x'), 50)
    response.on('close', () => clearInterval(drip))
  },
  '/gigabyte': (response) => {
    const chunk = Buffer.alloc(megabyte, 'x')
    let sent = 0
    const send = () => {
      while (sent < 1024 && !response.destroyed) {
        sent += 1
        if (!response.write(chunk)) return response.once('drain', send)
      }
      return response.end()
    }
    send()
  },
  '/bomb': (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
  '/redirects': (response) => response.writeHead(302, { location: '/redirects' }).end(),
}

const server = createServer((request, response) => attacks[request.url ?? '']?.(response))
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.(typeof address === 'object' ? address?.port : 0)
})
