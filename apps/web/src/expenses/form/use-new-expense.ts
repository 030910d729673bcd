import { expenseCategories } from '@marea/contract/expenses/choices.ts'
import { useState } from 'react'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { parseMoney } from '#ui/form/parse-money.ts'
import { expenseErrors, yearsBefore } from './expense-errors.ts'
import type { ExpenseInput } from './expense-input.ts'

export function useNewExpense(first: Pick<ExpenseInput, 'suite' | 'category' | 'paidBy'>) {
  const [today] = useState(useTimeFormat().today)
  const [typed, setTyped] = useState<ExpenseInput>({
    ...first,
    amount: '',
    markup: '',
    concept: '',
    translations: {},
    vendor: '',
    spentOn: today,
    repeats: undefined,
  })
  const amount = parseMoney(typed.amount)
  const markup = typed.markup.trim() === '' ? 0 : parseMoney(typed.markup)
  const errors = expenseErrors(typed, { amount, markup, today })
  const hasErrors = Object.values(errors).some(Boolean)
  return {
    typed,
    amount,
    markup: markup ?? 0,
    today,
    faults: errors,
    oldest: yearsBefore(today),
    body: hasErrors ? undefined : bodyOf(typed, amount),
    type: (given: Partial<ExpenseInput>) => setTyped({ ...typed, ...given }),
    choose: (category: string) =>
      setTyped({ ...typed, category: expenseCategories.find((each) => each === category) }),
  }
}

/** Fields of every expense; operations add more. */
function bodyOf(typed: ExpenseInput, amount: number | undefined) {
  const { suite, category, concept, vendor, spentOn, repeats } = typed
  if (!category || !amount) return undefined
  return { suite, category, concept, vendor, spentOn, amount, repeats: repeats ?? null }
}
