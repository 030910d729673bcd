import { dayInMiami } from '@marea/contract/calendar/nights.ts'
import {
  type ExpenseCategory,
  type ExpensePayer,
  expenseCategories,
  expenseYears,
  mostExpenseAmount,
} from '@marea/contract/owners/expense-choices.ts'
import { useState } from 'react'
import { parseMoney } from '#ui/form/parse-money.ts'

type Typed = {
  suite: string
  amount: string
  concept: string
  category: ExpenseCategory | undefined
  spentOn: string
  paidBy: ExpensePayer
}

export function useNewExpense(first: Pick<Typed, 'suite' | 'category' | 'paidBy'>) {
  const [today] = useState(() => dayInMiami(new Date()))
  const [typed, setTyped] = useState<Typed>({ ...first, amount: '', concept: '', spentOn: today })
  const { category } = typed
  const amount = parseMoney(typed.amount)
  const faults = faultsOf(typed, { amount, today })
  const body = category && amount ? { ...typed, category, amount } : undefined
  return {
    typed,
    amount,
    today,
    faults,
    oldest: yearsBefore(today),
    body: Object.values(faults).some(Boolean) ? undefined : body,
    type: (given: Partial<Typed>) => setTyped({ ...typed, ...given }),
    choose: (category: string) =>
      setTyped({ ...typed, category: expenseCategories.find((each) => each === category) }),
  }
}

type Known = { amount: number | undefined; today: string }

function faultsOf({ suite, concept, category, spentOn }: Typed, { amount, today }: Known) {
  const isDayRight = spentOn <= today && spentOn >= yearsBefore(today)
  return {
    amount: amountFault(amount),
    concept: concept.trim().length < 2 ? ('expense.concept_short' as const) : undefined,
    suite: suite === '' ? ('expense.home_missing' as const) : undefined,
    category: category ? undefined : ('expense.category_missing' as const),
    spentOn: isDayRight ? undefined : ('expense.day_wrong' as const),
  }
}

function amountFault(amount: number | undefined) {
  if (!amount) return 'expense.how_much_missing' as const
  return amount > mostExpenseAmount ? ('expense.how_much_most' as const) : undefined
}

function yearsBefore(day: string): string {
  return `${Number(day.slice(0, 4)) - expenseYears}${day.slice(4)}`
}
