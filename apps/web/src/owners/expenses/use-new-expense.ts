import { dayInMiami } from '@marea/contract/calendar/nights.ts'
import {
  type ExpenseCategory,
  type ExpensePayer,
  expenseCategories,
  expenseYears,
  maxExpenseAmount,
} from '@marea/contract/owners/expense-choices.ts'
import { useState } from 'react'
import { parseMoney } from '#ui/form/parse-money.ts'

type ExpenseInput = {
  suite: string
  amount: string
  concept: string
  category: ExpenseCategory | undefined
  spentOn: string
  paidBy: ExpensePayer
}

export function useNewExpense(first: Pick<ExpenseInput, 'suite' | 'category' | 'paidBy'>) {
  const [today] = useState(() => dayInMiami(new Date()))
  const [typed, setTyped] = useState<ExpenseInput>({
    ...first,
    amount: '',
    concept: '',
    spentOn: today,
  })
  const { category } = typed
  const amount = parseMoney(typed.amount)
  const errors = expenseErrors(typed, { amount, today })
  const body = category && amount ? { ...typed, category, amount } : undefined
  return {
    typed,
    amount,
    today,
    faults: errors,
    oldest: yearsBefore(today),
    body: Object.values(errors).some(Boolean) ? undefined : body,
    type: (given: Partial<ExpenseInput>) => setTyped({ ...typed, ...given }),
    choose: (category: string) =>
      setTyped({ ...typed, category: expenseCategories.find((each) => each === category) }),
  }
}

type ExpenseContext = { amount: number | undefined; today: string }

function expenseErrors(
  { suite, concept, category, spentOn }: ExpenseInput,
  { amount, today }: ExpenseContext,
) {
  const isDayRight = spentOn <= today && spentOn >= yearsBefore(today)
  return {
    amount: amountError(amount),
    concept: concept.trim().length < 2 ? ('expense.concept_short' as const) : undefined,
    suite: suite === '' ? ('expense.home_missing' as const) : undefined,
    category: category ? undefined : ('expense.category_missing' as const),
    spentOn: isDayRight ? undefined : ('expense.day_wrong' as const),
  }
}

function amountError(amount: number | undefined) {
  if (!amount) return 'expense.amount_missing' as const
  return amount > maxExpenseAmount ? ('expense.amount_too_high' as const) : undefined
}

function yearsBefore(day: string): string {
  return `${Number(day.slice(0, 4)) - expenseYears}${day.slice(4)}`
}
