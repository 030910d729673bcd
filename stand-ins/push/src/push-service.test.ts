import { createECDH } from 'node:crypto'
import { expect, test } from 'vitest'
import { handle } from './handle.ts'
import { createPushService } from './push-service.ts'
import { subscribe } from './subscription.ts'

const key = createECDH('prime256v1').generateKeys('base64url')

function post(endpoint: string, headers: Record<string, string> = {}) {
  return createPushService().take(new Request(endpoint, { method: 'POST', headers, body: 'x' }))
}

test('a browser without a push service subscribes by its key, and reads what came', async () => {
  const service = createPushService()
  const url = 'http://localhost/dev/push/subscriptions'
  const answer = await handle(service, new Request(url, { method: 'POST', body: key }))
  const { endpoint, keys } = (await answer.json()) as {
    endpoint: string
    keys: { p256dh: string; auth: string }
  }
  expect(endpoint).toMatch(/^http:\/\/push\.marea\.test\/send\//)
  expect([keys.p256dh.length, keys.auth.length]).toEqual([87, 22])
  const messages = await handle(service, new Request('http://localhost/dev/push/messages'))
  expect(await messages.json()).toEqual([])
})

test('a sender who does not prove the key of the subscription is refused', async () => {
  const { endpoint } = subscribe(key)
  expect((await post(endpoint)).status).toBe(403)
  const forged = `vapid t=a.b.c, k=${key}`
  expect((await post(endpoint, { authorization: forged })).status).toBe(403)
})

test('an unknown subscription is not found', async () => {
  expect((await post('http://push.marea.test/send/none')).status).toBe(404)
})
