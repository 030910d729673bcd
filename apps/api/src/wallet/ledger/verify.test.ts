import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fund } from '../../../test/ledger-totals.ts'
import { signedIn } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { summarize, verifyLedger } from './verify.ts'

let marea: TestApp

beforeAll(async () => {
  marea = await openTestApp()
  await sql`alter type currency add value 'MXN'`.execute(marea.db)
  const laura = await signedIn(marea, 'Laura')
  for (const amount of [10_00, 20_00, 30_00]) await fund(marea.ctx(), laura.id, amount)
})
afterAll(() => marea.close())

/** Tampering by someone who may disable triggers and drop constraints. */
async function tamper(statement: string) {
  return marea.db
    .transaction()
    .execute(async (db) => {
      await sql`alter table ledger_entries disable trigger user`.execute(db)
      await sql`alter table ledger_postings disable trigger user`.execute(db)
      await sql`alter table ledger_accounts disable trigger user`.execute(db)
      await sql`alter table ledger_postings drop constraint ledger_postings_account_currency_fkey`.execute(
        db,
      )
      await sql`alter table ledger_accounts drop constraint ledger_accounts_running_balance,
        drop constraint ledger_accounts_not_below_zero`.execute(db)
      await sql.raw(statement).execute(db)
      throw await verifyLedger(db)
    })
    .catch(summarize)
}

test('a correct ledger is summarized in one line without differences', async () => {
  const line = summarize(await verifyLedger(marea.db))
  expect(line).toBe('ledger: 3 entries, 6 postings, 2 accounts, 0 differences')
})

test.each([
  ['a balance', `update ledger_accounts set balance = balance + 1 where number > 0`, 'balance'],
  ['an amount', `update ledger_postings set amount = amount + 1 where number = 2`, 'unbalanced'],
  [
    'both sides of an entry',
    `update ledger_postings set amount = amount * 2 where entry_id = 2`,
    'content',
  ],
  [
    'the currency of both sides of an entry',
    `update ledger_postings set currency = 'MXN' where entry_id = 2`,
    'currency',
  ],
  [
    'the currency of one side of an entry',
    `update ledger_postings set currency = 'MXN' where number = 2`,
    'currencies',
  ],
  ['a number', `update ledger_postings set number = null where number = 3`, 'link'],
  [
    'a link of an account without a running balance',
    `update ledger_postings set hash = '' where number is null`,
    'unexpected link',
  ],
  [
    'a balance of an account without a running balance',
    `update ledger_accounts set balance = 0 where not has_running_balance`,
    'unexpected balance',
  ],
  [
    'an account',
    `delete from ledger_accounts where name = 'processor:clearing'`,
    'missing account',
  ],
  [
    'a wallet',
    `update ledger_accounts set balance = -1 where has_running_balance`,
    'negative balance',
  ],
  ['a kind', `update ledger_entries set kind = 'gift' where id = 1`, 'content'],
  ['a time', `update ledger_entries set posted_at = now() where id = 1`, 'link'],
  ['a link', `update ledger_postings set hash = sha256('') where number = 1`, 'link'],
  [
    'the last entry removed with its balance',
    `delete from ledger_postings where entry_id = 3; delete from ledger_entries where id = 3;
     update ledger_accounts set balance = balance - 3000 where number > 0`,
    'balance',
  ],
])('%s that was tampered with is reported', async (_, statement, what) => {
  expect(await tamper(statement)).toContain(`${what} at`)
})
