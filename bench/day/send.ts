import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

type Message = {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  token?: string
  body?: object
  key?: string
}

export type Answer = { status: number; text: string }

/** Status 0 means that a connection was cut or silent for too long. */
export type Send = (message: Message) => Promise<Answer>

const patienceMs = 30_000
const cut: Answer = { status: 0, text: '' }

/** Takes processes in turn like a proxy, and the next one if a connection was refused. */
export function createSender(urls: readonly string[]): Send {
  const agent = new Agent({ keepAlive: true })
  let count = 0
  return async (message) => {
    count += 1
    const first = count
    for (let tries = 1; ; tries += 1) {
      const answer = await sendTo(agent, urls[(first + tries) % urls.length] ?? '', message)
      const isSafe = answer === 'refused' || (message.method === 'GET' && answer.status === 0)
      if (isSafe && tries < 2 * urls.length) await wait(20)
      else return answer === 'refused' ? cut : answer
    }
  }
}

function sendTo(agent: Agent, base: string, message: Message): Promise<Answer | 'refused'> {
  const { method, path, token, body, key } = message
  const headers = {
    ...(token ? { authorization: token } : {}),
    ...(body ? { 'content-type': 'application/json' } : {}),
    ...(key ? { 'idempotency-key': key } : {}),
  }
  return new Promise((resolve) => {
    const options = { method, agent, headers, timeout: patienceMs }
    const sent = request(`${base}${path}`, options, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() })
      })
      answer.on('error', () => resolve(cut))
    })
    sent.on('timeout', () => sent.destroy())
    sent.on('error', (error) =>
      resolve('code' in error && error.code === 'ECONNREFUSED' ? 'refused' : cut),
    )
    sent.end(body ? JSON.stringify(body) : undefined)
  })
}

const retryMs = 500
const triesOfClient = 120

/** Repeats a request under the same key until its outcome is known, as pages do. */
export async function sendUntilKnown(send: Send, message: Message): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await send(message)
    if ((answer.status > 0 && answer.status < 500) || tries === triesOfClient) return answer
    await wait(retryMs)
  }
}
