import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { findBalance } from '#wallet/ledger/ledger-store.ts'
import { fund } from '../../../../test/ledger-totals.ts'
import { openWithTwoAdministrators } from '../../../../test/payouts/two-administrators.ts'
import { readyBankAccount, withdraw } from '../../../../test/payouts/withdrawals.ts'
import { signedIn } from '../../../../test/people.ts'
import type { TestApp } from '../../../../test/test-app.ts'
import { clabe, usBankAccount } from '../../../../test/user-data.ts'

type Someone = Awaited<ReturnType<typeof signedIn>>

let world: Awaited<ReturnType<typeof openWithTwoAdministrators>>
let marea: TestApp
let marisol: Someone
let nadia: Someone
let guest: Someone

beforeAll(async () => {
  world = await openWithTwoAdministrators()
  marea = world.marea
  marisol = world.marisol
  nadia = world.nadia
})
afterAll(() => world.close())
beforeEach(async () => {
  guest = await signedIn(marea, `guest-${randomUUID()}`)
  await fund(marea.ctx(), guest.id, 9000_00)
})

/** Accounts with other numbers, because what goes to one account counts together. */
let accounts = 0
const anotherAccount = () => ({ ...usBankAccount, accountNumber: String(7_000_000 + ++accounts) })

async function requested(amount: number, numbers: object = anotherAccount()): Promise<string> {
  const known = (await guest.call('GET', '/bank-accounts')).body.result[0]
  const bankAccountId = known?.id ?? (await readyBankAccount(marea, guest, numbers))
  return (await withdraw(guest, { bankAccountId, amount })).body.result.id
}

const approve = (admin: Someone, id: string) =>
  admin.call('POST', `/admin/withdrawals/${id}/approval`)
const second = (admin: Someone, id: string, amount: number) =>
  admin.call('POST', `/admin/approvals/${id}/approval`, { body: { amount } })
const open = async (id: string) =>
  (await marisol.call('GET', `/admin/withdrawals/${id}`)).body.result

test('up to the limit one approval is enough', async () => {
  const id = await requested(5000_00)
  const { body } = await approve(marisol, id)
  expect(body.result).toMatchObject({ status: 'approved', approvals: [] })
})

test('above the limit a second administrator lets it go to the bank', async () => {
  const id = await requested(5000_01)
  const first = await approve(marisol, id)
  expect(first.body.result).toMatchObject({
    status: 'requested',
    approvals: [{ askedBy: { fullName: 'Marisol' }, verdict: null, canApprove: false }],
  })
  const [{ id: approvalId }] = first.body.result.approvals
  expect((await approve(marisol, id)).body.error.code).toBe('approvals.waiting')
  expect((await second(marisol, approvalId, 5000_01)).body.error.code).toBe('approvals.own_request')
  expect((await second(nadia, approvalId, 5000_00)).body.error.code).toBe(
    'approvals.amount_changed',
  )
  expect((await second(nadia, approvalId, 5000_01)).status).toBe(200)
  expect(await open(id)).toMatchObject({ status: 'approved' })
})

test('a declined withdrawal refunds the money and ends the request for a second approver', async () => {
  const id = await requested(6000_00)
  await approve(marisol, id)
  const path = `/admin/withdrawals/${id}/rejection`
  const { body } = await nadia.call('POST', path, { body: { reason: 'Unknown account' } })
  expect(body.result).toMatchObject({
    status: 'rejected',
    approvals: [{ verdict: 'declined', note: 'Unknown account' }],
  })
  expect(await findBalance(marea.db, ledgerAccounts.wallet(guest.id))).toBe(9000_00)
  const late = await second(nadia, body.result.approvals[0].id, 6000_00)
  expect(late.body.error.code).toBe('approvals.decided')
})

test('a declined request for a second approver leaves the withdrawal waiting', async () => {
  const id = await requested(6000_00)
  const [{ id: approvalId }] = (await approve(marisol, id)).body.result.approvals
  const path = `/admin/approvals/${approvalId}/refusal`
  await nadia.call('POST', path, { body: { reason: 'Ask for the invoice first' } })
  expect(await open(id)).toMatchObject({ status: 'requested' })
  expect((await approve(nadia, id)).body.result.approvals).toHaveLength(2)
})

test('the checks name a new account, an amount just below the limit and a changed password', async () => {
  const id = await requested(4900_00)
  expect((await open(id)).warnings).toEqual(['account_new', 'just_below_limit'])
  expect((await open(id)).ledger[0]).toMatchObject({ kind: 'withdrawal.requested', isThis: true })
  const next = { currentPassword: 'Marea2026', password: 'Marea2027', confirmation: 'Marea2027' }
  await guest.call('PUT', '/user/password', { body: next })
  expect((await open(id)).warnings).toContain('security_changed')
  const summary = (await marisol.call('GET', '/admin/withdrawals/summary')).body.result
  expect(summary).toMatchObject({ limit: { amount: 5000_00 }, targetHours: 24 })
  expect(summary.counts.requested).toBeGreaterThan(0)
})

