import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedIn } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { application } from '../../../test/user-data.ts'

let marea: TestApp
let admin: Awaited<ReturnType<typeof signedIn>>

beforeAll(async () => {
  marea = await openTestApp()
  admin = await signedIn(marea, 'console-admin', { profile: 'ADMIN' })
})
afterAll(() => marea.close())

async function queue(key: string) {
  const { body } = await admin.call('GET', '/admin/queues')
  return body.result.find((each: { key: string }) => each.key === key)
}

test('an application waits in its queue until it is decided', async () => {
  expect(await queue('applications')).toMatchObject({ waiting: 0, oldestAt: null, next: null })
  const teresa = await signedIn(marea, 'Teresa')
  const { body } = await teresa.call('POST', '/owner-applications', { body: application })
  const waiting = await queue('applications')
  expect(waiting).toMatchObject({
    waiting: 1,
    targetMinutes: 4320,
    next: { name: 'Teresa', detail: application.home, amount: null },
  })
  expect(waiting.oldestAt).not.toBeNull()
  await admin.call('POST', `/admin/owner-applications/${body.result.id}/approval`)
  expect(await queue('applications')).toMatchObject({ waiting: 0 })
})

test('a target is changed for everyone, and the change is in the audit log', async () => {
  const { status } = await admin.call('PUT', '/admin/queues/reports/target', {
    body: { minutes: 90 },
  })
  expect(status).toBe(200)
  expect(await queue('reports')).toMatchObject({ targetMinutes: 90 })
  const acts = await marea.db.selectFrom('adminActs').selectAll().execute()
  expect(acts.at(-1)).toMatchObject({
    act: 'operations.queue_target_changed',
    subject: 'queue:reports',
    details: { before: 60, after: 90 },
  })
})

test.each([4, 43_201, 1.5])('a target of %s minutes is refused', async (minutes) => {
  const { status } = await admin.call('PUT', '/admin/queues/reports/target', { body: { minutes } })
  expect(status).toBe(400)
})

test('the home of the console counts nothing on a quiet day', async () => {
  const { body } = await admin.call('GET', '/admin/console')
  const none = { count: 0, amount: { amount: 0, currency: 'USD' } }
  expect(body.result).toMatchObject({
    bookings: { ...none, steps: [], aWeekAgo: none },
    payments: { succeeded: none, declined: none, pending: none },
    jobs: { failed: 0 },
    emails: { failed: 0 },
    feeds: { total: 0, upToDate: 0, troubled: [] },
  })
})
