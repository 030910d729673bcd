import type { OpenedPayout } from '@marea/contract/statements/financials/opened-payout.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { settleStays } from '#bookings/settle/settle.ts'
import { approveWithdrawal } from '#wallet/payouts/withdrawal-steps.ts'
import { differences } from '../../../test/ledger-totals.ts'
import { expectPayouts } from '../../../test/payouts/recount-payouts.ts'
import { addBankAccount } from '../../../test/payouts/withdrawals.ts'
import { mailsTo, signedIn, signInFully } from '../../../test/people.ts'
import { runFanOut } from '../../../test/run-fan-out.ts'
import { booked, type Guest, homeOf, move } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { expenseDraft, usBankAccount } from '../../../test/user-data.ts'
import { makeDuePayouts } from './make-due-payouts.ts'

let marea: TestApp
let admin: Guest
let laura: Guest
let ines: Guest
let slug: string
let bankAccountId: string
let count = 0

beforeAll(async () => {
  marea = await openTestApp()
})
afterAll(async () => {
  expect(await differences(marea)).toEqual([])
  await marea.close()
})

beforeEach(async () => {
  count += 1
  marea.clock.set('2026-11-16T12:00:00Z')
  admin = await signedIn(marea, `ana${count}`, { profile: 'ADMIN' })
  laura = await signedIn(marea, `laura${count}`)
  ines = await signedIn(marea, `ines${count}`, { profile: 'OWNER' })
  slug = (await homeOf(marea, ines.id)).slug
  const accountNumber = String(820_000_000 + count)
  bankAccountId = await addBankAccount(ines, { ...usBankAccount, accountNumber })
})

/** Sessions end before a stay does. */
async function laterOn(instant: string) {
  marea.clock.set(instant)
  ines = { ...ines, ...(await signInFully(marea, ines.email)) }
  admin = { ...admin, ...(await signInFully(marea, admin.email)) }
}

/** A stay that is booked, and settled a day after its check-in. */
async function settledStay(checkIn: string, checkOut: string, next: string): Promise<string> {
  const { id } = await booked(marea, laura, { slug, checkIn, checkOut })
  await laterOn(next)
  await runFanOut(marea.ctx(), settleStays)
  return id
}

async function payable(): Promise<number> {
  return (await ines.call('GET', '/owner/payouts')).body.result.payable
}

/** A minute after the payout before it, so that it is listed first. */
async function pay(amount: number): Promise<string> {
  marea.clock.advance({ minutes: 1 })
  const { status, body } = await move(ines, '/owner/payouts', { bankAccountId, amount })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.result.items[0].id
}

async function send(id: string): Promise<void> {
  await approveWithdrawal(marea.ctx(), id)
  const body = { country: 'US' }
  const batch = (await admin.call('POST', '/admin/payout-batches', { body })).body.result
  await admin.call('POST', `/admin/payout-batches/${batch.id}/sending`)
}

const kindsOf = ({ lines }: OpenedPayout) => lines.map(({ kind }) => kind)

