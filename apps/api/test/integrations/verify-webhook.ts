import { createHmac, timingSafeEqual } from 'node:crypto'

const toleranceSeconds = 300

type Signed = { body: string; header: string; secret: string; nowSeconds: number }

/**
 * Checks a request as `constructEvent` of Stripe does: any of the `v1` signatures over time and body
 * must match, and the time must be recent.
 */
export function readWebhook({ body, header, secret, nowSeconds }: Signed) {
  const parts = header.split(',').map((part) => part.split('='))
  const time = Number(parts.find(([name]) => name === 't')?.[1])
  const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest()
  const isSigned = parts
    .filter(([name]) => name === 'v1')
    .map(([, signature = '']) => Buffer.from(signature, 'hex'))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected))
  if (!isSigned) throw new Error('No signature matches.')
  if (Math.abs(nowSeconds - time) > toleranceSeconds) throw new Error('The request is too old.')
  return JSON.parse(body)
}
