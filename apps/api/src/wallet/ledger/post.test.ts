import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
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

test('money sent from one wallet arrives in the other', async () => {
  await fund(marea.ctx(), laura, 100_00)
  await send('gift', 30_00)
  expect([await balance(laura), await balance(diego)]).toEqual([70_00, 30_00])
})

test('an entry of two currencies is refused with a sentence, and one in pesos is verified', async () => {
  await sql`alter type currency add value 'MXN'`.execute(marea.db)
  const mexico = crypto.randomUUID()
  const accounts = [ledgerAccounts.wallet(mexico), ledgerAccounts.outlay(mexico)]
  await sql`insert into ledger_journal
    (key, kind, reference, accounts, amounts, posted_at, currency)
    values ('pesos', 'transfer', 'transfer:pesos', ${accounts}::text[], '{500,-500}', now(), 'MXN')`.execute(
    marea.db,
  )
  await expect(send('mixed', 1_00, [laura, mexico])).rejects.toThrow(
    expect.objectContaining({ code: 'ledger.currencies_mixed' }),
  )
  expect(await differences(marea)).toEqual([])
})

test('the same key returns the first entry, and is refused with different content', async () => {
  const first = await send('twice', 1_00)
  expect(await send('twice', 1_00)).toEqual({ ...first, isFirst: false })
  await expect(send('twice', 2_00)).rejects.toThrow(
    expect.objectContaining({ code: 'ledger.key_reused' }),
  )
})

test('a hundred concurrent posts with one key make one entry', async () => {
  const before = await balance(diego)
  const all = await Promise.all(Array.from({ length: 100 }, () => send('crowd', 5_00)))
  expect(new Set(all.map(({ id }) => id)).size).toBe(1)
  expect(all.filter(({ isFirst }) => isFirst)).toHaveLength(1)
  expect(await balance(diego)).toBe(before + 5_00)
})

test('a wallet never goes below zero, however many concurrent payments it makes', async () => {
  const had = await balance(laura)
  const outcomes = await Promise.allSettled(
    Array.from({ length: 60 }, (_, index) => send(`draw-${index}`, 3_00)),
  )
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  for (const { reason } of refused) expect(reason.code).toBe('wallet.insufficient_funds')
  expect(60 - refused.length).toBe(Math.floor(had / 3_00))
  expect(await balance(laura)).toBe(had % 3_00)
})

test('wallets that pay each other at the same time never deadlock', async () => {
  await fund(marea.ctx(), laura, 500_00)
  await fund(marea.ctx(), diego, 500_00)
  await Promise.all(
    Array.from({ length: 80 }, (_, index) =>
      send(`cross-${index}`, 1_00, index % 2 ? [laura, diego] : [diego, laura]),
    ),
  )
})

test('an entry is undone by posting its opposite, once', async () => {
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

test('concurrent requests for one reversal all return the same reversal', async () => {
  for (let round = 0; round < 20; round += 1) {
    const { id } = await fund(marea.ctx(), laura, 1_00)
    const undo = () => reverse(marea.ctx(), id, { key: `undo:${id}`, kind: 'test.reversed' })
    const answers = await Promise.all(Array.from({ length: 8 }, undo))
    expect(new Set(answers.map((answer) => answer.id)).size).toBe(1)
  }
})
