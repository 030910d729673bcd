import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/ctx.ts'
import { signedIn } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { notify } from './notify.ts'
import { type Push, pushJob } from './push-notification.ts'

let marea: TestApp
const sent: Push[] = []
const job = pushJob(async (_ctx, push) => void sent.push(push))

beforeAll(async () => {
  marea = await openTestApp()
})
afterAll(() => marea.close())

test('a push has the texts of its notification, and is not sent once it was read or switched off', async () => {
  const { id: recipientId, call } = await signedIn(marea, 'Laura', { language: 'es' })
  const facts = { amount: 50_00, bank: 'Chase 6789', state: 'returned' } as const
  const notice = { kind: 'withdrawal_updated', facts, recipientId } as const
  await inTransaction(marea.ctx(), (ctx) => notify(ctx, notice, 'test:1'))
  const notificationId = (await call('GET', '/notifications')).body.result.items[0].id
  await job.handle(marea.ctx(), { notificationId })
  expect(sent).toEqual([
    {
      userId: recipientId,
      title: 'Retiro devuelto por el banco: $50.00',
      body: expect.stringContaining('Chase 6789'),
      path: '/my-wallet',
      tag: 'withdrawal_updated',
    },
  ])
  const off = { kind: 'withdrawal_updated', channel: 'push', isOn: false }
  await call('PUT', '/notification-preferences', { body: off })
  await job.handle(marea.ctx(), { notificationId })
  await call('PUT', '/notification-preferences', { body: { ...off, isOn: true } })
  await call('PUT', `/notifications/${notificationId}/read`)
  await job.handle(marea.ctx(), { notificationId })
  await job.handle(marea.ctx(), { notificationId: 999_999 })
  expect(sent).toHaveLength(1)
})
