import { HostedBooking } from '@marea/contract/owners/booking/hosted-booking.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { settleStays } from '#bookings/settle/settle.ts'
import { createPayoutBatch, returnWithdrawal, sendPayouts } from '#wallet/payouts/payouts.ts'
import { approveWithdrawal } from '#wallet/payouts/withdrawal-steps.ts'
import { joinAs } from '../../../test/access/managed-home.ts'
import { addBankAccount } from '../../../test/payouts/withdrawals.ts'
import { signedIn, signInFully } from '../../../test/people.ts'
import { runFanOut } from '../../../test/run-fan-out.ts'
import { booked, type Guest, homeOf, move } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { usBankAccount } from '../../../test/user-data.ts'

let marea: TestApp
let laura: Guest
let ines: Guest
let slug: string
let id: string
let bankAccountId: string
let count = 0

beforeAll(async () => {
  marea = await openTestApp()
})
afterAll(() => marea.close())

beforeEach(async () => {
  count += 1
  marea.clock.set('2026-11-16T12:00:00Z')
  laura = await signedIn(marea, `laura${count}`)
  ines = await signedIn(marea, `ines${count}`, { profile: 'OWNER' })
  slug = (await homeOf(marea, ines.id)).slug
  const accountNumber = String(830_000_000 + count)
  bankAccountId = await addBankAccount(ines, { ...usBankAccount, accountNumber })
  id = (await booked(marea, laura, { slug, checkIn: '2026-11-18', checkOut: '2026-11-22' })).id
})

/** Sessions end before a stay does. */
async function laterOn(instant: string) {
  marea.clock.set(instant)
  ines = { ...ines, ...(await signInFully(marea, ines.email)) }
  laura = { ...laura, ...(await signInFully(marea, laura.email)) }
}

async function open(by: Guest = ines): Promise<HostedBooking> {
  const { status, body } = await by.call('GET', `/owner/bookings/${id}`)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return HostedBooking.parse(body.result)
}

/** A minute after the payout before it, so that it is listed first. */
async function payAll(): Promise<string> {
  marea.clock.advance({ minutes: 1 })
  const { payable: amount } = (await ines.call('GET', '/owner/payouts')).body.result
  const { body } = await move(ines, '/owner/payouts', { bankAccountId, amount })
  return body.result.items[0].id
}

async function returnByBank(payoutId: string): Promise<void> {
  await approveWithdrawal(marea.ctx(), payoutId)
  const batch = await createPayoutBatch(marea.ctx(), 'US')
  await sendPayouts(marea.ctx(), batch?.id ?? '')
  await returnWithdrawal(marea.ctx(), payoutId, { reason: 'Account closed' })
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0)

test('the owner’s part of each line adds up to the income, and the guest’s to the total', async () => {
  const { price, ledger, total, earning } = await open()
  expect(sum((price ?? []).map(({ amount }) => amount.amount))).toBe(total?.amount)
  expect(sum((price ?? []).map(({ yours }) => yours.amount))).toBe(ledger?.income)
  expect(earning?.amount).toBe(ledger?.income)
  const platform = (price ?? []).filter((line) => line.for !== 'owner')
  expect(platform.map(({ yours }) => yours.amount)).toEqual(platform.map(() => 0))
})

test('the payout is ahead, then in the balance, then the one that pays it', async () => {
  const weekly = { frequency: 'weekly', weekday: 2, monthDay: null, minimum: 100_00 }
  await ines.call('PUT', '/owner/payout-schedule', { body: { ...weekly, bankAccountId: null } })
  const ahead = { isSettled: false, isWaiting: false, payouts: [], nextOn: '2026-11-17' }
  expect((await open()).payout).toEqual(ahead)
  await laterOn('2026-11-20T12:00:00Z')
  await runFanOut(marea.ctx(), settleStays)
  expect((await open()).payout).toMatchObject({ isSettled: true, isWaiting: true, payouts: [] })
  const payoutId = await payAll()
  expect((await open()).payout).toMatchObject({ isWaiting: false, payouts: [{ id: payoutId }] })
})

