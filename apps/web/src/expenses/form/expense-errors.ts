import { expenseYears, maxExpenseAmount } from '@marea/contract/expenses/choices.ts'
import type { ExpenseInput } from './expense-input.ts'

type ExpenseContext = { amount: number | undefined; markup: number | undefined; today: string }

export function expenseErrors(typed: ExpenseInput, { amount, markup, today }: ExpenseContext) {
  const { suite, concept, translations, category } = typed
  return {
    amount: amountError(amount),
    markup: markupError(markup),
    concept: concept.trim().length < 2 ? ('expense.concept_short' as const) : undefined,
    translations: Object.values(translations).some(isShort)
      ? ('expense.concept_short' as const)
      : undefined,
    suite: suite === '' ? ('expense.home_missing' as const) : undefined,
    category: category ? undefined : ('expense.category_missing' as const),
    spentOn: dayError(typed, today),
  }
}

/** Left empty it is not sent. */
function isShort(text: string): boolean {
  return text.trim().length === 1
}

function amountError(amount: number | undefined) {
  if (!amount) return 'expense.amount_missing' as const
  return amount > maxExpenseAmount ? ('expense.amount_too_high' as const) : undefined
}

function markupError(markup: number | undefined) {
  if (markup === undefined) return 'expense.amount_missing' as const
  return markup > maxExpenseAmount ? ('expense.amount_too_high' as const) : undefined
}

function dayError({ spentOn, repeats }: ExpenseInput, today: string) {
  if (spentOn > today || spentOn < yearsBefore(today)) return 'expense.day_wrong' as const
  const isLate = repeats && spentOn < yearsBefore(today, 1)
  return isLate ? ('expense.start_wrong' as const) : undefined
}

export function yearsBefore(day: string, years = expenseYears): string {
  return `${Number(day.slice(0, 4)) - years}${day.slice(4)}`
}
