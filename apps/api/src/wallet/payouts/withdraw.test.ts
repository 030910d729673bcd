import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { creditDeposit, requestDeposit } from '#wallet/deposits/deposit.ts'
import { differences, fund } from '../../../test/ledger-totals.ts'
import {
  addBankAccount,
  readyBankAccount,
  withdraw as withdrawTo,
} from '../../../test/payouts/withdrawals.ts'
import { signedIn } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { clabe } from '../../../test/user-data.ts'

let marea: TestApp
let laura: Awaited<ReturnType<typeof signedIn>>
let admin: Awaited<ReturnType<typeof signedIn>>
let bankAccountId: string
let people = 0

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
  bankAccountId = await readyBankAccount(marea, laura)
  await fund(marea.ctx(), laura.id, 100_00)
})

const withdraw = (amount: number, key?: string) => withdrawTo(laura, { bankAccountId, amount }, key)

const available = async () => (await laura.call('GET', '/wallet')).body.result.available.amount

test('amount and fee leave the available balance at once', async () => {
  const { body } = await withdraw(40_00)
  expect(body.result).toMatchObject({
    amount: { amount: 40_00 },
    fee: { amount: 2_50 },
    status: 'requested',
    arrivesOn: '2026-11-18',
    bankAccount: { country: 'US', bankName: 'JPMorgan Chase', lastFour: '6789' },
    steps: [{ status: 'requested', at: '2026-11-15T12:00:00Z', reason: '' }],
  })
  expect(body.result).not.toHaveProperty('guest')
  expect(await available()).toBe(57_50)
})

test('a hundred requests with one key are one withdrawal and one response', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => withdraw(10_00, 'once')))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(await available()).toBe(87_50)
  const other = await withdraw(11_00, 'once')
  expect([other.status, other.body.error.code]).toEqual([422, 'ledger.key_reused'])
})

test('two hundred withdrawals at once never overdraw the wallet', async () => {
  const answers = await Promise.all(Array.from({ length: 200 }, () => withdraw(7_50)))
  const taken = answers.filter(({ status }) => status === 200)
  expect(taken).toHaveLength(10)
  expect(await available()).toBe(0)
  const codes = answers.filter(({ status }) => status !== 200).map(({ body }) => body.error.code)
  expect(new Set(codes)).toEqual(new Set(['wallet.insufficient_funds']))
})

test('money from a card cannot be withdrawn until it is old enough', async () => {
  const wish = { userId: laura.id, amount: 500_00, requestKey: 'card' }
  const { id } = await requestDeposit(marea.ctx(), wish)
  await creditDeposit(marea.ctx(), id)
  const { body } = await withdraw(97_51)
  expect(body.error).toMatchObject({
    code: 'wallet.insufficient_funds',
    details: { withdrawable: 100_00 },
  })
  expect((await withdraw(97_50)).status).toBe(200)
  expect((await withdraw(1)).status).toBe(409)
})

test('a rejected withdrawal refunds the amount and the fee and says why', async () => {
  const { id } = (await withdraw(40_00)).body.result
  const path = `/admin/withdrawals/${id}/rejection`
  const reject = () => admin.call('POST', path, { body: { reason: 'The name differs' } })
  await Promise.all([reject(), reject(), reject()])
  expect(await available()).toBe(100_00)
  const [mine] = (await laura.call('GET', '/wallet/withdrawals')).body.result
  expect(mine).toMatchObject({
    status: 'rejected',
    steps: [{ status: 'requested' }, { status: 'rejected', reason: 'The name differs' }],
  })
  const approval = await admin.call('POST', `/admin/withdrawals/${id}/approval`)
  expect(approval.body.error.code).toBe('wallet.withdrawal_step_refused')
})

test('operations see pending withdrawals and approve them', async () => {
  const { id } = (await withdraw(40_00)).body.result
  const waiting = (await admin.call('GET', '/admin/withdrawals')).body.result
  const guest = expect.objectContaining({ id: laura.id })
  expect(waiting).toContainEqual(expect.objectContaining({ id, guest }))
  const { body } = await admin.call('POST', `/admin/withdrawals/${id}/approval`)
  expect(body.result.status).toBe('approved')
})

test('a bank account cannot be removed while a withdrawal to it is pending', async () => {
  const { id } = (await withdraw(40_00)).body.result
  const remove = () => laura.call('DELETE', `/bank-accounts/${bankAccountId}`)
  expect((await remove()).body.error.code).toBe('bank_accounts.in_use')
  const body = { reason: 'Changed my mind' }
  await admin.call('POST', `/admin/withdrawals/${id}/rejection`, { body })
  expect((await remove()).status).toBe(200)
})

test('a new bank account receives withdrawals after 3 business days, and says from when', async () => {
  const id = await addBankAccount(laura, clabe)
  const readyOnOf = async () =>
    (await laura.call('GET', '/bank-accounts')).body.result.map(
      (account: { id: string; readyOn: string | null }) => [account.id, account.readyOn],
    )
  const toNew = () => withdrawTo(laura, { bankAccountId: id, amount: 10_00 })
  expect(await readyOnOf()).toEqual([
    [bankAccountId, null],
    [id, '2026-11-18'],
  ])
  expect((await toNew()).body.error).toMatchObject({
    code: 'payouts.bank_account_new',
    details: { readyOn: '2026-11-18' },
  })
  const { rows } = await sql`select 1 from withdrawals where bank_account_id = ${id}`.execute(
    marea.db,
  )
  expect(rows).toEqual([])
  await sql`update bank_accounts set created_at = '2026-11-10T23:00:00Z' where id = ${id}`.execute(
    marea.db,
  )
  expect((await readyOnOf())[1]).toEqual([id, '2026-11-16'])
  expect((await toNew()).status).toBe(409)
  await sql`update bank_accounts set created_at = '2026-11-09T23:00:00Z' where id = ${id}`.execute(
    marea.db,
  )
  expect((await toNew()).status).toBe(200)
})

test('nobody withdraws to a stranger’s account or without a key', async () => {
  const diego = await signedIn(marea, `diego${people}`)
  await fund(marea.ctx(), diego.id, 100_00)
  const body = { bankAccountId, amount: 1_00 }
  const headers = { 'idempotency-key': 'theft' }
  const theft = await diego.call('POST', '/wallet/withdrawals', { body, headers })
  expect(theft.status).toBe(404)
  const bare = await laura.call('POST', '/wallet/withdrawals', { body })
  expect(bare.body.error.code).toBe('request.key_missing')
})

test('one switch closes withdrawals', async () => {
  const closed = await openTestApp({ environment: { WITHDRAWALS: 'closed' } })
  const guest = await signedIn(closed, 'Laura')
  const body = { bankAccountId, amount: 1_00 }
  const headers = { 'idempotency-key': 'closed' }
  const answer = await guest.call('POST', '/wallet/withdrawals', { body, headers })
  expect(answer.body.error.code).toBe('wallet.withdrawals_off')
  expect((await guest.call('GET', '/wallet')).body.result.withdrawals.isOpen).toBe(false)
  await closed.close()
})

test('withdrawing requires a recent sign-in', async () => {
  marea.clock.advance({ minutes: 16 })
  expect((await withdraw(10_00)).body.error.code).toBe('identity.confirmation_required')
  expect(await available()).toBe(100_00)
})
