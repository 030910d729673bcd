import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedIn } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { createBatchedLookup } from './batched-lookup.ts'

let marea: TestApp

beforeAll(async () => {
  marea = await openTestApp()
})
afterAll(() => marea.close())

test('lookups of one event-loop turn share a statement, and each gets its own row', async () => {
  const statements: number[][] = []
  const doubled = createBatchedLookup({
    batchSize: 4,
    async find(_db, keys: number[]) {
      statements.push(keys)
      return keys.filter((key) => key !== 3).map((key) => ({ key, twice: key * 2 }))
    },
    isFor: (row, key) => row.key === key,
  })
  const found = await Promise.all([1, 2, 3, 4, 5].map((key) => doubled(marea.db, key)))
  expect(found.map((row) => row?.twice)).toEqual([2, 4, undefined, 8, 10])
  expect(statements).toEqual([[1, 2, 3, 4], [5]])
  expect(await doubled(marea.db, 6)).toEqual({ key: 6, twice: 12 })
})

test('a failed statement fails the lookups that shared it and no later ones', async () => {
  let isDown = true
  const lookup = createBatchedLookup({
    batchSize: 4,
    async find(_db, keys: number[]) {
      if (isDown) throw new Error('the database is away')
      return keys
    },
    isFor: (row, key) => row === key,
  })
  const both = await Promise.allSettled([lookup(marea.db, 1), lookup(marea.db, 2)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  isDown = false
  expect(await lookup(marea.db, 1)).toBe(1)
})

test('forty users and a visitor calling at once are each identified correctly', async () => {
  const people = []
  for (let index = 0; index < 40; index += 1) people.push(await signedIn(marea, `Guest${index}`))
  const answers = await Promise.all([
    ...people.map(({ call }) => call('GET', '/user/info')),
    marea.call('GET', '/user/info', { headers: { authorization: 'nobody’s' } }),
  ])
  expect(answers.map(({ body }) => body.result?.email)).toEqual([
    ...people.map(({ email }) => email),
    undefined,
  ])
})
