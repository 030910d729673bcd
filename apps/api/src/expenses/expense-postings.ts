import {
  type ExpenseCategory,
  type ExpensePayer,
  markupCategory,
} from '@marea/contract/expenses/choices.ts'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import type { Move } from '#wallet/ledger/post.ts'

type ExpenseEntry = {
  suiteId: string
  ownerId: string
  category: ExpenseCategory
  amount: number
  markup: number
  paidBy: ExpensePayer
}

/**
 * Expenses move no guest money; one that Marea paid left its bank and reduces what it owes the
 * owner. A mark-up stays with Marea.
 */
export function expensePostings(entry: ExpenseEntry): Move[] {
  const { suiteId, ownerId, category, amount, markup, paidBy } = entry
  const outlay = ledgerAccounts.outlay(ownerId)
  const payable = ledgerAccounts.payable(ownerId)
  const spent = [
    { from: outlay, to: ledgerAccounts.expense(suiteId, category), amount },
    { from: outlay, to: ledgerAccounts.expense(suiteId, markupCategory), amount: markup },
  ]
  const advanced = [
    { from: payable, to: ledgerAccounts.cash, amount },
    { from: payable, to: ledgerAccounts.markup, amount: markup },
  ]
  return paidBy === 'marea' ? [...spent, ...advanced] : spent
}
