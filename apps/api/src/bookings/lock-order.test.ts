import { addDays } from '@marea/contract/platform/time/days.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Transaction } from '#platform/db/database.ts'
import { makeCoupon } from '#pricing/coupons/create-coupon.ts'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { differences, fund } from '../../test/ledger-totals.ts'
import { booked, type Guest, homeFor, move, openHouse, ready } from '../../test/stays.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'

let marea: TestApp
let ines: Guest
let laura: Guest
let day = 1

beforeAll(async () => {
  marea = await openTestApp()
  ;({ ines, laura } = await openHouse(marea))
})
afterAll(() => marea.close())
beforeEach(() => marea.clock.set('2026-11-15T12:00:00Z'))

function nights() {
  day += 8
  const checkIn = addDays('2027-01-01', day)
  return { checkIn, checkOut: addDays(checkIn, 4) }
}

/** A hold whose payment waits for the bank, with wallet money on hold. */
async function waitingForBank(wish: object): Promise<string> {
  const { id } = await ready(laura, { ...nights(), ...wish })
  await fund(marea.ctx(), laura.id, 100_00)
  const body = { useCredit: true, paymentMethodId: 'pm_card_authenticationRequired' }
  const { body: answer } = await move(laura, `/bookings/${id}/payment`, body)
  expect(answer.result).toMatchObject({ status: 'requires_action' })
  return id
}

async function countWaiting(): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(marea.db)
  return rows[0]?.count
}

type Ask = () => ReturnType<typeof move>
type Lock = (db: Transaction) => Promise<unknown>

/** Each waits for a lock before the next is sent, and all continue at once. */
async function sendWhileLocked(lock: Lock, asks: readonly Ask[], thenLock?: Lock) {
  const sent: ReturnType<Ask>[] = []
  await marea.db.transaction().execute(async (db) => {
    await lock(db)
    for (const ask of asks) {
      sent.push(ask())
      await vi.waitFor(async () => expect(await countWaiting()).toBe(sent.length), 20_000)
    }
    await thenLock?.(db)
  })
  return (await Promise.all(sent)).map(({ status }) => status)
}

test('a hold that ends and a cancellation lock the wallet before the coupon', async () => {
  const code = 'TWO-STAYS'
  await makeCoupon(marea.ctx(), { code, perMille: 100, mostUsesEach: 2 })
  const confirmed = await booked(marea, laura, { ...nights(), coupon: code })
  const held = await waitingForBank({ coupon: code })
  const statuses = await sendWhileLocked(
    (db) => sql`select from coupons where code = ${code} for update`.execute(db),
    [
      () => move(laura, `/bookings/${held}/abandonment`),
      () => move(ines, `/owner/bookings/${confirmed.id}/cancellation`, { reason: 'The roof' }),
    ],
  )
  expect(statuses).toEqual([200, 200])
  const coupon = marea.db.selectFrom('coupons').select('uses').where('code', '=', code)
  expect(await coupon.executeTakeFirst()).toEqual({ uses: 0 })
  expect(await differences(marea)).toEqual([])
})

test('a payment locks what is on hold before the wallet, like a hold that ends', async () => {
  const ending = await waitingForBank({})
  const paying = await ready(laura, { ...nights(), ...(await homeFor(marea)) })
  await fund(marea.ctx(), laura.id, paying.total.amount)
  const onHold = ledgerAccounts.depositHold(laura.id)
  const statuses = await sendWhileLocked(
    (db) => sql`select from ledger_accounts where name = ${onHold} for update`.execute(db),
    [
      () => move(laura, `/bookings/${ending}/abandonment`),
      () => move(laura, `/bookings/${paying.id}/payment`, { useCredit: true }),
    ],
  )
  expect(statuses).toEqual([200, 200])
  expect(await differences(marea)).toEqual([])
})

test('a payment that is repeated while its charge is settled does not lock the charge after the booking', async () => {
  const { id } = await ready(laura, { ...nights(), ...(await homeFor(marea)) })
  const pay = () => move(laura, `/bookings/${id}/payment`, { paymentMethodId: 'pm_card_visa' })
  expect((await pay()).body.result.status).toBe('processing')
  // As it is until the processor has answered.
  await sql`update charges set status = 'started' where reference = ${id}`.execute(marea.db)
  const statuses = await sendWhileLocked(
    (db) => sql`select from charges where reference = ${id} for no key update`.execute(db),
    [pay],
    (db) => sql`select from bookings where id = ${id} for update`.execute(db),
  )
  expect(statuses).toEqual([200])
})
