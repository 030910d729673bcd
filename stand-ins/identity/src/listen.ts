import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

export type Handle = (request: Request) => Promise<Response>

/** Listens on the loopback interface for calls from server to server. */
export async function listen(handle: Handle) {
  const server = createServer((request, response) => {
    answer(handle, request, response).catch(() => response.writeHead(500).end())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  server.unref()
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function answer(handle: Handle, request: IncomingMessage, response: ServerResponse) {
  const { url = '/', method = 'GET', headers } = request
  const body = await buffer(request)
  const given = await handle(
    new Request(new URL(url, 'http://127.0.0.1'), {
      method,
      headers: { 'content-type': headers['content-type'] ?? '' },
      ...(method === 'GET' ? {} : { body: new Uint8Array(body) }),
    }),
  )
  response.writeHead(given.status, Object.fromEntries(given.headers))
  response.end(Buffer.from(await given.arrayBuffer()))
}
