import { once } from 'node:events'
import {
  Agent,
  createServer,
  type IncomingMessage,
  type ServerResponse,
  request as send,
} from 'node:http'
import { buffer } from 'node:stream/consumers'

/** As fail_timeout in deploy/nginx. */
const avoidMs = 2000

/**
 * A proxy before several processes that avoids and repeats as deploy/nginx does: who has just failed is
 * asked last, and a request that may change something is never sent twice.
 */
export async function startRetryingProxy(ports: readonly number[]) {
  const processes = ports.map((port) => ({
    port,
    agent: new Agent({ keepAlive: true, maxSockets: 64 }),
    avoidUntil: 0,
  }))
  let turn = 0

  function* nextProcess() {
    turn += 1
    const inTurn = processes.map((_, index) => processes[(turn + index) % processes.length])
    const order = inTurn.filter((each) => each !== undefined)
    yield* order.filter(({ avoidUntil }) => avoidUntil < performance.now())
    yield* order
  }

  async function forward(request: IncomingMessage, response: ServerResponse) {
    const body = await buffer(request)
    const isRepeatable = request.method === 'GET' || request.method === 'HEAD'
    let last = 502
    for (const process of nextProcess()) {
      const answer = await ask(request, body, process)
      if (answer.kind === 'lost' || answer.status === 503) {
        process.avoidUntil = performance.now() + avoidMs
      }
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
      for (const { agent } of processes) agent.destroy()
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
  { port, agent }: { port: number; agent: Agent },
): Promise<Answer> {
  const { promise, resolve } = Promise.withResolvers<Answer>()
  const { connection: _connection, ...forwarded } = headers
  const options = { host: '127.0.0.1', port, agent, method, path: url, headers: forwarded }
  const asked = send(options, async (answer) => {
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
