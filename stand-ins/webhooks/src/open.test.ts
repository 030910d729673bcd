import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWebhooksStandIn } from './open.ts'

let receiver: Awaited<ReturnType<typeof openWebhooksStandIn>>

beforeAll(async () => {
  receiver = await openWebhooksStandIn()
})
afterAll(() => receiver.close())

const post = (path: string) =>
  fetch(`http://127.0.0.1:${receiver.port}${path}`, { method: 'POST', body: '{"a":1}' })

test('everything is accepted and remembered, unless the address names another status', async () => {
  expect((await post('/bookings')).status).toBe(200)
  expect((await post('/bookings?status=503')).status).toBe(503)
  expect((await post('/bookings?status=nonsense')).status).toBe(200)
  expect(receiver.received.map(({ path, body }) => [path, body])).toEqual([
    ['/bookings', '{"a":1}'],
    ['/bookings?status=503', '{"a":1}'],
    ['/bookings?status=nonsense', '{"a":1}'],
  ])
})

test('a test sets the next answers', async () => {
  receiver.answerNext({ status: 302, headers: { location: '/elsewhere' } }, { status: 410 })
  expect((await fetch(`http://127.0.0.1:${receiver.port}/`, { redirect: 'manual' })).status).toBe(
    302,
  )
  expect((await post('/')).status).toBe(410)
  expect((await post('/')).status).toBe(200)
})
