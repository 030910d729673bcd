import type { ExpenseCategory, ExpensePayer } from '@marea/contract/expense-choices.ts'
import { chart } from '#wallet/chart.ts'
import type { Move } from '#wallet/post.ts'

type Given = {
  suiteId: string
  ownerId: string
  category: ExpenseCategory
  amount: number
  paidBy: ExpensePayer
}

/**
 * An expense is the owner's whoever pays it, and no money of ours moves by it. Where Marea paid, money left
 * its bank as well, and Marea owes the owner so much less.
 */
export function expenseMoves({ suiteId, ownerId, category, amount, paidBy }: Given): Move[] {
  const spent = { from: chart.outlay(ownerId), to: chart.expense(suiteId, category), amount }
  const advanced = { from: chart.payable(ownerId), to: chart.cash, amount }
  return paidBy === 'marea' ? [spent, advanced] : [spent]
}
