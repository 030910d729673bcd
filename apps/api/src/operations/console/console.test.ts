import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedIn } from '../../../test/people.ts'
import { homeOf } from '../../../test/stays.ts'
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

test('a home waits in the queue of licenses until each is checked, and again when one changes', async () => {
  const since = marea.clock.now()
  const ines = await signedIn(marea, 'Inés', { profile: 'OWNER' })
  const { slug, suiteId } = await homeOf(marea, ines.id)
  const next = { name: 'Casa Almendro', detail: 'Inés', amount: null }
  const waiting = { waiting: 1, oldestAt: since.toString(), targetMinutes: 4320, next }
  expect(await queue('licenses')).toMatchObject(waiting)
  const [home] = (await admin.call('GET', '/admin/homes?show=licenses')).body.result
  for (const { kind, number } of home.licenses) {
    expect(await queue('licenses')).toMatchObject({ waiting: 1 })
    const body = { kind, number, verdict: 'accepted' }
    await admin.call('POST', `/admin/homes/${suiteId}/license-checks`, { body })
  }
  expect(await queue('licenses')).toMatchObject({ waiting: 0, oldestAt: null, next: null })
  marea.clock.advance({ hours: 3 })
  await renewLicense(ines, slug)
  const renewedAt = since.add({ hours: 3 }).toString()
  expect(await queue('licenses')).toMatchObject({ waiting: 1, oldestAt: renewedAt })
  marea.clock.set(since.toString())
})

/** Publishes a later expiry of one license and leaves the other as it is. */
async function renewLicense({ call }: typeof admin, slug: string): Promise<void> {
  const { contents } = (await call('GET', `/owner/homes/${slug}`)).body.result
  const [kept, renewed] = contents.licenses.licenses
  const content = { licenses: [kept, { ...renewed, validUntil: '2028-09-30' }] }
  const body = { section: 'licenses', version: 0, content }
  await call('PUT', `/owner/homes/${slug}/sections`, { body })
  const { status } = await call('PUT', `/owner/homes/${slug}/publication`)
  expect(status).toBe(200)
}

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
    failingJobs: [],
    troubledFeeds: [],
  })
})
