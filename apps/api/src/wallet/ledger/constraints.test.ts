import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { differences, fund } from '../../../test/ledger-totals.ts'
import { signedIn } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { ledgerAccounts } from './accounts.ts'
import { reverse } from './reverse.ts'

let marea: TestApp
let wallet: string
let entryId: number
let reversedId: number
const pesoWallet = ledgerAccounts.wallet(crypto.randomUUID())
const { clearing, cardCosts: fees, cash } = ledgerAccounts

beforeAll(async () => {
  marea = await openTestApp()
  const laura = await signedIn(marea, 'Laura')
  wallet = ledgerAccounts.wallet(laura.id)
  entryId = (await fund(marea.ctx(), laura.id, 100_00)).id
  reversedId = (await fund(marea.ctx(), laura.id, 7_00)).id
  await reverse(marea.ctx(), reversedId, { key: 'undo', kind: 'reversal' })
  // A second currency, as a later release would add it.
  await sql`alter type currency add value 'MXN'`.execute(marea.db)
  await run(`insert into ledger_journal (key, kind, reference, accounts, amounts, posted_at, currency)
    values ('pesos', 'raw', 'raw', '{${pesoWallet},${ledgerAccounts.outlay(crypto.randomUUID())}}', '{500,-500}', now(), 'MXN')`)
})
afterAll(async () => {
  expect(await differences(marea)).toEqual([])
  await marea.close()
})

const run = (text: string) => sql.raw(text).execute(marea.db)

type Sides = readonly (readonly [account: string, amount: number])[]

function postRaw(sides: Sides, reverses: number | null = null) {
  const accounts = `{${sides.map(([account]) => account)}}`
  const amounts = `{${sides.map(([, amount]) => amount)}}`
  return sql`insert into ledger_journal
    (key, kind, reference, reverses, accounts, amounts, posted_at)
    values (${crypto.randomUUID()}, 'raw', 'raw', ${reverses}, ${accounts}::text[], ${amounts}::bigint[], now())`.execute(
    marea.db,
  )
}

const wrongEntries: [string, string, () => Sides][] = [
  [
    'an unbalanced entry',
    'ledger_entry_balanced',
    () => [
      [wallet, 5],
      [clearing, -4],
    ],
  ],
  [
    'an entry of three postings that is off by a cent',
    'ledger_entry_balanced',
    () => [
      [wallet, 3],
      [clearing, -1],
      [fees, -1],
    ],
  ],
  ['an entry with one posting', 'ledger_entry_balanced', () => [[wallet, 5]]],
  [
    'an entry with two postings to one account',
    'ledger_entry_accounts_differ',
    () => [
      [wallet, 2],
      [wallet, -1],
      [clearing, -1],
    ],
  ],
  [
    'an entry in which no account has a running balance',
    'ledger_entry_chained',
    () => [
      [fees, 1],
      [clearing, -1],
    ],
  ],
  [
    'a posting of zero',
    'ledger_postings_amount_check',
    () => [
      [wallet, 1],
      [clearing, -1],
      [fees, 0],
    ],
  ],
  [
    'an entry of two currencies',
    'ledger_postings_account_currency_fkey',
    () => [
      [pesoWallet, 5],
      [clearing, -5],
    ],
  ],
  [
    'an account of an unknown kind',
    'ledger_accounts_kind_fkey',
    () => [
      ['guest:pocket:1', 1],
      [clearing, -1],
    ],
  ],
  [
    'an unknown tax',
    'ledger_accounts_kind_fkey',
    () => [
      [cash, 1],
      ['tax:moon', -1],
    ],
  ],
  [
    'an account named like its kind',
    'ledger_accounts_kind_fkey',
    () => [
      ['guest:wallet:<id>', 1],
      [clearing, -1],
    ],
  ],
  [
    'a payment from an empty wallet',
    'ledger_accounts_not_below_zero',
    () => [
      [ledgerAccounts.wallet(crypto.randomUUID()), -1],
      [clearing, 1],
    ],
  ],
]

