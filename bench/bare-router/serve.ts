import { createServer } from 'node:http'
import { createRequestHandler } from 'react-router'

const build = await import(new URL('build/server/index.js', import.meta.url).href)
const handle = createRequestHandler(build, 'production')

const server = createServer(async (request, reply) => {
  const response = await handle(new Request(new URL(request.url ?? '/', 'http://localhost')))
  reply.writeHead(response.status, Object.fromEntries(response.headers))
  reply.end(Buffer.from(await response.arrayBuffer()))
})

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') {
    process.stdout.write(`http://127.0.0.1:${address.port}\n`)
  }
})
