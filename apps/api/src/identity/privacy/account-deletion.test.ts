import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailsTo, password, signedIn, signIn } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp

beforeAll(async () => {
  marea = await openTestApp()
})
afterAll(() => marea.close())

describe('the profile', () => {
  test('changes only what is sent', async () => {
    const { call, ...laura } = await signedIn(marea, 'Laura')
    const { body } = await call('PUT', '/user/profile', {
      body: { fullName: '  Laura M. ', language: 'es' },
    })
    expect(body.result).toMatchObject({
      fullName: 'Laura M.',
      language: 'es',
      phone: laura.phone,
      token: laura.token,
    })
  })

  test.each([{ phone: '123' }, { fullName: ' ' }, { gender: 'x' }, { language: 'fr' }])(
    'refuses %o',
    async (body) => {
      const { call } = await signedIn(marea, `Refused${Object.keys(body)[0]}`)
      expect((await call('PUT', '/user/profile', { body })).status).toBe(400)
    },
  )

  test('no request of the user’s own can raise it', async () => {
    const { call, id, email } = await signedIn(marea, 'Climber')
    const sly = { profile: 'ADMIN' }
    await call('PUT', '/user/profile', { body: { fullName: 'Climber', ...sly } })
    await call('PUT', '/user/password', { body: { password, confirmation: password, ...sly } })
    await call('POST', '/user/confirmation', { body: { password, ...sly } })
    await call('POST', '/owner-applications', { body: { home: 'A home', bedrooms: 2, ...sly } })
    await call('POST', '/owner-applications', { body: { home: 'A home', bedrooms: 2 } })
    await call('POST', '/admin/owner-applications/none/approval')
    await signIn(marea, email)
    expect((await call('GET', '/user/info')).body.result).toMatchObject({ id, profile: 'USER' })
  })
})

describe('deleting the account', () => {
  test('asks for the password when the sign-in is not recent', async () => {
    const { call } = await signedIn(marea, 'Hesitant')
    marea.clock.advance({ minutes: 20 })
    const unsure = await call('DELETE', '/user', { body: {} })
    expect(unsure.body.error.code).toBe('identity.confirmation_required')
    const wrong = await call('DELETE', '/user', { body: { password: 'Wrong1' } })
    expect(wrong.body.error.code).toBe('identity.wrong_secret')
    expect((await call('DELETE', '/user', { body: { password } })).status).toBe(200)
  })

  test('erases all personal data and keeps only the empty row', async () => {
    const { call, id, email } = await signedIn(marea, 'Vanishing')
    await call('POST', '/owner-applications', {
      body: { home: 'Casa Vanishing, 1 Ocean Drive', bedrooms: 3, message: 'Call me' },
    })
    await signIn(marea, email, 'Wrong1')
    await call('DELETE', '/user', { body: { password } })
    await marea.runJobs()
    expect((await call('GET', '/user/info')).status).toBe(401)
    expect((await signIn(marea, email)).status).toBe(401)
    const tables = ['sessions', 'knownDevices', 'oneUseLinks', 'userIdentities'] as const
    for (const table of tables) {
      const rows = await marea.db.selectFrom(table).select('userId').execute()
      expect(rows.filter(({ userId }) => userId === id)).toEqual([])
    }
    const left = {
      users: await marea.db.selectFrom('users').selectAll().execute(),
      applications: await marea.db.selectFrom('ownerApplications').selectAll().execute(),
      events: await marea.db.selectFrom('events').selectAll().execute(),
    }
    expect(left.users.some((user) => user.id === id)).toBe(true)
    expect(JSON.stringify(left).toLowerCase()).not.toContain('vanishing')
  })

  test('frees the email address', async () => {
    const { status } = await signIn(marea, (await signedIn(marea, 'Vanishing')).email)
    expect(status).toBe(200)
  })
})

describe('the last administrator', () => {
  test('cannot be deleted, and learns why', async () => {
    const first = await signedIn(marea, 'Ada', { profile: 'ADMIN' })
    const refused = await first.call('DELETE', '/user', { body: { password } })
    expect(refused.status).toBe(409)
    expect(refused.body.error).toMatchObject({
      code: 'identity.account_busy',
      details: { reasons: ['identity.deletion_blocked.last_admin'] },
    })
    await signedIn(marea, 'Blas', { profile: 'ADMIN' })
    expect((await first.call('DELETE', '/user', { body: { password } })).status).toBe(200)
  })

  test('remains when the last two delete their accounts at the same moment', async () => {
    const cast = await Promise.all(
      ['Caro', 'Dora'].map((name) => signedIn(marea, name, { profile: 'ADMIN' })),
    )
    await marea.db
      .updateTable('users')
      .set({ profile: 'USER' })
      .where('email', '=', 'blas@marea.test')
      .execute()
    const answers = await Promise.all(
      cast.map(({ call }) => call('DELETE', '/user', { body: { password } })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

test('a data export has everything that is stored, and no secret', async () => {
  const { call, token } = await signedIn(marea, 'Curious')
  await call('POST', '/owner-applications', { body: { home: 'Casa Curious', bedrooms: 1 } })
  const { body } = await call('GET', '/user/data')
  expect(body.result).toMatchObject({
    profile: { fullName: 'Curious', email: 'curious@marea.test' },
    sessions: [{ isCurrent: true }],
    ownerApplications: [{ home: 'Casa Curious', status: 'open' }],
  })
  expect(body.result.history.map(({ kind }: { kind: string }) => kind)).toContain(
    'identity.registered',
  )
  expect(JSON.stringify(body)).not.toContain(token)
  expect(JSON.stringify(body)).not.toContain('argon2')
  expect(await mailsTo(marea, 'curious@marea.test')).toHaveLength(1)
})
