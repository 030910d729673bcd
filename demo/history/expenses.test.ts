import { describe, expect, test } from 'vitest'
import { homes } from '../listings/homes.ts'
import { expensesOf } from './expenses.ts'
import { publishedOn } from './history.ts'

const days = ['2026-11-15', '2027-01-01', '2028-02-29', '2029-07-04', '2031-12-31']

describe.each(days)('expenses by %s', (today) => {
  const told = homes.map((home) => ({ home, spent: expensesOf(home, today) }))

  test('are dated after the home opened and before today, in order', () => {
    for (const { home, spent } of told) {
      const on = spent.map(({ spentOn }) => spentOn)
      expect(on).toEqual(on.toSorted())
      expect((on[0] ?? '') > publishedOn(home, today)).toBe(true)
      expect((on.at(-1) ?? today) < today).toBe(true)
    }
  })

  test('each have a name, a description and a price', () => {
    const names = told.flatMap(({ spent }) => spent.map(({ name }) => name))
    expect(new Set(names).size).toBe(names.length)
    const all = told.flatMap(({ spent }) => spent)
    expect(all.every(({ concept, amount }) => concept !== '' && amount > 0)).toBe(true)
  })
})

test('a past month costs the same on whatever day it is generated', () => {
  for (const home of homes) {
    const march = (today: string) =>
      expensesOf(home, today).filter(
        ({ spentOn, isDuplicate }) => spentOn.startsWith('2028-03') && !isDuplicate,
      )
    expect(march('2028-06-01')).toEqual(march('2029-01-20'))
    expect(march('2028-06-01').length).toBeGreaterThan(3)
  }
})
