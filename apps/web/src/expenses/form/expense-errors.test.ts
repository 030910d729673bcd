import { expect, test } from 'vitest'
import { parseMoney } from '#ui/form/parse-money.ts'
import { expenseErrors } from './expense-errors.ts'
import type { ExpenseInput } from './expense-input.ts'

const today = '2026-11-16'

const right: ExpenseInput = {
  suite: 'casa-malva',
  amount: '180',
  markup: '',
  concept: 'Pool service',
  translations: {},
  vendor: '',
  category: 'pool',
  spentOn: today,
  repeats: undefined,
  paidBy: 'marea',
}

function errorsOf(given: Partial<ExpenseInput>) {
  const typed = { ...right, ...given }
  const markup = typed.markup === '' ? 0 : parseMoney(typed.markup)
  const errors = expenseErrors(typed, { amount: parseMoney(typed.amount), markup, today })
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error))
}

test('a complete expense has no errors', () => {
  expect(errorsOf({})).toEqual({})
  expect(errorsOf({ markup: '18.50', translations: { es: 'Piscina' } })).toEqual({})
  expect(errorsOf({ amount: '1,000,000.00' })).toEqual({})
})

test.each([
  [{ amount: '0' }, { amount: 'expense.amount_missing' }],
  [{ amount: '-5' }, { amount: 'expense.amount_missing' }],
  [{ amount: '1000000.01' }, { amount: 'expense.amount_too_high' }],
  [{ markup: '-1' }, { markup: 'expense.amount_missing' }],
  [{ translations: { es: 'x' } }, { translations: 'expense.concept_short' }],
  [{ spentOn: '2026-11-17' }, { spentOn: 'expense.day_wrong' }],
  [{ spentOn: '2016-11-15' }, { spentOn: 'expense.day_wrong' }],
  [{ spentOn: '2025-11-15', repeats: 'monthly' as const }, { spentOn: 'expense.start_wrong' }],
])('%o is explained by %o', (given, errors) => {
  expect(errorsOf(given)).toEqual(errors)
})
