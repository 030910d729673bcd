import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBooking } from '#bookings/store.ts'
import { linesOf } from '#bookings/terms.ts'
import { inTransaction } from '#platform/ctx.ts'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { type Move, post } from '#wallet/ledger/post.ts'
import { splitFormerFeesJob } from '#wallet/ledger/split-fees.ts'
import { differences } from '../../../test/ledger-totals.ts'
import { signedIn } from '../../../test/people.ts'
import { runFanOut } from '../../../test/run-fan-out.ts'
import { booked, type Guest, openHouse } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { settleAgain, settleStays } from './settle.ts'
import { settlementPostings } from './settlement-postings.ts'

let marea: TestApp
let laura: Guest

beforeAll(async () => {
  marea = await openTestApp()
  const house = await openHouse(marea)
  laura = house.laura
  const ana = await signedIn(marea, 'Ana', { profile: 'ADMIN' })
  await ana.call('POST', '/admin/coupons', {
    body: { code: 'TENTH', perMille: 100, mostUsesEach: 9 },
  })
  await sql`update suites set housekeeping_amount = 120_00 where id = ${house.suiteId}`.execute(
    marea.db,
  )
})
afterAll(async () => {
  expect(await differences(marea)).toEqual([])
  await marea.close()
})

/** What each account of Marea received, from raw postings. */
async function platformSums() {
  const { rows } = await sql<{ account: string; amount: number }>`
    select account, sum(amount)::bigint as amount from ledger_postings
    where account like 'platform:%' and account <> 'platform:commission'
    group by account having sum(amount) <> 0 order by account`.execute(marea.db)
  return rows.map(({ account, amount }) => [account, amount])
}

async function priceOf(id: string) {
  const { rows } = await sql<{ coupon: number }>`
    select sum((line ->> 'amount')::bigint)::bigint as coupon
    from bookings cross join lateral jsonb_array_elements(lines) as line
    where bookings.id = ${id} and line ->> 'code' = 'coupon'`.execute(marea.db)
  return rows[0]?.coupon ?? 0
}

const split = () => splitFormerFeesJob.handle(marea.ctx(), {})

/** A settlement and other entries as they were posted while there was one account for all of it. */
async function postFormerEntries(bookingId: string) {
  const booking = await findBooking(marea.db, bookingId)
  if (!booking) throw new Error('There is no booking.')
  const former = (account: string) =>
    account.startsWith('platform:') && account !== ledgerAccounts.commission
      ? ledgerAccounts.formerFees
      : account
  const settled = settlementPostings({ bookingId, ownerId: booking.ownerId }, linesOf(booking))
  const entries: [string, string, Move[]][] = [
    ['booking.settled', `booking:${bookingId}`, settled],
    ['deposit.credited', 'deposit:1', [move('platform:fees', 'guest:wallet', 3_48)]],
    ['withdrawal.sent', 'withdrawal:1', [move('guest:wallet', 'platform:fees', 2_00)]],
  ]
  for (const [kind, reference, moves] of entries) {
    await post(marea.ctx(), {
      key: `${reference}:${kind}`,
      kind,
      reference,
      moves: moves.map(({ from, to, amount }) => ({ from: former(from), to: former(to), amount })),
    })
  }
  return booking
}

function move(from: string, to: string, amount: number): Move {
  const named = (account: string) =>
    account === 'guest:wallet' ? ledgerAccounts.wallet(laura.id) : account
  return { from: named(from), to: named(to), amount }
}

test('fees and discounts of a settled stay are posted to accounts of their own', async () => {
  const stay = { checkIn: '2027-02-10', checkOut: '2027-02-14', coupon: 'TENTH' }
  const { id } = await booked(marea, laura, stay)
  marea.clock.set('2027-02-12T12:00:00Z')
  await runFanOut(marea.ctx(), settleStays)
  const coupon = await priceOf(id)
  expect(coupon).toBeLessThan(0)
  expect(await platformSums()).toEqual([
    ['platform:coupon_costs', coupon],
    ['platform:fee_income', 120_00],
  ])
})

test('what was posted to the one account before is split, once, also when a stay is settled again', async () => {
  marea.clock.set('2026-11-15T12:00:00Z')
  const before = new Map((await platformSums()).map(([account, amount]) => [account, amount]))
  const { id } = await booked(marea, laura, { coupon: 'TENTH' })
  const booking = await postFormerEntries(id)
  await split()
  const expected = [
    ['platform:card_costs', -3_48],
    ['platform:coupon_costs', Number(before.get('platform:coupon_costs')) + (await priceOf(id))],
    ['platform:fee_income', Number(before.get('platform:fee_income')) + 120_00 + 2_00],
  ]
  expect(await platformSums()).toEqual(expected)
  await split()
  expect(await platformSums()).toEqual(expected)
  await inTransaction(marea.ctx(), (ctx) => settleAgain(ctx, booking, linesOf(booking)))
  await split()
  expect(await platformSums()).toEqual(expected)
})
