import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { differences, fund } from '../../../test/ledger-totals.ts'
import { signedIn } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { ledgerAccounts } from './accounts.ts'
import { findBalance } from './ledger-store.ts'
import { post } from './post.ts'
import { reverse } from './reverse.ts'

let marea: TestApp
let laura: string
let diego: string

beforeAll(async () => {
  marea = await openTestApp()
  laura = (await signedIn(marea, 'Laura')).id
  diego = (await signedIn(marea, 'Diego')).id
})
afterAll(async () => {
  expect(await differences(marea)).toEqual([])
  await marea.close()
})

const balance = (userId: string) => findBalance(marea.db, ledgerAccounts.wallet(userId))

function send(key: string, amount: number, [from, to] = [laura, diego]) {
  return post(marea.ctx(), {
    key,
    kind: 'transfer',
    reference: `transfer:${key}`,
    moves: [
      { from: ledgerAccounts.wallet(from ?? ''), to: ledgerAccounts.wallet(to ?? ''), amount },
    ],
  })
}

test('money that one wallet gives another receives', async () => {
  await fund(marea.ctx(), laura, 100_00)
  await send('gift', 30_00)
  expect([await balance(laura), await balance(diego)]).toEqual([70_00, 30_00])
})

test('the same key gives the first entry back, and with other content is refused', async () => {
  const first = await send('twice', 1_00)
  expect(await send('twice', 1_00)).toEqual({ ...first, isFirst: false })
  await expect(send('twice', 2_00)).rejects.toThrow(
    expect.objectContaining({ code: 'ledger.key_reused' }),
  )
})

test('a hundred at once with one key make one entry', async () => {
  const before = await balance(diego)
  const all = await Promise.all(Array.from({ length: 100 }, () => send('crowd', 5_00)))
  expect(new Set(all.map(({ id }) => id)).size).toBe(1)
  expect(all.filter(({ isFirst }) => isFirst)).toHaveLength(1)
  expect(await balance(diego)).toBe(before + 5_00)
})

test('a wallet never goes below zero, however many draw on it at once', async () => {
  const had = await balance(laura)
  const outcomes = await Promise.allSettled(
    Array.from({ length: 60 }, (_, index) => send(`draw-${index}`, 3_00)),
  )
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  for (const { reason } of refused) expect(reason.code).toBe('wallet.insufficient_funds')
  expect(60 - refused.length).toBe(Math.floor(had / 3_00))
  expect(await balance(laura)).toBe(had % 3_00)
})

test('wallets that pay each other at the same time never wait in a ring', async () => {
  await fund(marea.ctx(), laura, 500_00)
  await fund(marea.ctx(), diego, 500_00)
  await Promise.all(
    Array.from({ length: 80 }, (_, index) =>
      send(`cross-${index}`, 1_00, index % 2 ? [laura, diego] : [diego, laura]),
    ),
  )
})

test('what was posted is undone by its opposite, once', async () => {
  const before = await balance(laura)
  const { id } = await fund(marea.ctx(), laura, 8_00)
  const undone = await reverse(marea.ctx(), id, { key: 'undo', kind: 'reversal' })
  expect(await reverse(marea.ctx(), id, { key: 'undo', kind: 'reversal' })).toEqual({
    ...undone,
    isFirst: false,
  })
  await expect(reverse(marea.ctx(), id, { key: 'other', kind: 'reversal' })).rejects.toThrow(
    expect.objectContaining({ code: 'ledger.reversed_already' }),
  )
  expect(await balance(laura)).toBe(before)
})

test('one reversal asked for many times at once is one reversal with one answer', async () => {
  for (let round = 0; round < 20; round += 1) {
    const { id } = await fund(marea.ctx(), laura, 1_00)
    const undo = () => reverse(marea.ctx(), id, { key: `undo:${id}`, kind: 'test.reversed' })
    const answers = await Promise.all(Array.from({ length: 8 }, undo))
    expect(new Set(answers.map((answer) => answer.id)).size).toBe(1)
  }
})

const run = (text: string) => sql.raw(text).execute(marea.db)
const entry = (key: string, accounts: string[], amounts: number[]) =>
  run(`insert into ledger_book (key, kind, reference, accounts, amounts, posted_at)
    values ('${key}', 'raw', 'raw:${key}', '{${accounts.join()}}', '{${amounts.join()}}', now())`)

