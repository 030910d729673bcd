import { createServer } from 'node:http'

const response = await fetch(process.env.BODY_URL ?? '')
const bytes = Buffer.from(await response.arrayBuffer())
const type = response.headers.get('content-type') ?? 'text/html'

const server = createServer((_request, reply) => {
  reply.writeHead(200, { 'content-type': type, 'content-length': bytes.length })
  reply.end(bytes)
})

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') {
    process.stdout.write(`http://127.0.0.1:${address.port}\n`)
  }
})
