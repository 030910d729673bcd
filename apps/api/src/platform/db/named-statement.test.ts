import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { namedStatement, queryNamed } from './named-statement.ts'

let marea: TestApp

beforeAll(async () => {
  marea = await openTestApp()
})
afterAll(() => marea.close())

const sum = namedStatement({
  name: 'test-named-sum',
  text: `select :b::int - :a::int as difference, :b::text as text`,
})

test('values are bound by name, whatever their order, and casts stay casts', async () => {
  const expected = [{ difference: 2, text: '5' }]
  expect(await queryNamed(marea.db, sum, { a: 3, b: 5 })).toEqual(expected)
  expect(await queryNamed(marea.db, sum, { b: 5, a: 3 })).toEqual(expected)
})

test('a missing or an unknown value is refused', () => {
  expect(() => queryNamed(marea.db, sum, { a: 3 })).toThrow('takes b, a; got a.')
  expect(() => queryNamed(marea.db, sum, { a: 3, b: 5, c: 7 })).toThrow('got a, b, c.')
})
