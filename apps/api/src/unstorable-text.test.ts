import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  all,
  ask,
  bodyFields,
  pathOf,
  queryOf,
  takesJson,
  textsOf,
} from '../test/fuzz/every-endpoint.ts'
import { signedIn } from '../test/people.ts'
import { withField } from '../test/schema-fields.ts'
import { openTestApp, type TestApp } from '../test/test-app.ts'
import type { Someone } from '../test/user-data.ts'

let marea: TestApp
let admin: Someone

beforeAll(async () => {
  marea = await openTestApp({ environment: { DEMO: 'true' } })
  admin = await signedIn(marea, 'Admin', { profile: 'ADMIN' })
})
afterAll(() => marea.close())

describe('text that PostgreSQL cannot store is refused before anything reads it', () => {
  test.each(takesJson)('in every field of $key', async (one) => {
    for (const path of bodyFields(one)) {
      for (const text of ['a\0b', 'half \ud83c of a pair']) {
        const answer = await ask(admin, one, pathOf(one), withField({}, path, text))
        expect(answer.status).toBe(400)
        expect(answer.body.error).toMatchObject({
          code: 'request.invalid',
          details: [{ path: ['body', ...path].join('.') }],
        })
      }
    }
  })

  test('in every parameter and query of every address', async () => {
    for (const one of all) {
      for (const name of textsOf(one.endpoint.params)) {
        const { status } = await ask(admin, one, `${pathOf(one, { [name]: '\0' })}${queryOf(one)}`)
        expect([one.key, name, status]).toEqual([one.key, name, 400])
      }
      for (const name of textsOf(one.endpoint.query)) {
        const { status } = await ask(admin, one, `${pathOf(one)}${queryOf(one, { [name]: '\0' })}`)
        expect([one.key, name, status]).toEqual([one.key, name, 400])
      }
    }
  })

  test('as the name of a field, and however deep it lies', async () => {
    const login = '/user/login/email'
    for (const body of [{ 'a\0b': 1 }, { email: { deep: [[{ er: 'a\0b' }]] } }]) {
      const { status, body: answer } = await marea.call('POST', login, { body })
      expect([status, answer.error.code]).toEqual([400, 'request.invalid'])
    }
    const payload = `{"email":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
    const headers = { 'content-type': 'application/json' }
    expect((await marea.call('POST', login, { payload, headers })).status).toBe(400)
  })

  test('while every other text passes, however rare', async () => {
    const fullName = 'Zoë 🏝️ \uffff'
    const { status, body } = await admin.call('PUT', '/user/profile', { body: { fullName } })
    expect([status, body.error?.code]).not.toEqual([400, 'request.invalid'])
  })
})
