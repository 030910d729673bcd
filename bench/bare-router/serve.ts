import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createRequestHandler } from 'react-router'

const build = await import(new URL('build/server/index.js', import.meta.url).href)
const handle = createRequestHandler(build, 'production')

const server = createServer(async (request, reply) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  if (/^\/assets\/[\w.-]+\.js$/.test(pathname)) {
    reply.writeHead(200, { 'content-type': 'text/javascript' })
    return reply.end(await readFile(new URL(`build/client${pathname}`, import.meta.url)))
  }
  if (pathname !== '/') return reply.writeHead(404).end()
  const response = await handle(new Request(new URL(pathname, 'http://localhost')))
  reply.writeHead(response.status, Object.fromEntries(response.headers))
  reply.end(Buffer.from(await response.arrayBuffer()))
})

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') {
    process.stdout.write(`http://127.0.0.1:${address.port}\n`)
  }
})
