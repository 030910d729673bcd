import { subscribe } from '@marea/push-stand-in/subscription.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/ctx.ts'
import { companyTimeZone } from '../../../../../demo/company-clock.ts'
import { signedIn } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { notify } from './notify.ts'

type Someone = Awaited<ReturnType<typeof signedIn>>

let marea: TestApp
let laura: Someone
let sources = 0

beforeAll(async () => {
  marea = await openTestApp({ environment: { PUSH_STAND_IN: 'true' } })
  laura = await signedIn(marea, 'Laura', { language: 'es' })
  const { publicKey } = (await laura.call('GET', '/push-subscription')).body.result
  await laura.call('PUT', '/push-subscription', { body: subscribe(publicKey) })
})
afterAll(() => marea.close())

const facts = { amount: 50_00, bank: 'Chase 6789', state: 'returned' } as const

function tell(recipientId = laura.id): Promise<void> {
  sources += 1
  const notice = { kind: 'withdrawal_updated', facts, recipientId } as const
  return inTransaction(marea.ctx(), (ctx) => notify(ctx, notice, `test:${sources}`))
}

/** Returns the id of the notification, before its push is sent. */
async function notified(): Promise<number> {
  await tell()
  return (await laura.call('GET', '/notifications')).body.result.items[0].id
}

async function pushed(): Promise<Record<string, unknown>[]> {
  await marea.runJobs()
  const { received = [] } = marea.ports.push.standIn ?? {}
  return received.map(({ message }) => JSON.parse(message))
}

function switchPush(isOn: boolean) {
  const body = { kind: 'withdrawal_updated', channel: 'push', isOn }
  return laura.call('PUT', '/notification-preferences', { body })
}

async function waitingPushes(): Promise<unknown[]> {
  const { rows } = await sql`select start_after from pgboss.job
    where name = 'notifications.push' and state = 'created'`.execute(marea.db)
  return rows
}

test('a push has the texts of its notification in the person’s language', async () => {
  await notified()
  expect(await pushed()).toEqual([
    {
      title: 'Retiro devuelto por el banco: $50.00',
      body: expect.stringContaining('Chase 6789'),
      path: '/my-wallet',
      tag: 'withdrawal_updated',
      lang: 'es',
    },
  ])
})

test('nothing is sent once the notification was read or its kind switched off', async () => {
  const before = (await pushed()).length
  const id = await notified()
  await laura.call('PUT', `/notifications/${id}/read`)
  expect(await pushed()).toHaveLength(before)
  await notified()
  await switchPush(false)
  expect(await pushed()).toHaveLength(before)
  await notified()
  await switchPush(true)
  expect(await pushed()).toHaveLength(before)
})

test('nothing waits for people without a device', async () => {
  const daniel = await signedIn(marea, 'Daniel')
  await tell(daniel.id)
  expect(await waitingPushes()).toEqual([])
})

test('in quiet hours a push waits for their end', async () => {
  const before = (await pushed()).length
  const body = { isOn: true, timeZone: companyTimeZone, from: '22:00', to: '08:00' }
  await laura.call('PUT', '/notification-preferences/quiet-hours', { body })
  // Jobs follow the database's clock, so the end of these hours must be ahead of it.
  marea.clock.set('2098-11-16T05:00:00Z')
  await tell()
  expect(await pushed()).toHaveLength(before)
  expect(await waitingPushes()).toEqual([
    { startAfter: Temporal.Instant.from('2098-11-16T13:00:00Z') },
  ])
})
