import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

/** A name that no public server can have. */
export const webhooksHost = 'webhooks.marea.test'

export type ReceivedWebhook = {
  path: string
  headers: IncomingMessage['headers']
  body: string
}

export type WebhookAnswer = {
  status: number
  body?: string
  headers?: Record<string, string>
  /** Accepts the request and never answers. */
  isSilent?: boolean
}

const maxReceived = 500

/**
 * A receiver of webhooks on the loopback interface. It accepts everything, unless the address names
 * another status, as in `/bookings?status=503`, or a test has set the next answers.
 */
export async function openWebhooksStandIn() {
  const received: ReceivedWebhook[] = []
  const answers: WebhookAnswer[] = []

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/'
    const { headers } = request
    received.push({ path, headers, body: await text(request) })
    if (received.length > maxReceived) received.shift()
    const answer = answers.shift() ?? { status: statusIn(path), body: 'received' }
    if (answer.isSilent) return
    response.writeHead(answer.status, answer.headers).end(answer.body)
  }

  const server = createServer((request, response) => {
    receive(request, response).catch(() => response.writeHead(500).end())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  server.unref()
  const address = server.address()
  return {
    host: webhooksHost,
    address: '127.0.0.1',
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    /** The latest last. */
    received,
    answerNext: (...given: WebhookAnswer[]) => answers.push(...given),
    forget() {
      received.length = 0
      answers.length = 0
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

function statusIn(path: string): number {
  const status = Number(new URL(path, `http://${webhooksHost}`).searchParams.get('status') ?? 200)
  return status >= 200 && status < 600 ? status : 200
}
