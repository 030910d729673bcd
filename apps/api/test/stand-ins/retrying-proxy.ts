import { once } from 'node:events'
import {
  Agent,
  createServer,
  type IncomingMessage,
  type ServerResponse,
  request as send,
} from 'node:http'
import { buffer } from 'node:stream/consumers'

/** A proxy before several processes that repeats requests as deploy/nginx does, and no others. */
export async function startRetryingProxy(ports: readonly number[]) {
  const agents = ports.map(() => new Agent({ keepAlive: true, maxSockets: 64 }))
  let turn = 0

  async function forward(request: IncomingMessage, response: ServerResponse) {
    const body = await buffer(request)
    const isRepeatable = request.method === 'GET' || request.method === 'HEAD'
    turn += 1
    let last = 502
    for (let attempt = 0; attempt < 2 * ports.length; attempt += 1) {
      const index = (turn + attempt) % ports.length
      const answer = await ask(request, body, { port: ports[index] ?? 0, agent: agents[index] })
      if (answer.kind === 'lost') {
        if (answer.isSent && !isRepeatable) break
        continue
      }
      last = answer.status
      if (answer.status === 503 && isRepeatable) continue
      response.writeHead(answer.status, { 'content-type': answer.type })
      response.end(answer.bytes)
      return
    }
    response.writeHead(last).end()
  }

  const server = createServer((request, response) => void forward(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      for (const agent of agents) agent.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}

type Answer =
  | { kind: 'answered'; status: number; type: string; bytes: Buffer }
  | { kind: 'lost'; isSent: boolean }

function ask(
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  { port, agent }: { port: number; agent: Agent | undefined },
): Promise<Answer> {
  const { promise, resolve } = Promise.withResolvers<Answer>()
  const { connection: _connection, ...forwarded } = headers
  const options = { host: '127.0.0.1', port, method, path: url, headers: forwarded }
  const asked = send({ ...options, ...(agent ? { agent } : {}) }, async (answer) => {
    const bytes = await buffer(answer).catch(() => undefined)
    const type = String(answer.headers['content-type'])
    if (bytes) resolve({ kind: 'answered', status: answer.statusCode ?? 0, type, bytes })
    else resolve({ kind: 'lost', isSent: true })
  })
  let isSent = false
  asked.on('socket', (socket) => {
    if (socket.connecting) socket.once('connect', () => (isSent = true))
    else isSent = true
  })
  asked.on('error', () => resolve({ kind: 'lost', isSent }))
  asked.end(body)
  return promise
}