test('every payout opens to its lines through expenses, a refund, a return and a partial payout', async () => {
  const first = await settledStay('2026-11-18', '2026-11-22', '2026-11-20T12:00:00Z')
  const pool = { ...expenseDraft, suite: slug, spentOn: '2026-11-19' }
  await admin.call('POST', '/admin/expenses', {
    body: pool,
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  const one = await pay((await payable()) - 50_00)
  await send(one)
  const body = { reason: 'Account closed' }
  await admin.call('POST', `/admin/withdrawals/${one}/return`, { body })
  const second = await settledStay('2026-11-25', '2026-11-28', '2026-11-27T12:00:00Z')
  const two = await pay(await payable())
  await send(two)
  await admin.call('POST', `/admin/withdrawals/${two}/payment`)
  const wish = { code: 'nights', amount: 100_00, to: 'wallet', reason: 'The pool was cold' }
  expect((await move(admin, `/admin/bookings/${first}/refunds`, wish)).status).toBe(200)
  const third = await settledStay('2026-12-02', '2026-12-05', '2026-12-04T12:00:00Z')
  const three = await pay(10_00)
  const four = await pay(await payable())

  const payouts = await expectPayouts(marea, ines)
  expect(payouts.map(({ id }) => id)).toEqual([one, two, three, four])
  expect(payouts.map(kindsOf)).toEqual([
    ['stay', 'expense'],
    ['payout_returned', 'stay'],
    ['stay_reversed', 'stay'],
    [],
  ])
  const [paid, returned, refunded, rest] = payouts
  expect(paid).toMatchObject({ status: 'returned', left: 50_00, before: null, isScheduled: false })
  expect(returned?.lines).toMatchObject([
    { payoutId: one, amount: paid?.amount.amount },
    { stay: { bookingId: second } },
  ])
  expect(returned).toMatchObject({ before: { amount: 50_00, payoutId: one }, left: 0 })
  expect(refunded?.lines).toMatchObject([
    { stay: { bookingId: first }, entryIds: [expect.any(Number), expect.any(Number)] },
    { stay: { bookingId: third } },
  ])
  expect(refunded?.lines[0]?.amount).toBeLessThan(0)
  expect(rest).toMatchObject({ before: { payoutId: three, amount: rest?.amount.amount }, left: 0 })
})

test('a stay’s line says what Marea kept of its price', async () => {
  const id = await settledStay('2026-11-18', '2026-11-22', '2026-11-20T12:00:00Z')
  await pay(await payable())
  const [payout] = await expectPayouts(marea, ines)
  const { commission, income } = (await ines.call('GET', `/owner/ledger/bookings/${id}`)).body
    .result
  expect(commission).toBeGreaterThan(0)
  expect(payout?.lines).toMatchObject([{ commission, amount: income }])
})

test('the ledger entries of a payout follow it to the bank and back', async () => {
  await settledStay('2026-11-18', '2026-11-22', '2026-11-20T12:00:00Z')
  const amount = await payable()
  const id = await pay(amount)
  await send(id)
  await admin.call('POST', `/admin/withdrawals/${id}/return`, { body: { reason: 'No account' } })
  const [payout] = await expectPayouts(marea, ines)
  const posted = payout?.postings.map(({ entry, account, amount }) => [entry, account, amount])
  expect(posted).toEqual([
    ['payout_requested', 'payouts_pending', amount],
    ['payout_requested', 'payable', -amount],
    ['payout_sent', 'payouts_pending', -amount],
    ['payout_sent', 'payouts_sent', amount],
    ['payout_returned', 'payouts_sent', -amount],
    ['payout_returned', 'payable', amount],
  ])
})

test('a scheduled payout says so, and its email opens it', async () => {
  const weekly = { frequency: 'weekly', weekday: 2, monthDay: null, minimum: 100_00 }
  const body = { ...weekly, bankAccountId: null }
  expect((await ines.call('PUT', '/owner/payout-schedule', { body })).status).toBe(200)
  await settledStay('2026-11-18', '2026-11-22', '2026-11-24T12:00:00Z')
  await runFanOut(marea.ctx(), makeDuePayouts)
  const [payout] = await expectPayouts(marea, ines)
  expect(payout).toMatchObject({ isScheduled: true })
  await send(payout?.id ?? '')
  const [mail] = await mailsTo(marea, ines.email)
  expect(mail?.text).toContain(`/property-management/payouts/${payout?.id}`)
})

test('the file has the same lines and adds up to the payout', async () => {
  await settledStay('2026-11-18', '2026-11-22', '2026-11-20T12:00:00Z')
  const amount = await payable()
  await pay(amount - 25_00)
  await settledStay('2026-11-25', '2026-11-28', '2026-11-27T12:00:00Z')
  const id = await pay((await payable()) - 5_00)
  for (const by of [ines, admin]) {
    const whose = by === ines ? 'owner' : 'admin'
    const { body, status } = await by.call('GET', `/${whose}/payouts/${id}/lines.csv?language=en`)
    expect(status).toBe(200)
    const rows = String(body).trim().split('\r\n').slice(1)
    const amounts = rows.map((row) => Math.round(Number(row.split(',').at(-2)) * 100))
    expect(amounts).toHaveLength(4)
    const total = amounts.pop()
    expect(amounts.reduce((sum, each) => sum + each, 0)).toBe(total)
    expect(amounts[0]).toBe(25_00)
    expect(amounts.at(-1)).toBe(-5_00)
  }
})

test('an administrator opens it in the console, and no withdrawal from a wallet as one', async () => {
  await settledStay('2026-11-18', '2026-11-22', '2026-11-20T12:00:00Z')
  const id = await pay(await payable())
  const own = (await ines.call('GET', `/owner/payouts/${id}`)).body.result
  expect((await admin.call('GET', `/admin/payouts/${id}`)).body.result).toEqual(own)
  expect(own.owner).toEqual({ id: ines.id, fullName: expect.any(String) })
  await marea.db.updateTable('withdrawals').set({ source: 'wallet' }).where('id', '=', id).execute()
  const answer = await admin.call('GET', `/admin/payouts/${id}`)
  await marea.db
    .updateTable('withdrawals')
    .set({ source: 'payable' })
    .where('id', '=', id)
    .execute()
  expect(answer.body.error.code).toBe('resource.not_found')
})

test('what the balance is made of names the payout', async () => {
  await settledStay('2026-11-18', '2026-11-22', '2026-11-20T12:00:00Z')
  const id = await pay(await payable())
  const { items } = (await ines.call('GET', '/owner/balance/lines')).body.result
  expect(items).toMatchObject([{ kind: 'payout', payoutId: id }, { payoutId: null }])
})
