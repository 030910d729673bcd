import type { ExpenseAccount, ExpenseDetail } from '@marea/contract/expenses/expense.ts'
import { usd } from '@marea/contract/platform/money.ts'
import type { Ctx } from '#platform/ctx.ts'
import { findRight, includes } from '#suites/managed-home.ts'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { listExpensePostings } from './entry-store.ts'
import type { ExpenseRow } from './expense-store.ts'
import { shownExpense } from './expenses.ts'
import { requireExpense } from './require-expense.ts'

export async function showExpense(ctx: Ctx, id: string): Promise<ExpenseDetail> {
  const expense = await requireExpense(ctx, id, 'view')
  const home = { id: expense.suiteId, ownerId: expense.ownerId }
  const right = (await findRight(ctx, home)) ?? 'view'
  const postings = await listExpensePostings(ctx.db, id)
  const entries = [...Map.groupBy(postings, ({ entryId }) => entryId)]
  return {
    ...shownExpense(ctx, expense, right),
    canAttach: includes(right, 'full'),
    entries: entries.map(([number, lines]) => ({
      number,
      line: lines[0]?.reverses ? 'reversal' : 'expense',
      postedAt: lines[0]?.postedAt.toString() ?? '',
      postings: lines.map(({ account, amount }) => ({
        account: accountOf(expense, account),
        amount: usd(amount),
      })),
    })),
  }
}

function accountOf({ ownerId, suiteId, category }: ExpenseRow, name: string): ExpenseAccount {
  const accounts: Record<string, ExpenseAccount> = {
    [ledgerAccounts.outlay(ownerId)]: 'outlay',
    [ledgerAccounts.expense(suiteId, category)]: 'category',
    [ledgerAccounts.expense(suiteId, 'markup')]: 'markup',
    [ledgerAccounts.payable(ownerId)]: 'payable',
    [ledgerAccounts.cash]: 'cash',
    [ledgerAccounts.markup]: 'markup_income',
  }
  const known = accounts[name]
  if (!known) throw new Error(`An expense has a posting to ${name}.`)
  return known
}
