import type { OwnerPayouts } from '@marea/contract/statements/financials/payouts.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { settleStays } from '#bookings/settle/settle.ts'
import { expectBalance } from '../../../test/financials/expect-financials.ts'
import { differences } from '../../../test/ledger-totals.ts'
import { addBankAccount } from '../../../test/payouts/withdrawals.ts'
import { mailsTo, signedIn } from '../../../test/people.ts'
import { runFanOut } from '../../../test/run-fan-out.ts'
import { booked, type Guest, homeOf, move } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { usBankAccount } from '../../../test/user-data.ts'
import { makeDuePayouts } from './make-due-payouts.ts'

let marea: TestApp
let admin: Guest
let laura: Guest
let ines: Guest
let slug: string
let bankAccountId: string
let earned: number
let count = 0

beforeAll(async () => {
  marea = await openTestApp()
})
afterAll(async () => {
  expect(await differences(marea)).toEqual([])
  await marea.close()
})

/** Inés added her bank account on Monday; on Friday the money of a stay is available. */
beforeEach(async () => {
  count += 1
  marea.clock.set('2026-11-16T12:00:00Z')
  admin = await signedIn(marea, `ana${count}`, { profile: 'ADMIN' })
  laura = await signedIn(marea, `laura${count}`)
  ines = await signedIn(marea, `ines${count}`, { profile: 'OWNER' })
  slug = (await homeOf(marea, ines.id)).slug
  const accountNumber = String(810_000_000 + count)
  bankAccountId = await addBankAccount(ines, { ...usBankAccount, accountNumber })
  await booked(marea, laura, { slug, checkIn: '2026-11-18', checkOut: '2026-11-22' })
  marea.clock.set('2026-11-20T12:00:00Z')
  await runFanOut(marea.ctx(), settleStays)
  await signInAgain()
  earned = (await expectBalance(marea, ines)).available
})

async function signInAgain() {
  const body = { email: ines.email, password: 'Marea2026' }
  const { token } = (await marea.call('POST', '/user/login/email', { body })).body.result
  ines = {
    ...ines,
    call: (method, url, rest = {}) =>
      marea.call(method, url, { ...rest, headers: { ...rest.headers, authorization: token } }),
  }
}

async function payouts(): Promise<OwnerPayouts> {
  return (await ines.call('GET', '/owner/payouts')).body.result
}

function pay(amount: number, key: string = crypto.randomUUID(), by = ines) {
  return move(by, '/owner/payouts', { bankAccountId, amount }, key)
}

const weekly = {
  frequency: 'weekly',
  weekday: 2,
  monthDay: null,
  minimum: 100_00,
  bankAccountId: null,
}

function schedule(given: object = {}) {
  return ines.call('PUT', '/owner/payout-schedule', { body: { ...weekly, ...given } })
}

async function runs() {
  return marea.db
    .selectFrom('payoutRuns')
    .select(['outcome', 'dueOn'])
    .where('ownerId', '=', ines.id)
    .orderBy('dueOn')
    .execute()
    .then((rows) => rows.map(({ outcome, dueOn }) => [outcome, dueOn.toString()]))
}

test('a payout leaves the balance at once, without a fee, and goes to the bank like a withdrawal', async () => {
  const { body } = await pay(earned - 50_00)
  const [payout] = body.result.items
  expect(payout).toMatchObject({
    source: 'payable',
    status: 'requested',
    amount: { amount: earned - 50_00 },
    fee: { amount: 0 },
    bankAccount: { lastFour: expect.stringMatching(/^\d{4}$/) },
  })
  expect(body.result).toMatchObject({ payable: 50_00, underway: earned - 50_00 })
  expect((await expectBalance(marea, ines)).paidOut.inMonth).toBe(earned - 50_00)
  expect((await ines.call('GET', '/wallet/withdrawals')).body.result).toEqual([])
  await admin.call('POST', `/admin/withdrawals/${payout.id}/approval`)
  const batch = await admin.call('POST', '/admin/payout-batches', { body: { country: 'US' } })
  const { id } = batch.body.result
  await admin.call('POST', `/admin/payout-batches/${id}/sending`)
  const [mail] = await mailsTo(marea, ines.email)
  expect(mail?.subject).toMatch(/^Payout sent: \$/)
  await admin.call('POST', `/admin/withdrawals/${payout.id}/payment`)
  expect(await payouts()).toMatchObject({ underway: 0, items: [{ status: 'paid' }] })
})

test('a returned payout is back in the balance, and the owner reads why', async () => {
  const { id } = (await pay(earned)).body.result.items[0]
  await admin.call('POST', `/admin/withdrawals/${id}/approval`)
  const batch = await admin.call('POST', '/admin/payout-batches', { body: { country: 'US' } })
  await admin.call('POST', `/admin/payout-batches/${batch.body.result.id}/sending`)
  const body = { reason: 'Account closed' }
  await admin.call('POST', `/admin/withdrawals/${id}/return`, { body })
  const balance = await expectBalance(marea, ines)
  expect(balance).toMatchObject({ available: earned, paidOut: { inMonth: 0 } })
  const [mail] = await mailsTo(marea, ines.email)
  expect(mail?.text).toContain('Account closed')
  expect((await ines.call('GET', '/wallet')).body.result.available.amount).toBe(0)
})