test('a payout that came back is followed to the one that pays it again', async () => {
  await laterOn('2026-11-20T12:00:00Z')
  await runFanOut(marea.ctx(), settleStays)
  const first = await payAll()
  await returnByBank(first)
  expect((await open()).payout).toMatchObject({
    isWaiting: true,
    payouts: [{ id: first, status: 'returned' }],
  })
  const second = await payAll()
  const { payout } = await open()
  expect(payout).toMatchObject({ isWaiting: false, payouts: [{ id: first }, { id: second }] })
})

test('a refund after the payout waits in the balance', async () => {
  const admin = await signedIn(marea, `ana${count}`, { profile: 'ADMIN' })
  await laterOn('2026-11-20T12:00:00Z')
  await runFanOut(marea.ctx(), settleStays)
  const payoutId = await payAll()
  const ana = { ...admin, ...(await signInFully(marea, admin.email)) }
  const wish = { code: 'nights', amount: 50_00, to: 'wallet', reason: 'The pool was cold' }
  expect((await move(ana, `/admin/bookings/${id}/refunds`, wish)).status).toBe(200)
  const { payout, history, ledger } = await open()
  expect(payout).toMatchObject({ isWaiting: true, payouts: [{ id: payoutId }] })
  expect(history.at(-1)).toMatchObject({ kind: 'refunded', amount: { amount: ledger?.refunded } })
  expect(history.map(({ kind }) => kind)).not.toContain('changed')
})

test('the last message and the ID are the owner’s', async () => {
  expect(await open()).toMatchObject({ conversation: { last: null }, mainHostId: 'missing' })
  const room = (await move(laura, '/rooms', { bookingId: id })).body.result.id
  const text = 'We land at noon.'
  const sent = await move(laura, `/rooms/${room}/messages`, {
    id: crypto.randomUUID(),
    text,
  })
  expect(sent.status).toBe(200)
  expect((await open()).conversation).toMatchObject({ last: { isGuest: true, text } })
})

test('a co-host sees money by role, and neither ID, messages nor payouts', async () => {
  for (const role of ['view', 'calendar', 'full'] as const) {
    const coHost = await signedIn(marea, `${role}${count}`)
    await joinAs(ines, { slug, coHost, role })
    const seen = await open(coHost)
    expect(seen).toMatchObject({ payout: null, conversation: null, mainHostId: null })
    expect(seen.canMessage).toBe(false)
    const money = [seen.price, seen.ledger, seen.total, seen.earning]
    expect(money.map((each) => each !== null)).toEqual(money.map(() => role === 'full'))
  }
})

test('a phone number is there on the days of the stay, for those who manage the calendar', async () => {
  expect((await open()).phone).toBeNull()
  await laterOn('2026-11-19T12:00:00Z')
  expect((await open()).phone).toMatch(/\d/)
  const coHost = await signedIn(marea, `viewer${count}`)
  await joinAs(ines, { slug, coHost, role: 'view' })
  expect((await open(coHost)).phone).toBeNull()
})

test('the history has the booking, its change and its cancellation', async () => {
  const quoted = await laura.call('POST', `/bookings/${id}/quotes`, {
    body: { checkIn: '2026-11-19', checkOut: '2026-11-22', guests: 2, pets: 0 },
  })
  const change = { quoteId: quoted.body.result.quote.id, useCredit: true }
  expect((await move(laura, `/bookings/${id}/change`, change)).status).toBe(200)
  marea.clock.advance({ hours: 1 })
  expect((await move(laura, `/bookings/${id}/cancellation`)).status).toBe(200)
  const { history, status } = await open()
  expect(status).toBe('cancelled')
  const told = history.filter(({ kind }) => kind !== 'refunded')
  expect(told).toMatchObject([
    { kind: 'booked' },
    { kind: 'changed', dates: { from: { checkIn: '2026-11-18' }, to: { checkIn: '2026-11-19' } } },
    { kind: 'canceled', by: 'guest', reason: '' },
  ])
})

test('strangers, the guest and administrators outside the console find nothing', async () => {
  const admin = await signedIn(marea, `outside${count}`, { profile: 'ADMIN' })
  const other = await signedIn(marea, `other${count}`, { profile: 'OWNER' })
  await homeOf(marea, other.id)
  for (const by of [admin, other, laura]) {
    const { body } = await by.call('GET', `/owner/bookings/${id}`)
    expect(body.error.code).toBe('resource.not_found')
  }
})
