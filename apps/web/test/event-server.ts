import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'

type Sent = { id: number; kind: string; data: Record<string, unknown> }

/** Stands in for the API's stream and its list of events; one token belongs to one person. */
export async function openEventServer() {
  const events = new Map<string, Sent[]>()
  const streams = new Map<ServerResponse, string>()
  const requests: string[] = []
  const server = { refusesStreams: false, isSignedOut: false }
  let newest = 1

  const http = createServer((request, response) => {
    const token = request.headers.authorization ?? ''
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
    requests.push(pathname)
    const own = events.get(token) ?? []
    if (server.isSignedOut) return response.writeHead(401).end()
    if (pathname === '/events/since') {
      const last = Number(searchParams.get('last') ?? newest)
      const since = own.filter(({ id }) => id > last)
      const result = { last: newest, isGap: false, events: since }
      return response.end(JSON.stringify({ result }))
    }
    if (server.refusesStreams) return response.writeHead(502).end()
    const last = Number(request.headers['last-event-id'] ?? newest)
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    write(response, { id: last, kind: 'live.open', data: {} })
    for (const event of own.filter(({ id }) => id > last)) write(response, event)
    streams.set(response, token)
    return response.on('close', () => streams.delete(response))
  })
  await once(http.listen(0, '127.0.0.1'), 'listening')
  const address = http.address()
  const port = typeof address === 'object' ? address?.port : 0

  function write(response: ServerResponse, { id, kind, data }: Sent) {
    response.write(`id: ${id}\nevent: ${kind}\ndata: ${JSON.stringify(data)}\n\n`)
  }

  return {
    server,
    requests,
    base: `http://127.0.0.1:${port}`,
    countStreams: () => streams.size,
    happen(token: string): number {
      newest += 1
      const event = { id: newest, kind: 'messaging.sent', data: {} }
      events.set(token, [...(events.get(token) ?? []), event])
      for (const [response, of] of streams) if (of === token) write(response, event)
      return newest
    },
    breakStreams() {
      for (const response of streams.keys()) response.destroy()
    },
    async close() {
      http.closeAllConnections()
      http.close()
    },
  }
}