test('each step of an administrator is recorded once', async () => {
  const id = await requested(40_00)
  await approve(marisol, id)
  await approve(marisol, id)
  const batch = await marisol.call('POST', '/admin/payout-batches', { body: { country: 'US' } })
  const batchId = batch.body.result.id
  await marisol.call('GET', `/admin/payout-batches/${batchId}/file`)
  const send = () => marisol.call('POST', `/admin/payout-batches/${batchId}/sending`)
  await Promise.all([send(), send()])
  const pay = () => nadia.call('POST', `/admin/withdrawals/${id}/payment`)
  await pay()
  await pay()
  const rows = await marea.db
    .selectFrom('adminActs')
    .select('act')
    .where('subject', 'in', [`withdrawal:${id}`, `batch:${batchId}`])
    .orderBy('id')
    .execute()
  expect(rows.map(({ act }) => act)).toEqual([
    'wallet.withdrawal_approved',
    'wallet.batch_created',
    'wallet.batch_downloaded',
    'wallet.batch_sent',
    'wallet.withdrawal_paid',
  ])
})

test('an administrator takes no step of the own withdrawal, nor of one to the own bank account', async () => {
  const own = await readyBankAccount(marea, marisol, clabe)
  await fund(marea.ctx(), marisol.id, 200_00)
  const mine = (await withdraw(marisol, { bankAccountId: own, amount: 50_00 })).body.result.id
  const cousins = await requested(40_00, clabe)
  const reason = { body: { reason: 'The bank says so' } }
  for (const id of [mine, cousins]) {
    expect((await approve(marisol, id)).body.error.code).toBe('approvals.own_money')
    expect((await approve(nadia, id)).body.result.status).toBe('approved')
    for (const step of ['payment', 'return']) {
      const path = `/admin/withdrawals/${id}/${step}`
      expect((await marisol.call('POST', path, reason)).body.error.code).toBe('approvals.own_money')
    }
  }
})

test('what a colleague asked for about the own money is neither approved nor declined', async () => {
  await fund(marea.ctx(), marisol.id, 9000_00)
  const own = await readyBankAccount(marea, marisol, anotherAccount())
  const { id } = (await withdraw(marisol, { bankAccountId: own, amount: 6000_00 })).body.result
  const [asked] = (await approve(nadia, id)).body.result.approvals
  expect((await open(id)).approvals).toMatchObject([{ canApprove: false, obstacle: 'own_money' }])
  expect((await second(marisol, asked.id, 6000_00)).body.error.code).toBe('approvals.own_money')
  const refusal = { body: { reason: 'Never mind' } }
  const declined = await marisol.call('POST', `/admin/approvals/${asked.id}/refusal`, refusal)
  expect(declined.body.error.code).toBe('approvals.own_money')
  const behind = sql`update approvals set verdict = 'approved', decided_by = ${marisol.id},
    decided_at = asked_at where id = ${asked.id}`.execute(marea.db)
  await expect(behind).rejects.toThrow('approvals_not_own')
})

test('withdrawals of one person within 7 days count together, also those approved at once', async () => {
  const ids = [await requested(2600_00), await requested(2500_00), await requested(100_00)]
  const answers = await Promise.all(ids.map((id) => approve(marisol, id)))
  const states = answers.map(({ body }) => body.result.status)
  expect(states.filter((status) => status === 'approved')).toHaveLength(2)
  const held = ids[states.indexOf('requested')] ?? ''
  expect(await open(held)).toMatchObject({ needsApproval: true, approvals: [{ verdict: null }] })
})

test('withdrawals of several people to one bank account count together, for 7 days', async () => {
  const numbers = anotherAccount()
  await approve(nadia, await requested(4000_00, numbers))
  guest = await signedIn(marea, `guest-${randomUUID()}`)
  await fund(marea.ctx(), guest.id, 9000_00)
  const id = await requested(3000_00, numbers)
  const { needsApproval, warnings } = await open(id)
  expect([needsApproval, warnings.includes('split')]).toEqual([true, true])
  await marea.db
    .updateTable('withdrawalSteps')
    .set(({ ref }) => ({ takenAt: sql`${ref('takenAt')} - interval '8 days'` }))
    .where('status', '=', 'approved')
    .execute()
  expect((await approve(nadia, id)).body.result.status).toBe('approved')
})
