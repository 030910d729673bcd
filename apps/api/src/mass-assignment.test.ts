import { randomUUID } from 'node:crypto'
import { endpoints } from '@marea/contract/endpoints.ts'
import type { Endpoint } from '@marea/contract/platform/endpoint.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { accessRows } from '../test/access/access-rows.ts'
import { signedIn } from '../test/people.ts'
import { openTestApp, type TestApp } from '../test/test-app.ts'

let marea: TestApp

beforeAll(async () => {
  marea = await openTestApp()
})
afterAll(() => marea.close())

type Schema = Record<string, unknown>

/** Paths of a schema where an object takes fields that it does not name. */
function openObjects(schema: unknown, path = 'body'): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { type, properties, additionalProperties } = schema as Schema
  const isOpen = type === 'object' && properties && additionalProperties !== false
  const inner = Object.entries(schema).flatMap(([key, value]) =>
    openObjects(value, `${path}.${key}`),
  )
  return [...(isOpen ? [path] : []), ...inner]
}

const withBody = Object.entries<Endpoint>(endpoints).flatMap(([key, { body }]) =>
  body ? [{ key, body }] : [],
)

test('no body of any endpoint lets a field through that the contract does not name', () => {
  const open = withBody.flatMap(({ key, body }) => {
    const json = z.toJSONSchema(body, { io: 'output', unrepresentable: 'any' })
    return openObjects(json).map((path) => `${key} ${path}`)
  })
  expect(open).toEqual([])
})

/** Columns of our tables that no form has. */
const privileged = {
  id: randomUUID(),
  userId: randomUUID(),
  ownerId: randomUUID(),
  profile: 'ADMIN',
  isEmailConfirmed: true,
  isAdmin: true,
  createdAt: '2000-01-01T00:00:00Z',
  balance: 1_000_000,
  commissionPerMille: 0,
}

test('fields of our tables beside a valid body are refused or dropped', () => {
  const kept = withBody.flatMap(({ key, body }) => {
    const valid = accessRows[key as keyof typeof accessRows].body ?? {}
    const parsed = body.safeParse({ ...privileged, ...valid })
    if (!parsed.success) return []
    const declared = z.toJSONSchema(body, { unrepresentable: 'any' }).properties ?? {}
    const extra = Object.keys(Object(parsed.data)).filter((name) => !(name in declared))
    return extra.map((name) => `${key} ${name}`)
  })
  expect(kept).toEqual([])
})

test('a guest who sends the fields of an administrator stays a guest', async () => {
  const laura = await signedIn(marea, 'Laura')
  const before = await marea.db.selectFrom('users').selectAll().where('id', '=', laura.id).execute()
  for (const [method, url, body] of [
    ['PUT', '/user/profile', { fullName: 'Laura' }],
    ['POST', '/owner-applications', { home: 'A home', bedrooms: 2 }],
    ['POST', '/favorite-lists', { name: 'Winter' }],
  ] as const) {
    const { status } = await laura.call(method, url, { body: { ...body, ...privileged } })
    expect([url, status]).toEqual([url, 400])
  }
  const after = await marea.db.selectFrom('users').selectAll().where('id', '=', laura.id).execute()
  expect(after).toEqual(before)
  expect((await laura.call('GET', '/admin/withdrawals')).status).toBe(404)
})
