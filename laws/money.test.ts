import { expect, test } from 'vitest'
import { listFiles } from './source.ts'

const [schema] = listFiles(/^apps\/api\/src\/platform\/generated\/schema\.sql$/)
const tables = [...(schema?.text ?? '').matchAll(/^CREATE TABLE (\w+) \(\n([\s\S]*?)^\)/gm)]

function hasMoney(columns: string): boolean {
  return /^ {2}((\w+_)?(amount|balance|fee|markup)|allowance_(part|max)) (bigint|integer)/m.test(
    columns,
  )
}

function hasCurrency(columns: string): boolean {
  return /^ {2}currency (currency|text) DEFAULT 'USD'::\w+ NOT NULL/m.test(columns)
}

test('a table of money says in which currency: add the column `currency currency NOT NULL DEFAULT`', () => {
  const money = tables.filter(([, , columns = '']) => hasMoney(columns))
  expect(money.length).toBeGreaterThan(30)
  expect(
    money.filter(([, , columns = '']) => !hasCurrency(columns)).map(([, name]) => name),
  ).toEqual([])
})

test('amounts are money, with or without a currency', () => {
  expect(hasMoney('  id uuid NOT NULL,\n  total_amount bigint NOT NULL,\n')).toBe(true)
  expect(hasMoney('  id uuid NOT NULL,\n  guests smallint NOT NULL,\n')).toBe(false)
  expect(hasCurrency('  amount bigint NOT NULL,\n')).toBe(false)
  expect(hasCurrency("  currency currency DEFAULT 'USD'::currency NOT NULL,\n")).toBe(true)
})
