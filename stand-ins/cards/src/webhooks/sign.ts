import { createHmac } from 'node:crypto'

export function signWebhook(body: string, secret: string, atMs: number): string {
  const time = Math.floor(atMs / 1000)
  const mac = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  return `t=${time},v1=${mac}`
}
