import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { handle } from './handle.ts'
import { createPushService } from './push-service.ts'
import { pushHost } from './subscription.ts'

/** Listens on the loopback interface, for the messages that the product sends. */
export async function openPushStandIn() {
  const service = createPushService()
  const server = createServer((incoming, response) => {
    toRequest(incoming)
      .then(service.take)
      .then(
        async (given) => {
          response.writeHead(given.status, Object.fromEntries(given.headers))
          response.end(Buffer.from(await given.arrayBuffer()))
        },
        () => response.writeHead(500).end(),
      )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  server.unref()
  const address = server.address()
  return {
    ...service,
    host: pushHost,
    address: '127.0.0.1',
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    handle: (request: Request) => handle(service, request),
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const { url = '/', method = 'POST', headers } = incoming
  const given = Object.entries(headers).map(([name, value]) => [name, String(value)])
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(new URL(url, `http://${pushHost}`), {
    method,
    headers: Object.fromEntries(given),
    ...(hasBody ? { body: new Uint8Array(await buffer(incoming)) } : {}),
  })
}