describe('the database itself refuses a false entry:', () => {
  test.each([
    ['an unbalanced entry', 'ledger_entry_balanced', [5, -4]],
    ['an entry with one side', 'ledger_entries_two_sides', [5]],
  ])('%s', async (_, constraint, amounts) => {
    const accounts = [ledgerAccounts.wallet(laura), ledgerAccounts.clearing].slice(
      0,
      amounts.length,
    )
    await expect(entry('bad', accounts, amounts)).rejects.toMatchObject({ constraint })
  })

  test('an entry of many sides that is off by a cent', async () => {
    const accounts = [ledgerAccounts.wallet(laura), ledgerAccounts.clearing, ledgerAccounts.fees]
    await expect(entry('off', accounts, [3, -1, -1])).rejects.toMatchObject({
      constraint: 'ledger_entry_balanced',
    })
  })

  test('an entry whose sides are counted from somewhere else', async () => {
    const adding = run(`
      insert into ledger_book (key, kind, reference, accounts, amounts, posted_at) values ('shifted',
      'raw', 'raw', '{${ledgerAccounts.wallet(laura)},${ledgerAccounts.clearing}}', '[0:1]={5,-4}', now())`)
    await expect(adding).rejects.toMatchObject({ constraint: 'ledger_entries_two_sides' })
  })

  test('an entry that names an account twice', async () => {
    const accounts = [
      ledgerAccounts.wallet(laura),
      ledgerAccounts.wallet(laura),
      ledgerAccounts.clearing,
    ]
    await expect(entry('again', accounts, [2, -1, -1])).rejects.toMatchObject({
      constraint: 'ledger_entry_sides_differ',
    })
  })
})

describe('the database itself refuses', () => {
  test('an entry without its postings', async () => {
    const adding = run(`insert into ledger_entries
      (key, kind, reference, lines, content_hash, posted_at)
      values ('bare', 'raw', 'raw', 2, sha256(''), now())`)
    await expect(adding).rejects.toMatchObject({ constraint: 'ledger_one_door' })
  })

  test('an entry that no chain holds', async () => {
    const adding = entry('loose', [ledgerAccounts.fees, ledgerAccounts.clearing], [1, -1])
    await expect(adding).rejects.toMatchObject({ constraint: 'ledger_entry_chained' })
  })

  test.each([
    ['guest:pocket:1', ledgerAccounts.clearing],
    [ledgerAccounts.cash, 'tax:moon'],
  ])('an account outside the chart: %s to %s', async (...accounts) => {
    await expect(entry('odd', accounts, [1, -1])).rejects.toMatchObject({
      constraint: 'ledger_accounts_in_chart',
    })
  })

  test('a first line that would open a wallet below zero', async () => {
    const nobody = ledgerAccounts.wallet(crypto.randomUUID())
    await expect(entry('debt', [nobody, ledgerAccounts.clearing], [-1, 1])).rejects.toMatchObject({
      constraint: 'ledger_accounts_not_below_zero',
    })
  })

  test('the reversal of an entry that there is not', async () => {
    const adding = run(`
      insert into ledger_book (key, kind, reference, reverses, accounts, amounts, posted_at) values ('none',
      'raw', 'raw', 999999, '{${ledgerAccounts.wallet(laura)},${ledgerAccounts.clearing}}', '{1,-1}', now())`)
    await expect(adding).rejects.toMatchObject({ constraint: 'ledger_reversals_reverses_fkey' })
  })

  test('a posting added to an entry of the past', async () => {
    const adding = run(`insert into ledger_postings (entry_id, line, account, amount)
      select id, 3, '${ledgerAccounts.wallet(laura)}', 1 from ledger_entries limit 1`)
    await expect(adding).rejects.toMatchObject({ constraint: 'ledger_one_door' })
  })

  test.each([
    `insert into ledger_accounts (name, balance) values ('${ledgerAccounts.cash}', 1)`,
    'update ledger_accounts set balance = balance + 1',
    `insert into ledger_reversals (reverses, key) select id, 'none' from ledger_entries limit 1`,
  ])('books changed by hand: %s', async (statement) => {
    await expect(run(statement)).rejects.toMatchObject({ constraint: 'ledger_one_door' })
  })

  test('an entry that moves nothing somewhere', async () => {
    const accounts = [ledgerAccounts.wallet(laura), ledgerAccounts.clearing, ledgerAccounts.fees]
    await expect(entry('idle', accounts, [1, -1, 0])).rejects.toMatchObject({
      constraint: 'ledger_entry_moves',
    })
  })

  test('a reversal that is not the opposite', async () => {
    const { id } = await fund(marea.ctx(), laura, 7_00)
    const adding = run(`
      insert into ledger_book (key, kind, reference, reverses, accounts, amounts, posted_at)
      values ('half', 'raw', 'raw', ${id}, '{${ledgerAccounts.wallet(laura)},${ledgerAccounts.clearing}}', '{-699,699}', now())`)
    await expect(adding).rejects.toMatchObject({ constraint: 'ledger_entry_opposite' })
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
    'delete from ledger_reversals',
  ])('%s', async (statement) => {
    await expect(run(statement)).rejects.toMatchObject({ constraint: 'ledger_append_only' })
  })
})
