import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@marea/contract/platform/endpoint.ts'
import { endpoints } from '@marea/contract/platform/endpoints.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessRows } from '../test/access/access-rows.ts'
import { signedIn } from '../test/people.ts'
import { textFields, withField } from '../test/schema-fields.ts'
import { openTestApp, type TestApp } from '../test/test-app.ts'
import type { Someone } from '../test/user-data.ts'

let marea: TestApp
let admin: Someone

/** One for each call about the account: some of them end a session, an account or a password. */
const admins = new Map<string, Someone>()

beforeAll(async () => {
  marea = await openTestApp({ environment: { DEMO: 'true' } })
  admin = await signedIn(marea, 'Admin', { profile: 'ADMIN' })
  for (const { key } of takesJson.filter(({ pattern }) => pattern.startsWith('/user'))) {
    admins.set(key, await signedIn(marea, randomUUID(), { profile: 'ADMIN' }))
  }
})
afterAll(() => marea.close())

const all = Object.entries<Endpoint>(endpoints).map(([key, endpoint]) => {
  const [method = 'GET', pattern = ''] = key.split(' ')
  const row = accessRows[key as keyof typeof accessRows]
  const params = { ...row.params, ...(row.of ? { [row.of.param]: row.of.missing } : {}) }
  return { key, method: method as 'GET', pattern, endpoint, row, params }
})

type One = (typeof all)[number]

function pathOf({ pattern, params }: One, changed: Record<string, string> = {}): string {
  const values: Record<string, string> = { ...params, ...changed }
  return pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? 'x'))
}

function queryOf({ row }: One, changed: Record<string, string> = {}): string {
  const query = new URLSearchParams(row.query)
  for (const [name, value] of Object.entries(changed)) query.set(name, value)
  return query.size > 0 ? `?${query}` : ''
}

function ask({ method }: One, url: string, body?: unknown, by = admin) {
  const headers = { 'idempotency-key': randomUUID() }
  return by.call(method, url, { headers, ...(body ? { body: body as object } : {}) })
}

const textsOf = (schema: Endpoint['query']) => (schema ? textFields(schema).map(String) : [])
const bodyFields = ({ endpoint }: One) => (endpoint.body ? textFields(endpoint.body) : [])
const takesJson = all.filter(({ endpoint }) => endpoint.body && !endpoint.upload)

describe('text that PostgreSQL cannot store is refused before anything reads it', () => {
  test.each(takesJson)('in every field of $key', async (one) => {
    for (const path of bodyFields(one)) {
      for (const text of ['a\0b', 'half \ud83c of a pair']) {
        const answer = await ask(one, pathOf(one), withField({}, path, text))
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
        const { status } = await ask(one, `${pathOf(one, { [name]: '\0' })}${queryOf(one)}`)
        expect([one.key, name, status]).toEqual([one.key, name, 400])
      }
      for (const name of textsOf(one.endpoint.query)) {
        const { status } = await ask(one, `${pathOf(one)}${queryOf(one, { [name]: '\0' })}`)
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

const hostile = [
  '::::~',
  `::::~${randomUUID()}`,
  `2026-02-31T00:00:00Z~${randomUUID()}`,
  `99999-01-01T00:00:00Z~${randomUUID()}`,
  `0000-01-01T00:00:00Z~${randomUUID()}`,
  '0000-01-01',
  '0000-01-01T00:00:00Z',
  '9999-12-31',
  '9999-12-31T23:59:59.999999999Z',
  '2999-12-31',
  '1900-01-01',
  '9'.repeat(40),
  '-1',
  '1e400',
  '9223372036854775808',
  '2026-13-45',
  '+275760-09-14',
  "'; drop table users; --",
  '%',
  '../../secret-key',
  '\u{10ffff}',
]

describe('no text makes a call fail', () => {
  test.each(all)('in the address of $key', async (one) => {
    for (const value of hostile) {
      for (const name of textsOf(one.endpoint.params)) {
        const { status } = await ask(one, `${pathOf(one, { [name]: value })}${queryOf(one)}`)
        expect([name, value, status < 500]).toEqual([name, value, true])
      }
      for (const name of textsOf(one.endpoint.query)) {
        const { status } = await ask(one, `${pathOf(one)}${queryOf(one, { [name]: value })}`)
        expect([name, value, status < 500]).toEqual([name, value, true])
      }
    }
  })

  test.each(takesJson)('in the body of $key', async (one) => {
    const by = admins.get(one.key) ?? admin
    for (const path of bodyFields(one)) {
      for (const value of hostile) {
        const body = withField(one.row.body ?? {}, path, value)
        const { status } = await ask(one, `${pathOf(one)}${queryOf(one)}`, body, by)
        expect([path, value, status < 500]).toEqual([path, value, true])
      }
    }
  })
})
