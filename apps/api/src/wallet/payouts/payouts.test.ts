import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { findBalance } from '#wallet/ledger/ledger-store.ts'
import { differences, fund } from '../../../test/ledger-totals.ts'
import { readyBankAccount, withdraw } from '../../../test/payouts/withdrawals.ts'
import { signedIn } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { clabe, usBankAccount } from '../../../test/user-data.ts'
import { createPayoutBatch } from './payouts.ts'

let marea: TestApp
let admin: Awaited<ReturnType<typeof signedIn>>
let laura: Awaited<ReturnType<typeof signedIn>>
let people = 0

const numbers = { US: { ...usBankAccount, kind: 'savings' }, MX: clabe }

beforeAll(async () => {
  marea = await openTestApp()
  admin = await signedIn(marea, 'Ana', { profile: 'ADMIN' })
})
afterAll(async () => {
  expect(await differences(marea)).toEqual([])
  await marea.close()
})
beforeEach(async () => {
  people += 1
  laura = await signedIn(marea, `laura${people}`)
  await fund(marea.ctx(), laura.id, 100_00)
})

async function approved(country: 'US' | 'MX', amount = 40_00): Promise<string> {
  const bankAccountId = await readyBankAccount(marea, laura, numbers[country])
  const { id } = (await withdraw(laura, { bankAccountId, amount })).body.result
  await admin.call('POST', `/admin/withdrawals/${id}/approval`)
  return id
}

const gather = (country: 'US' | 'MX') =>
  admin.call('POST', '/admin/payout-batches', { body: { country } })
const send = (id: string) => admin.call('POST', `/admin/payout-batches/${id}/sending`)
const available = () => findBalance(marea.db, ledgerAccounts.wallet(laura.id))

test('approved withdrawals go to the bank in one batch and are paid', async () => {
  const id = await approved('US')
  const batches = await Promise.all([gather('US'), gather('US'), gather('US')])
  const made = batches.map(({ body }) => body.result).filter((batch) => batch !== null)
  expect(made).toHaveLength(1)
  expect(made[0]).toMatchObject({
    country: 'US',
    count: 1,
    amount: { amount: 40_00 },
    sentAt: null,
  })
  const { body } = await admin.call('GET', `/admin/payout-batches/${made[0].id}/file`)
  expect(body.split('\n')[2]).toContain(`632021000021000123456789     0000004000`)
  const sent = await Promise.all([send(made[0].id), send(made[0].id)])
  expect(sent.map(({ body }) => body.result.sentAt)).toEqual(
    Array.from({ length: 2 }, () => '2026-11-15T12:00:00Z'),
  )
  const cash = await findBalance(marea.db, ledgerAccounts.cash)
  const paid = await admin.call('POST', `/admin/withdrawals/${id}/payment`)
  await admin.call('POST', `/admin/withdrawals/${id}/payment`)
  expect(paid.body.result.steps.map(({ status }: { status: string }) => status)).toEqual([
    'requested',
    'approved',
    'sent',
    'paid',
  ])
  expect(await findBalance(marea.db, ledgerAccounts.cash)).toBe(cash + 40_00)
  expect(await available()).toBe(57_50)
})

test('a returned withdrawal refunds the amount and the fee and says why', async () => {
  const id = await approved('MX')
  const { id: batchId } = (await gather('MX')).body.result
  const file = await admin.call('GET', `/admin/payout-batches/${batchId}/file`)
  expect(file.headers['content-type']).toBe('text/csv; charset=us-ascii')
  expect(file.body).toContain('646180157098510917,40,646,LAURA')
  const path = `/admin/withdrawals/${id}/return`
  const giveBack = () => admin.call('POST', path, { body: { reason: 'No such account' } })
  expect((await giveBack()).body.error.code).toBe('wallet.withdrawal_step_refused')
  await send(batchId)
  expect(await available()).toBe(55_00)
  await Promise.all([giveBack(), giveBack()])
  expect(await available()).toBe(100_00)
  const [mine] = (await laura.call('GET', '/wallet/withdrawals')).body.result
  expect(mine.steps.at(-1)).toMatchObject({ status: 'returned', reason: 'No such account' })
})

test('the file requires a recent sign-in and is gone with the account', async () => {
  const id = await approved('US')
  const { id: batchId } = (await gather('US')).body.result
  await send(batchId)
  await admin.call('POST', `/admin/withdrawals/${id}/payment`)
  const [account] = (await laura.call('GET', '/bank-accounts')).body.result
  await laura.call('DELETE', `/bank-accounts/${account.id}`)
  const file = () => admin.call('GET', `/admin/payout-batches/${batchId}/file`)
  expect((await file()).body.error.code).toBe('payouts.file_gone')
  marea.clock.advance({ minutes: 16 })
  expect((await file()).body.error.code).toBe('identity.confirmation_required')
  marea.clock.set('2026-11-15T12:00:00Z')
})