describe('the journal refuses', () => {
  test.each(wrongEntries)('%s', async (_, constraint, sides) => {
    await expect(postRaw(sides())).rejects.toMatchObject({ constraint })
  })

  test('an entry whose arrays differ in length or do not start at one', async () => {
    for (const amounts of ['{5,-4,-1}', '[0:1]={5,-5}']) {
      const posting = run(`insert into ledger_journal
        (key, kind, reference, accounts, amounts, posted_at)
        values ('raw', 'raw', 'raw', '{${wallet},${clearing}}', '${amounts}', now())`)
      await expect(posting).rejects.toThrow()
    }
  })

  test.each([
    ['an empty key', '', 'raw', 'raw'],
    ['a kind in capitals', 'raw', 'Raw', 'raw'],
    ['an empty reference', 'raw', 'raw', ''],
  ])('%s', async (_, key, kind, reference) => {
    const posting = sql`insert into ledger_journal
      (key, kind, reference, accounts, amounts, posted_at)
      values (${key}, ${kind}, ${reference}, ${[wallet, clearing]}::text[], '{1,-1}', now())`
    await expect(posting.execute(marea.db)).rejects.toMatchObject({
      constraint: 'ledger_entry_named',
    })
  })

  test('an entry without postings', async () => {
    await expect(postRaw([])).rejects.toMatchObject({ constraint: 'ledger_entry_complete' })
  })

  test('the reversal of a missing entry', async () => {
    const sides: Sides = [
      [wallet, 1],
      [clearing, -1],
    ]
    await expect(postRaw(sides, 999_999)).rejects.toMatchObject({
      constraint: 'ledger_entries_reverses_fkey',
    })
  })

  test('a reversal that is not the opposite', async () => {
    const sides: Sides = [
      [wallet, -9999],
      [clearing, 9999],
    ]
    await expect(postRaw(sides, entryId)).rejects.toMatchObject({
      constraint: 'ledger_entry_opposite',
    })
  })

  test('a reversal that moves other money too', async () => {
    const sides: Sides = [
      [wallet, -10000],
      [clearing, 10000],
      [cash, 5],
      [fees, -5],
    ]
    await expect(postRaw(sides, entryId)).rejects.toMatchObject({
      constraint: 'ledger_entry_opposite',
    })
  })

  test('a second reversal', async () => {
    const sides: Sides = [
      [wallet, -700],
      [clearing, 700],
    ]
    await expect(postRaw(sides, reversedId)).rejects.toMatchObject({
      constraint: 'ledger_entries_reversed_once',
    })
  })
})

const addEntry = (columns = '') => `insert into ledger_entries
  (key, kind, reference, lines, content_hash, posted_at${columns && ', reverses'})
  values ('direct', 'raw', 'raw', 2, sha256(''), now()${columns && `, ${columns}`})`
const addPosting = (entry: number | string, line: number, account: string, amount: number) =>
  `insert into ledger_postings (entry_id, line, account, amount)
   values (${entry}, ${line}, '${account}', ${amount})`
const newEntry = `currval(pg_get_serial_sequence('ledger_entries', 'id'))`

test('the journal accepts postings in any order of their accounts', async () => {
  await postRaw([
    [wallet, 100],
    [clearing, -60],
    [cash, -40],
  ])
})

describe('statements outside the journal are refused:', () => {
  test.each<[string, () => string]>([
    ['an entry', () => addEntry()],
    ['a posting', () => addPosting(entryId, 3, wallet, 1)],
    [
      'an account',
      () => `insert into ledger_accounts (name, can_be_negative, has_running_balance)
        values ('tax:md_cdt', true, false)`,
    ],
    ['a balance', () => 'update ledger_accounts set balance = balance + 1'],
  ])('%s', async (_, statement) => {
    await expect(run(statement())).rejects.toMatchObject({ constraint: 'ledger_journal_only' })
  })

  test.each([
    'update ledger_entries set kind = kind',
    'update ledger_postings set amount = amount + 1',
    'delete from ledger_entries',
    'delete from ledger_postings',
    'truncate ledger_postings',
    'truncate ledger_entries cascade',
    'delete from ledger_accounts',
    'truncate ledger_accounts cascade',
    'truncate ledger_account_kinds cascade',
  ])('%s', async (statement) => {
    await expect(run(statement)).rejects.toMatchObject({ constraint: 'ledger_append_only' })
  })
})

