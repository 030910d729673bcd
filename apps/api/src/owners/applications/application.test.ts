import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailsTo, signedIn } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp
let admin: Awaited<ReturnType<typeof signedIn>>

beforeAll(async () => {
  marea = await openTestApp()
  admin = await signedIn(marea, 'Admin', { profile: 'ADMIN' })
})
afterAll(() => marea.close())

const wish = { home: '12 Star Island Drive', bedrooms: 5, message: 'A house by the bay.' }

test('an approved application makes an owner, who is notified by email', async () => {
  const tomas = await signedIn(marea, 'Tomas', { language: 'es' })
  const sent = await tomas.call('POST', '/owner-applications', { body: wish })
  expect(sent.body.result).toMatchObject({ ...wish, status: 'open', reason: null })
  const waiting = (await admin.call('GET', '/admin/owner-applications')).body.result
  expect(waiting).toMatchObject([{ id: sent.body.result.id, applicant: { fullName: 'Tomas' } }])
  const approval = `/admin/owner-applications/${sent.body.result.id}/approval`
  expect((await admin.call('POST', approval)).body.result.status).toBe('approved')
  expect((await tomas.call('GET', '/user/info')).body.result.profile).toBe('OWNER')
  expect((await mailsTo(marea, tomas.email))[0]?.subject).toBe('Se aprobó su solicitud')
  expect((await admin.call('POST', approval)).body.error.code).toBe('owners.application_decided')
  const again = await tomas.call('POST', '/owner-applications', { body: wish })
  expect(again.body.error.code).toBe('owners.already_owner')
})

test('a rejected one gives the reason, and the user may apply again', async () => {
  const vera = await signedIn(marea, 'Vera')
  const { id } = (await vera.call('POST', '/owner-applications', { body: wish })).body.result
  const second = await vera.call('POST', '/owner-applications', { body: wish })
  expect(second.body.error.code).toBe('owners.application_open')
  const reason = 'The city does not allow short stays there.'
  await admin.call('POST', `/admin/owner-applications/${id}/rejection`, { body: { reason } })
  const own = (await vera.call('GET', '/owner-applications')).body.result
  expect(own).toMatchObject([{ id, status: 'rejected', reason }])
  expect((await mailsTo(marea, vera.email))[0]?.text).toContain(reason)
  expect((await vera.call('GET', '/user/info')).body.result.profile).toBe('USER')
  expect((await vera.call('POST', '/owner-applications', { body: wish })).status).toBe(200)
})

test('of two applications sent at the same moment one is stored', async () => {
  const quick = await signedIn(marea, 'Quick')
  const answers = await Promise.all(
    [1, 2, 3].map(() => quick.call('POST', '/owner-applications', { body: wish })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
})

test('a decision made twice at once counts once', async () => {
  const lucia = await signedIn(marea, 'Lucia')
  const { id } = (await lucia.call('POST', '/owner-applications', { body: wish })).body.result
  const answers = await Promise.all([
    admin.call('POST', `/admin/owner-applications/${id}/approval`),
    admin.call('POST', `/admin/owner-applications/${id}/rejection`, {
      body: { reason: 'No, sorry' },
    }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})
