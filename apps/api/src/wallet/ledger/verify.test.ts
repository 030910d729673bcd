import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fund } from '../../../test/ledger-totals.ts'
import { signedIn } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { sayVerdict, verifyLedger } from './verify.ts'

let marea: TestApp

beforeAll(async () => {
  marea = await openTestApp()
  const laura = await signedIn(marea, 'Laura')
  for (const amount of [10_00, 20_00, 30_00]) await fund(marea.ctx(), laura.id, amount)
})
afterAll(() => marea.close())

/** What somebody with all rights on the database could do behind our back. */
async function tamperedBy(statement: string) {
  return marea.db
    .transaction()
    .execute(async (db) => {
      await sql`alter table ledger_entries disable trigger user`.execute(db)
      await sql`alter table ledger_postings disable trigger user`.execute(db)
      await sql`alter table ledger_accounts disable trigger user`.execute(db)
      await sql.raw(statement).execute(db)
      throw await verifyLedger(db)
    })
    .catch((verdict) => sayVerdict(verdict))
}

test('true books verify in one line', async () => {
  const line = sayVerdict(await verifyLedger(marea.db))
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
  ['a number', `update ledger_postings set number = null where number = 3`, 'link'],
  [
    'a link of a busy account',
    `update ledger_postings set hash = '' where number is null`,
    'link of a busy account',
  ],
  [
    'a row of a busy account',
    `insert into ledger_accounts (name) values ('platform:fees')`,
    'row of a busy account',
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
])('%s that was changed behind our back is found', async (_, statement, what) => {
  expect(await tamperedBy(statement)).toContain(`${what} at`)
})
