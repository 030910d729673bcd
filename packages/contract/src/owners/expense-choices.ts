/** What a home costs its owner, as the books sort it: `expense:<suite>:<category>`. */
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

/** The owner from a pocket of their own, or Marea in the owner's place. */
export const expensePayers = ['owner', 'marea'] as const
export type ExpensePayer = (typeof expensePayers)[number]

export const mostExpenseAmount = 1_000_000_00

export const expenseYears = 10
