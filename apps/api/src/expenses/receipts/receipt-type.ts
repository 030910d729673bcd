import type { Expense } from '@marea/contract/expenses/expense.ts'

export function receiptTypeOf(mediaType: string | null): Expense['receipt'] {
  if (mediaType === null) return null
  return mediaType === 'application/pdf' ? 'pdf' : 'image'
}