/** Runs statements as if the triggers that refuse direct writes did not exist, and rolls back. */
function runUnguarded(statements: readonly string[]) {
  return marea.db.transaction().execute(async (db) => {
    for (const table of ['entries', 'postings', 'accounts']) {
      const guards =
        table === 'accounts' ? ['journal_only', 'no_delete'] : ['journal_only', 'append_only']
      for (const guard of guards) {
        await sql
          .raw(`alter table ledger_${table} disable trigger ledger_${table}_${guard}`)
          .execute(db)
      }
    }
    for (const statement of statements) await sql.raw(statement).execute(db)
    await sql`set constraints all immediate`.execute(db)
    throw new Error('No constraint refused the statements.')
  })
}

const wrongRows: [string, string, () => string[]][] = [
  ['an entry without postings', 'ledger_entry_complete', () => [addEntry()]],
  [
    'an unbalanced entry',
    'ledger_entry_balanced',
    () => [addEntry(), addPosting(newEntry, 1, clearing, 5), addPosting(newEntry, 2, wallet, -4)],
  ],
  [
    'an entry of two currencies',
    'ledger_entry_one_currency',
    () => [
      addEntry(),
      addPosting(newEntry, 1, clearing, 5),
      `insert into ledger_postings
         select ${newEntry}, 2, name, -5, number + 1, balance - 5, hash, 'MXN'
         from ledger_accounts where name = '${pesoWallet}'`,
    ],
  ],
  [
    'an account that changes its currency',
    'ledger_postings_account_currency_fkey',
    () => [`update ledger_accounts set currency = 'USD' where name = '${pesoWallet}'`],
  ],
  [
    'an entry whose hash is not that of its postings',
    'ledger_entry_content',
    () => [
      addEntry(),
      addPosting(newEntry, 1, clearing, 5),
      `insert into ledger_postings select ${newEntry}, 2, name, -5, number + 1, balance - 5, hash
         from ledger_accounts where name = '${wallet}'`,
    ],
  ],
  [
    'a posting without its link to a wallet’s history',
    'ledger_entry_chained',
    () => [addEntry(), addPosting(newEntry, 1, clearing, 5), addPosting(newEntry, 2, wallet, -5)],
  ],
  ['a posting of zero', 'ledger_postings_amount_check', () => [addPosting(entryId, 2, fees, 0)]],
  [
    'a posting to an unknown account',
    'ledger_postings_account_currency_fkey',
    () => [addEntry(), addPosting(newEntry, 1, 'tax:moon', 5)],
  ],
  [
    'a posting of a missing entry',
    'ledger_postings_entry_id_fkey',
    () => [addPosting(0, 1, clearing, 5)],
  ],
  [
    'a posting added to a committed entry',
    'ledger_entry_complete',
    () => [addPosting(entryId, 3, clearing, 5)],
  ],
  [
    'an account of an unknown kind',
    'ledger_accounts_kind_fkey',
    () => [
      `insert into ledger_accounts (name, can_be_negative, has_running_balance)
         values ('tax:moon', true, false)`,
    ],
  ],
  [
    'a wallet that claims it may be negative',
    'ledger_accounts_kind_fkey',
    () => [`update ledger_accounts set can_be_negative = true where name = '${wallet}'`],
  ],
  [
    'a negative wallet balance',
    'ledger_accounts_not_below_zero',
    () => [`update ledger_accounts set balance = -1 where name = '${wallet}'`],
  ],
  ['a second reversal', 'ledger_entries_reversed_once', () => [addEntry(String(reversedId))]],
  ['the reversal of a missing entry', 'ledger_entries_reverses_fkey', () => [addEntry('999999')]],
  [
    'the removal of an entry that has postings',
    'ledger_postings_entry_id_fkey',
    () => [`delete from ledger_entries where id = ${entryId}`],
  ],
  [
    'the removal of an account that has postings',
    'ledger_postings_account_currency_fkey',
    () => [`delete from ledger_accounts where name = '${clearing}'`],
  ],
  [
    'the removal of a kind that has accounts',
    'ledger_accounts_kind_fkey',
    () => [`delete from ledger_account_kinds where kind = 'processor:clearing'`],
  ],
]

describe('the constraints alone refuse', () => {
  test.each(wrongRows)('%s', async (_, constraint, statements) => {
    await expect(runUnguarded(statements())).rejects.toMatchObject({ constraint })
  })
})