test('with nothing to pay there is no batch', async () => {
  expect((await gather('MX')).body).toEqual({ result: null })
})

test('without our own ACH identity no batch for US banks begins, and none waits without a file', async () => {
  await approved('US')
  const ctx = { ...marea.ctx(), config: { ...marea.config, ach: undefined } }
  await expect(createPayoutBatch(ctx, 'US')).rejects.toMatchObject({ code: 'payouts.ach_not_set' })
  expect(await createPayoutBatch(ctx, 'MX')).toBeNull()
  expect((await gather('US')).body.result.count).toBeGreaterThan(0)
})

/** How trace numbers begin: with the bank that sends the payments. */
const bank = () => String(marea.config.ach?.bankRouting).slice(0, 8)

async function fileOf(batchId: string): Promise<string[]> {
  const { body } = await admin.call('GET', `/admin/payout-batches/${batchId}/file`)
  return body.split('\n')
}

/** A batch with one approved withdrawal of its own. */
async function batched(amount = 40_00) {
  const id = await approved('US', amount)
  return { id, batchId: (await gather('US')).body.result.id }
}

async function nextPerson() {
  people += 1
  laura = await signedIn(marea, `laura${people}`)
  await fund(marea.ctx(), laura.id, 100_00)
}

test('two files of one minute differ in modifier, batch and trace numbers', async () => {
  const first = await batched()
  await nextPerson()
  const second = await batched()
  const files = await Promise.all([fileOf(first.batchId), fileOf(second.batchId)])
  const partsOf = (file: string[], from: number, to: number, record: number) =>
    file[record]?.slice(from, to)
  const [modifiers, batches, traces] = [
    files.map((file) => partsOf(file, 33, 34, 0)),
    files.map((file) => partsOf(file, 87, 94, 1)),
    files.map((file) => partsOf(file, 79, 94, 2)),
  ]
  for (const each of [modifiers, batches, traces]) expect(new Set(each).size).toBe(2)
  expect(files.map((file) => partsOf(file, 87, 94, 3))).toEqual(batches)
  expect(await fileOf(first.batchId)).toEqual(files[0])
  const { rows } = await sql<{ number: number; trace: number }>`
    select number, trace from payout_batches join payout_items on batch_id = id
    where withdrawal_id in (${first.id}, ${second.id}) order by number`.execute(marea.db)
  expect(rows.map(({ number }) => String(number).padStart(7, '0'))).toEqual(batches)
  expect(rows.map(({ trace }) => `${bank()}${String(trace).padStart(7, '0')}`)).toEqual(traces)
})

test('batches made at once get different numbers, and a day has 36 files', async () => {
  const day = '2026-12-01T15:00:00Z'
  const insert = () =>
    sql`insert into payout_batches (id, country, created_at)
      values (gen_random_uuid(), 'US', ${day})`.execute(marea.db)
  await Promise.all(Array.from({ length: 36 }, insert))
  const { rows } = await sql`select count(distinct file_number)::int as files, max(file_number)
    from payout_batches where bank_day = '2026-12-01'`.execute(marea.db)
  expect(rows).toEqual([{ files: 36, max: 36 }])
  await expect(insert()).rejects.toMatchObject({ constraint: 'payout_batches_file_number_check' })
})

/** A NACHA file in which the bank returns these payments. */
function returnFile(returns: { trace: string; amount: number; code: string }[]): string {
  const records = returns.flatMap(({ trace, amount, code }) => [
    `621${'021000021'.padEnd(26, '0')}${String(amount).padStart(10, '0')}`.padEnd(94),
    `799${code}${trace}${''.padEnd(6)}02100002`.padEnd(94),
  ])
  return [''.padEnd(94, '1'), ...records, '9'.repeat(94)].join('\n')
}

const applyFile = async (file: string) =>
  admin.call('POST', '/admin/payout-returns', { body: { file } })

