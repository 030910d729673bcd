import { once } from 'node:events'
import { createServer } from 'node:http'
import { handle } from './handle.ts'

/** A name that no public server can have. */
export const feedsHost = 'feeds.marea.test'

/** Listens on the loopback interface, for the import of calendars. */
export async function openFeedsStandIn() {
  const server = createServer((request, response) => {
    answer(request.url ?? '/', request.headers['if-none-match'] ?? '').then(
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
    host: feedsHost,
    address: '127.0.0.1',
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    handle,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

function answer(path: string, etag: string): Promise<Response> {
  const headers = etag ? { 'if-none-match': etag } : {}
  return handle(new Request(new URL(path, `http://${feedsHost}`), { headers }))
}