test('a rejected payout is back in the balance', async () => {
  const { id } = (await pay(earned)).body.result.items[0]
  const body = { reason: 'The name differs' }
  await admin.call('POST', `/admin/withdrawals/${id}/rejection`, { body })
  expect((await expectBalance(marea, ines)).available).toBe(earned)
})

test('a hundred payouts at once never overdraw the balance', async () => {
  const each = Math.floor(earned / 10)
  const answers = await Promise.all(Array.from({ length: 100 }, () => pay(each)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
  const codes = answers.filter(({ status }) => status !== 200).map(({ body }) => body.error.code)
  expect(new Set(codes)).toEqual(new Set(['payouts.balance_too_small']))
  expect((await expectBalance(marea, ines)).available).toBe(earned - each * 10)
})

test('the same key pays once, and never for another amount', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => pay(10_00, 'once')))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await payouts()).items).toHaveLength(1)
  expect((await pay(11_00, 'once')).body.error.code).toBe('ledger.key_reused')
})

test('a payout is refused with a reason', async () => {
  const code = async (asking: ReturnType<typeof pay>) => (await asking).body.error.code
  expect((await pay(earned + 1)).body.error).toMatchObject({
    code: 'payouts.balance_too_small',
    details: { payable: earned },
  })
  expect(await code(pay(99))).toBe('request.invalid')
  const bare = await ines.call('POST', '/owner/payouts', { body: { bankAccountId, amount: 1_00 } })
  expect(bare.body.error.code).toBe('request.key_missing')
  const second = { ...usBankAccount, accountNumber: '000123456788' }
  const { id } = (await ines.call('POST', '/bank-accounts', { body: second })).body.result
  const fresh = await move(ines, '/owner/payouts', { bankAccountId: id, amount: 1_00 })
  expect(fresh.body.error).toMatchObject({
    code: 'payouts.bank_account_new',
    details: { readyOn: '2026-11-25' },
  })
  await marea.db
    .updateTable('users')
    .set({ emailConfirmedAt: null })
    .where('id', '=', ines.id)
    .execute()
  expect(await code(pay(1_00))).toBe('identity.email_unconfirmed')
})

test('only the owner pays out, and only with a recent sign-in', async () => {
  for (const by of [admin, laura]) {
    expect((await pay(1_00, undefined, by)).body.error.code).toBe('resource.not_found')
  }
  const mateo = await signedIn(marea, `mateo${count}`, { profile: 'OWNER' })
  await homeOf(marea, mateo.id)
  expect((await pay(1_00, undefined, mateo)).body.error.code).toBe('payouts.balance_too_small')
  marea.clock.advance({ minutes: 16 })
  expect((await pay(1_00)).body.error.code).toBe('identity.confirmation_required')
  expect((await schedule()).body.error.code).toBe('identity.confirmation_required')
})

test('one switch closes payouts', async () => {
  const closed = await openTestApp({ environment: { WITHDRAWALS: 'closed' } })
  const owner = await signedIn(closed, 'Ines', { profile: 'OWNER' })
  await homeOf(closed, owner.id)
  const answer = await move(owner, '/owner/payouts', { bankAccountId, amount: 1_00 })
  expect(answer.body.error.code).toBe('payouts.closed')
  await closed.close()
})

test('the next payout is derived line by line: balance, releases until then, less the reserve', async () => {
  const [agreement] = (await ines.call('GET', '/owner/agreements')).body.result.agreements
  const terms = { commissionPerMille: 180, reserveAmount: 1_000_00, noticeDays: 60, note: '' }
  const body = { ...terms, effectiveOn: '2026-11-21' }
  await admin.call('POST', `/admin/agreements/${agreement.id}/versions`, { body })
  const soon = await booked(marea, laura, { slug, checkIn: '2026-11-22', checkOut: '2026-11-25' })
  await booked(marea, laura, { slug, checkIn: '2026-11-28', checkOut: '2026-12-02' })
  const draft = await homeOf(marea, ines.id)
  await sql`update suites set status = 'draft' where id = ${draft.suiteId}`.execute(marea.db)
  await schedule()
  marea.clock.set('2026-11-21T12:00:00Z')
  const { next, payable, reserve } = await payouts()
  expect(reserve).toEqual({ amount: 1_000_00, homes: 1 })
  expect(payable).toBe(earned - 1_000_00)
  expect(next?.on).toBe('2026-11-24')
  expect(next?.lines).toMatchObject([
    { kind: 'available', amount: earned },
    { kind: 'release', bookingId: soon.id, on: '2026-11-23' },
    { kind: 'reserve', amount: -1_000_00, homes: 1 },
  ])
  const sum = next?.lines.reduce((total, { amount }) => total + amount, 0)
  expect(next?.amount).toBe(sum)
  marea.clock.set('2026-11-24T12:00:00Z')
  await runFanOut(marea.ctx(), settleStays)
  await runFanOut(marea.ctx(), makeDuePayouts)
  expect((await payouts()).items.map(({ amount }) => amount.amount)).toEqual([next?.amount])
  expect((await expectBalance(marea, ines)).available).toBe(1_000_00)
})

