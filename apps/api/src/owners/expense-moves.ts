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

/** No money of ours moves by an expense; where Marea paid, it left the bank and is owed no more. */
export function expenseMoves({ suiteId, ownerId, category, amount, paidBy }: Given): Move[] {
  const spent = { from: chart.outlay(ownerId), to: chart.expense(suiteId, category), amount }
  const advanced = { from: chart.payable(ownerId), to: chart.cash, amount }
  return paidBy === 'marea' ? [spent, advanced] : [spent]
}