test('the bank’s file returns payments by their trace, also after they were paid, and once', async () => {
  const { id, batchId } = await batched()
  const trace = (await fileOf(batchId))[2]?.slice(79, 94) ?? ''
  const file = returnFile([
    { trace, amount: 40_00, code: 'R02' },
    { trace: `${bank()}9999999`, amount: 40_00, code: 'R03' },
    { trace: `99999999${trace.slice(8)}`, amount: 40_00, code: 'R03' },
  ])
  const outcomes = (body: { result: { outcome: string }[] }) =>
    body.result.map(({ outcome }) => outcome)
  expect(outcomes((await applyFile(file)).body)).toEqual(['differs', 'unknown', 'unknown'])
  await send(batchId)
  const cash = await findBalance(marea.db, ledgerAccounts.cash)
  await admin.call('POST', `/admin/withdrawals/${id}/payment`)
  expect(await available()).toBe(57_50)
  const wrong = returnFile([{ trace, amount: 40_01, code: 'R02' }])
  expect(outcomes((await applyFile(wrong)).body)).toEqual(['differs'])
  expect(await available()).toBe(57_50)
  expect((await applyFile(file)).body.result[0]).toMatchObject({
    outcome: 'returned',
    code: 'R02',
    withdrawalId: id,
    amount: { amount: 40_00 },
  })
  expect(outcomes((await applyFile(file)).body)).toEqual(['known', 'unknown', 'unknown'])
  expect(await available()).toBe(100_00)
  expect(await findBalance(marea.db, ledgerAccounts.cash)).toBe(cash)
  const { rows } = await sql`select account, sum(amount)::int as sum
    from ledger_postings join ledger_entries on ledger_entries.id = entry_id
    where reference = ${`withdrawal:${id}`} group by account having sum(amount) <> 0`.execute(
    marea.db,
  )
  expect(rows).toEqual([])
  const [mine] = (await laura.call('GET', '/wallet/withdrawals')).body.result
  expect(mine).toMatchObject({ status: 'returned' })
  expect(mine.steps.at(-1)).toMatchObject({ status: 'returned', returnCode: 'R02' })
  const acts = await sql`select act from admin_acts where subject = ${`withdrawal:${id}`}
    and act = 'wallet.withdrawal_returned'`.execute(marea.db)
  expect(acts.rows).toHaveLength(1)
  expect((await applyFile('x'.repeat(94))).body.error.code).toBe('payouts.returns_unreadable')
})

test.each([
  ['R02', true],
  ['R24', false],
])('after %s a bank account receives nothing until it is added again: %s', async (code, isOver) => {
  const { batchId } = await batched()
  const trace = (await fileOf(batchId))[2]?.slice(79, 94) ?? ''
  await send(batchId)
  await applyFile(returnFile([{ trace, amount: 40_00, code }]))
  const [account] = (await laura.call('GET', '/bank-accounts')).body.result
  expect(account.isUnusable).toBe(isOver)
  const again = await withdraw(laura, { bankAccountId: account.id, amount: 40_00 })
  expect(again.body.error?.code).toBe(isOver ? 'payouts.bank_account_unusable' : undefined)
  if (!isOver) return
  expect(await available()).toBe(100_00)
  await laura.call('DELETE', `/bank-accounts/${account.id}`)
  const bankAccountId = await readyBankAccount(marea, laura, numbers.US)
  expect((await withdraw(laura, { bankAccountId, amount: 40_00 })).status).toBe(200)
})

test('what waits to be paid to an account that a bank calls closed is rejected with it, and others are not', async () => {
  const { id, batchId } = await batched()
  const trace = (await fileOf(batchId))[2]?.slice(79, 94) ?? ''
  await send(batchId)
  const [{ id: bankAccountId }] = (await laura.call('GET', '/bank-accounts')).body.result
  const elsewhere = await readyBankAccount(marea, laura, numbers.MX)
  const ask = async (account: string) =>
    (await withdraw(laura, { bankAccountId: account, amount: 15_00 })).body.result.id
  const [waiting, other] = [await ask(bankAccountId), await ask(elsewhere)]
  await admin.call('POST', `/admin/withdrawals/${waiting}/approval`)
  const next = (await gather('US')).body.result.id
  await applyFile(returnFile([{ trace, amount: 40_00, code: 'R02' }]))
  const mine = (await laura.call('GET', '/wallet/withdrawals')).body.result
  const statusOf = (each: string) => mine.find((one: { id: string }) => one.id === each).status
  expect([id, waiting, other].map(statusOf)).toEqual(['returned', 'rejected', 'requested'])
  const rejected = mine.find((one: { id: string }) => one.id === waiting)
  expect(rejected.steps.at(-1)).toMatchObject({ status: 'rejected', returnCode: 'R02' })
  expect((await send(next)).status).toBe(404)
  expect(await available()).toBe(80_00)
})

test('an approved withdrawal is stopped until its file is downloaded', async () => {
  const stop = (id: string) =>
    admin.call('POST', `/admin/withdrawals/${id}/rejection`, { body: { reason: 'Not by Laura' } })
  const first = await batched()
  expect((await stop(first.id)).body.result).toMatchObject({ status: 'rejected', batchId: null })
  expect(await available()).toBe(100_00)
  expect((await send(first.batchId)).status).toBe(404)
  const acts = await sql`select act from admin_acts where subject = ${`withdrawal:${first.id}`}
    order by id desc limit 1`.execute(marea.db)
  expect(acts.rows).toEqual([{ act: 'wallet.withdrawal_stopped' }])
  await nextPerson()
  const second = await batched()
  await fileOf(second.batchId)
  expect((await stop(second.id)).body.error.code).toBe('payouts.file_downloaded')
  expect(await available()).toBe(57_50)
  const races = await Promise.all([stop(second.id), send(second.batchId)])
  expect(races.map(({ status }) => status)).toEqual([409, 200])
})
