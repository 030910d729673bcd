import type { Sort } from '#platform/table/sort.ts'

/** Expense categories, as in the ledger account `expense:<suite>:<category>`. */
export const expenseCategories = [
  'cleaning',
  'supplies',
  'pool',
  'garden',
  'repairs',
  'furnishing',
  'utilities',
  'insurance',
  'hoa',
  'property_tax',
  'other',
] as const
export type ExpenseCategory = (typeof expenseCategories)[number]

/** The ledger account of Marea's mark-up beside the categories: `expense:<suite>:markup`. */
export const markupCategory = 'markup'

/** Paid by the owner, or by Marea on the owner's behalf. */
export const expensePayers = ['owner', 'marea'] as const
export type ExpensePayer = (typeof expensePayers)[number]

export const expenseFrequencies = ['monthly', 'quarterly', 'yearly'] as const
export type ExpenseFrequency = (typeof expenseFrequencies)[number]

export const monthsPerPeriod: Record<ExpenseFrequency, number> = {
  monthly: 1,
  quarterly: 3,
  yearly: 12,
}

export const maxExpenseAmount = 1_000_000_00

export const maxVendorLength = 100

export const expenseYears = 10

/** A year, as in `2026`, a month, as in `2026-11`, or several months, as in `2025-12..2026-11`. */
export const expensePeriod = /^\d{4}$|^\d{4}-(0[1-9]|1[0-2])(\.\.\d{4}-(0[1-9]|1[0-2]))?$/

/** Up to this amount Marea pays without asking, unless the owner set another limit. */
export const defaultExpenseLimit = 500_00

/** A larger part of the bill is approved by the owner whatever the amount, because it is Marea's own income. */
export const maxMarkupPercent = 25

export function isMarkupHigh({ amount, markup }: { amount: number; markup: number }): boolean {
  return markup * 100 > amount * maxMarkupPercent
}

export const maxReceiptBytes = 5 * 1024 * 1024

export const expenseSorts = ['day', 'home', 'vendor', 'amount'] as const
export type ExpenseSort = Sort<(typeof expenseSorts)[number]>
