import type {
  ExpenseCategory,
  ExpenseFrequency,
  ExpensePayer,
} from '@marea/contract/expenses/choices.ts'
import type { Translations } from '@marea/contract/expenses/expense.ts'

export type ExpenseInput = {
  suite: string
  amount: string
  /** Only Marea's expenses have one. */
  markup: string
  concept: string
  translations: Translations
  vendor: string
  category: ExpenseCategory | undefined
  spentOn: string
  repeats: ExpenseFrequency | undefined
  paidBy: ExpensePayer
}
