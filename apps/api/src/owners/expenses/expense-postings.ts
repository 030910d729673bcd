import type { ExpenseCategory, ExpensePayer } from '@marea/contract/owners/expense-choices.ts'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import type { Move } from '#wallet/ledger/post.ts'

type ExpenseEntry = {
  suiteId: string
  ownerId: string
  category: ExpenseCategory
  amount: number
  paidBy: ExpensePayer
}

/**
 * Expenses move no guest money; one that Marea paid left its bank and reduces what it owes the
 * owner.
 */
export function expensePostings({
  suiteId,
  ownerId,
  category,
  amount,
  paidBy,
}: ExpenseEntry): Move[] {
  const spent = {
    from: ledgerAccounts.outlay(ownerId),
    to: ledgerAccounts.expense(suiteId, category),
    amount,
  }
  const advanced = { from: ledgerAccounts.payable(ownerId), to: ledgerAccounts.cash, amount }
  return paidBy === 'marea' ? [spent, advanced] : [spent]
}
