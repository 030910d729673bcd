import { Agent, request } from 'node:http'

export type BookingRequest = { token: string; quoteId: string }

type Call = { method: 'POST' | 'PUT'; path: string; token: string; body?: object }
type CallResponse = {
  status: number
  body: { result?: { id: string; status: string }; error?: { code: string } }
}

export type SendCall = (call: Call) => Promise<CallResponse>

export function createCaller(base: string, maxSockets = Number.POSITIVE_INFINITY): SendCall {
  const agent = new Agent({ keepAlive: true, maxSockets })
  return ({ method, path, token, body = {} }) => {
    const headers = headersOf(token)
    return new Promise((resolve, reject) => {
      const sent = request(`${base}${path}`, { method, agent, headers }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString()
          resolve({ status: answer.statusCode ?? 0, body: JSON.parse(text) })
        })
      })
      sent.on('error', reject)
      sent.end(JSON.stringify(body))
    })
  }
}

export function headersOf(token: string) {
  return {
    authorization: token,
    'content-type': 'application/json',
    'idempotency-key': crypto.randomUUID(),
  }
}
