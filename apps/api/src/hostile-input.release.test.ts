import { randomUUID } from 'node:crypto'
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
        const { status } = await ask(admin, one, `${pathOf(one, { [name]: value })}${queryOf(one)}`)
        expect([name, value, status < 500]).toEqual([name, value, true])
      }
      for (const name of textsOf(one.endpoint.query)) {
        const { status } = await ask(admin, one, `${pathOf(one)}${queryOf(one, { [name]: value })}`)
        expect([name, value, status < 500]).toEqual([name, value, true])
      }
    }
  })

  test.each(takesJson)('in the body of $key', async (one) => {
    const by = admins.get(one.key) ?? admin
    for (const path of bodyFields(one)) {
      for (const value of hostile) {
        const body = withField(one.row.body ?? {}, path, value)
        const { status } = await ask(by, one, `${pathOf(one)}${queryOf(one)}`, body)
        expect([path, value, status < 500]).toEqual([path, value, true])
      }
    }
  })
})
