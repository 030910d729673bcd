import { expenseCategories, markupCategory } from '@marea/contract/expenses/choices.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { ledgerAccounts } from './accounts.ts'

let marea: TestApp

beforeAll(async () => {
  marea = await openTestApp()
})
afterAll(() => marea.close())

const id = crypto.randomUUID()

/** The names each member of ledgerAccounts can make; a new member does not compile without its own. */
const namesByAccount: Record<keyof typeof ledgerAccounts, readonly string[]> = {
  wallet: [ledgerAccounts.wallet(id)],
  depositHold: [ledgerAccounts.depositHold(id)],
  escrow: [ledgerAccounts.escrow(id)],
  giftCard: [ledgerAccounts.giftCard(id)],
  payable: [ledgerAccounts.payable(id)],
  outlay: [ledgerAccounts.outlay(id)],
  expense: [...expenseCategories, markupCategory].map((category) =>
    ledgerAccounts.expense(id, category),
  ),
  // Each authority brings its own.
  tax: [],
  commission: [ledgerAccounts.commission],
  feeIncome: [ledgerAccounts.feeIncome],
  cardCosts: [ledgerAccounts.cardCosts],
  processorFees: [ledgerAccounts.processorFees],
  bankFees: [ledgerAccounts.bankFees],
  ownFunds: [ledgerAccounts.ownFunds],
  couponCosts: [ledgerAccounts.couponCosts],
  formerFees: [ledgerAccounts.formerFees],
  markup: [ledgerAccounts.markup],
  clearing: [ledgerAccounts.clearing],
  disputeReceivable: [ledgerAccounts.disputeReceivable(id)],
  disputeFees: [ledgerAccounts.disputeFees],
  disputeLosses: [ledgerAccounts.disputeLosses],
  withdrawalsPending: [ledgerAccounts.withdrawalsPending],
  withdrawalsSent: [ledgerAccounts.withdrawalsSent],
  cash: [ledgerAccounts.cash],
}

test('the database knows exactly the account kinds, tax authorities and expense categories of the code', async () => {
  const names = Object.values(namesByAccount).flat()
  const { rows } = await sql<{ name: string; kind: string }>`
    select name, ledger_account_kind(name) as kind from unnest(${names}::text[]) name`.execute(
    marea.db,
  )
  const kinds = await marea.db.selectFrom('ledgerAccountKinds').select('kind').execute()
  const authorities = await marea.db.selectFrom('taxAuthorities').select('code').execute()
  const taxes = authorities.map(({ code }) => ledgerAccounts.tax(code))
  expect([...taxes, ...rows.map(({ kind }) => kind)].toSorted()).toEqual(
    kinds.map(({ kind }) => kind).toSorted(),
  )
})
