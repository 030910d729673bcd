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

/** Paid by the owner, or by Marea on the owner's behalf. */
export const expensePayers = ['owner', 'marea'] as const
export type ExpensePayer = (typeof expensePayers)[number]

export const maxExpenseAmount = 1_000_000_00

export const expenseYears = 10
