import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callAs, password, signedIn, signIn } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp

beforeAll(async () => {
  marea = await openTestApp()
})
afterAll(() => marea.close())

async function anotherSession(email: string) {
  const { token } = (await signIn(marea, email)).body.result
  return callAs(marea, token)
}

describe('a session', () => {
  test('keeps its token when the user is fetched', async () => {
    const { call, ...laura } = await signedIn(marea, 'Laura')
    const { body } = await call('GET', '/user/info')
    const { call: _, ...user } = { call, ...laura }
    expect(body.result).toEqual(user)
  })

  test('is not opened by a token with a prefix, nor by a wrong one', async () => {
    const { token } = (await signIn(marea, 'laura@marea.test')).body.result
    for (const authorization of [`Bearer ${token}`, `${token}x`, 'nothing', "' or 1=1"]) {
      const { status, body } = await marea.call('GET', '/user/info', { headers: { authorization } })
      expect(status).toBe(401)
      expect(body.error.code).toBe('identity.sign_in_required')
    }
  })

  test('is stored as a hash only', async () => {
    const { token } = (await signIn(marea, 'laura@marea.test')).body.result
    const rows = await marea.db.selectFrom('sessions').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(rows.some(({ tokenHash }) => tokenHash.toString().includes(token))).toBe(false)
  })

  test('lasts thirty days from its last use', async () => {
    const { call } = await signedIn(marea, 'Inés')
    for (let count = 0; count < 3; count += 1) {
      marea.clock.advance({ hours: 29 * 24 })
      expect((await call('GET', '/user/info')).status).toBe(200)
    }
    marea.clock.advance({ hours: 30 * 24 })
    expect((await call('GET', '/user/info')).status).toBe(401)
  })

  test('ends with signing out', async () => {
    const call = await anotherSession('laura@marea.test')
    expect((await call('DELETE', '/user/session')).status).toBe(200)
    expect((await call('GET', '/user/info')).status).toBe(401)
  })
})

describe('the list of devices', () => {
  test('shows the user’s own, marks this one, and signs another out', async () => {
    const mateo = await signedIn(marea, 'Mateo')
    const phone = (
      await signIn(marea, mateo.email, password, { headers: { 'user-agent': 'A phone' } })
    ).body.result
    const { body } = await mateo.call('GET', '/user/sessions')
    expect(body.result).toHaveLength(2)
    const other = body.result.find(({ device }: { device: string }) => device === 'A phone')
    expect(other).toMatchObject({ isCurrent: false, lastSeenAt: marea.clock.now().toString() })
    expect((await mateo.call('DELETE', `/user/sessions/${other.id}`)).status).toBe(200)
    expect((await callAs(marea, phone.token)('GET', '/user/info')).status).toBe(401)
    expect((await mateo.call('GET', '/user/info')).status).toBe(200)
  })

  test('never includes another user’s device', async () => {
    const mateo = await anotherSession('mateo@marea.test')
    const laura = await anotherSession('laura@marea.test')
    const [{ id }] = (await laura('GET', '/user/sessions')).body.result
    const foreign = await mateo('DELETE', `/user/sessions/${id}`)
    const missing = await mateo('DELETE', `/user/sessions/${crypto.randomUUID()}`)
    expect(foreign.status).toBe(404)
    expect(foreign.body.error.code).toBe(missing.body.error.code)
    expect((await laura('GET', '/user/info')).status).toBe(200)
  })
})