test('a scheduled payout is made once, however often the job runs, and at its hour', async () => {
  await schedule()
  marea.clock.set('2026-11-24T10:30:00Z')
  await runFanOut(marea.ctx(), makeDuePayouts)
  expect(await runs()).toEqual([])
  marea.clock.set('2026-11-24T11:13:00Z')
  await Promise.all(Array.from({ length: 8 }, () => runFanOut(marea.ctx(), makeDuePayouts)))
  expect(await runs()).toEqual([['paid', '2026-11-24']])
  const { items, next } = await payouts()
  expect(items.map(({ amount }) => amount.amount)).toEqual([earned])
  expect(next).toMatchObject({ on: '2026-12-01', amount: 0, isBelowMinimum: true })
  marea.clock.set('2026-12-03T12:00:00Z')
  await runFanOut(marea.ctx(), makeDuePayouts)
  expect(await runs()).toEqual([
    ['paid', '2026-11-24'],
    ['below_minimum', '2026-12-01'],
  ])
})

test('a payout on demand and a scheduled one at once never pay the same money twice', async () => {
  await schedule()
  marea.clock.set('2026-11-24T12:00:00Z')
  await signInAgain()
  // Refused where a payout on demand was first; the retry of the job finds too little and skips.
  const scheduled = runFanOut(marea.ctx(), makeDuePayouts).catch(() => undefined)
  await Promise.all([pay(earned), scheduled, pay(earned)])
  expect((await expectBalance(marea, ines)).available).toBe(0)
})

test('without a bank account the owner is told, and the money stays', async () => {
  await schedule()
  await ines.call('DELETE', `/bank-accounts/${bankAccountId}`)
  marea.clock.set('2026-11-24T12:00:00Z')
  await runFanOut(marea.ctx(), makeDuePayouts)
  expect(await runs()).toEqual([['no_bank_account', '2026-11-24']])
  const [mail] = await mailsTo(marea, ines.email)
  expect(mail?.subject).toBe('Payout not made: November 24, 2026')
  expect((await expectBalance(marea, ines)).available).toBe(earned)
})

test('a scheduled payout is not sent to an account that no longer receives money, and the owner is told', async () => {
  const { id } = (await pay(100_00)).body.result.items[0]
  await admin.call('POST', `/admin/withdrawals/${id}/approval`)
  const batch = await admin.call('POST', '/admin/payout-batches', { body: { country: 'US' } })
  await admin.call('POST', `/admin/payout-batches/${batch.body.result.id}/sending`)
  const trace = await sql<{ trace: number }>`
    select trace from payout_items where withdrawal_id = ${id}`.execute(marea.db)
  const bank = String(marea.config.ach?.bankRouting).slice(0, 8)
  const number = `${bank}${String(trace.rows[0]?.trace).padStart(7, '0')}`
  const file = [
    `621${''.padEnd(26, '0')}0000010000`.padEnd(94),
    `799R03${number}${''.padEnd(6)}02100002`.padEnd(94),
  ].join('\n')
  await admin.call('POST', '/admin/payout-returns', { body: { file } })
  await schedule()
  marea.clock.set('2026-11-24T12:00:00Z')
  await runFanOut(marea.ctx(), makeDuePayouts)
  expect(await runs()).toEqual([['bank_account_unusable', '2026-11-24']])
  const [mail] = await mailsTo(marea, ines.email)
  expect(mail?.text).toContain('because of your bank account')
  expect((await expectBalance(marea, ines)).available).toBe(earned)
  expect((await payouts()).accounts).toMatchObject([{ isUnusable: true }])
})

test('a schedule is changed, turned off and on record, and refuses what makes no sense', async () => {
  expect((await schedule()).body.result.next.on).toBe('2026-11-24')
  const monthly = { frequency: 'monthly', weekday: null, monthDay: 5, bankAccountId }
  expect((await schedule(monthly)).body.result.next.on).toBe('2026-12-05')
  const off = { frequency: 'off', weekday: null }
  expect((await schedule(off)).body.result.next).toBeNull()
  for (const wrong of [{ weekday: null }, { monthDay: 3 }, { frequency: 'monthly' }]) {
    expect((await schedule(wrong)).body.error.code).toBe('payouts.schedule_refused')
  }
  const stranger = { bankAccountId: crypto.randomUUID() }
  expect((await schedule(stranger)).body.error.code).toBe('resource.not_found')
  const events = await marea.db
    .selectFrom('events')
    .select('data')
    .where('kind', '=', 'owners.payout_schedule_set')
    .where('subject', '=', `user:${ines.id}`)
    .orderBy('id')
    .execute()
  expect(events.map(({ data }) => data)).toMatchObject([
    { frequency: 'weekly' },
    { frequency: 'monthly', monthDay: 5 },
    { frequency: 'off' },
  ])
})
