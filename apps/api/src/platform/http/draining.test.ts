import Fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { createDraining, refuseWhenLeaving } from './draining.ts'

function openApp() {
  const draining = createDraining()
  const app = Fastify()
  refuseWhenLeaving(app, draining)
  app.get('/stay', async () => ({ result: 'read' }))
  app.post('/stay', async () => ({ result: 'booked' }))
  return { app, draining }
}

test('a process that leaves still answers, and ends each connection with its response', async () => {
  const { app, draining } = openApp()
  expect((await app.inject('/stay')).headers.connection).toBe('keep-alive')
  draining.begin(60_000)
  const { statusCode, headers } = await app.inject('/stay')
  expect([statusCode, headers.connection]).toEqual([200, 'close'])
})

test('before it closes, it refuses what a proxy can repeat and carries out the rest', async () => {
  const { app, draining } = openApp()
  const leaving = draining.begin(1)
  await vi.waitFor(() => expect(draining.isRefusing()).toBe(true))
  const refused = await app.inject('/stay')
  expect(refused.statusCode).toBe(503)
  expect(refused.headers).toMatchObject({ connection: 'close', 'retry-after': '5' })
  expect(refused.json().error).toMatchObject({ code: 'server.unavailable' })
  const booked = await app.inject({ method: 'POST', url: '/stay' })
  expect([booked.statusCode, booked.headers.connection]).toEqual([200, 'close'])
  await leaving
})

test('a process that nobody replaces refuses nothing', async () => {
  const { app, draining } = openApp()
  await draining.begin(0)
  expect((await app.inject('/stay')).statusCode).toBe(200)
})
