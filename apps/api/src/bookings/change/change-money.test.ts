import { randomUUID } from 'node:crypto'
import { addDays } from '@marea/contract/platform/time/days.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { balanceOf, fund } from '../../../test/ledger-totals.ts'
import { openWithTwoAdministrators } from '../../../test/payouts/two-administrators.ts'
import { signedIn } from '../../../test/people.ts'
import { booked, type Guest, homeOf, move, read } from '../../../test/stays.ts'
import type { TestApp } from '../../../test/test-app.ts'

let world: Awaited<ReturnType<typeof openWithTwoAdministrators>>
let marea: TestApp
let marisol: Guest
let laura: Guest
let slug: string
let id: string

const checkIn = '2026-12-05'

beforeAll(async () => {
  world = await openWithTwoAdministrators()
  ;({ marea, marisol } = world)
})
afterAll(() => world.close())
beforeEach(async () => {
  marea.clock.set('2026-11-15T12:00:00Z')
  const ines = await signedIn(marea, `ines-${randomUUID()}`, { profile: 'OWNER' })
  laura = await signedIn(marea, `laura-${randomUUID()}`)
  slug = (await homeOf(marea, ines.id)).slug
  id = (await booked(marea, laura, { slug, checkIn, checkOut: addDays(checkIn, 6) })).id
})

/** From the rows: the price, its lines, what was paid and not refunded. */
async function moneyInRows() {
  const { rows } = await sql<{ total: number; lines: number; kept: number }>`
    select total_amount::int as total,
      (select sum((line->>'amount')::int)::int from jsonb_array_elements(lines) line) as lines,
      ((select sum(credit_amount + card_amount) from booking_payments
          where booking_id = bookings.id and status = 'paid')
        - (select coalesce(sum(credit_amount + card_amount), 0) from booking_refunds
          where booking_id = bookings.id and cause <> 'late'))::int as kept
    from bookings where id = ${id}`.execute(marea.db)
  return rows[0]
}

const nights = (from: number, to: number, guestCounts = { guests: 2, pets: 0 }) => ({
  ...guestCounts,
  checkIn: addDays(checkIn, from),
  checkOut: addDays(checkIn, to),
})

/** Changes the stay as the guest and compares what was shown with what it became. */
async function changeAsShown(wish: object) {
  const { body } = await laura.call('POST', `/bookings/${id}/quotes`, { body: wish })
  if (!body.result) throw new Error(JSON.stringify(body))
  const { quote, charge, refund } = body.result
  const before = await moneyInRows()
  if (charge.amount > 0) await fund(marea.ctx(), laura.id, charge.amount)
  const request = { quoteId: quote.id, to: 'wallet', useCredit: charge.amount > 0 }
  const changed = await move(laura, `/bookings/${id}/change`, request)
  expect(changed.body.error).toBeUndefined()
  const booking = await read(laura, id)
  expect(booking.total).toEqual(quote.total)
  expect(booking.lines).toEqual(quote.lines)
  const total = quote.total.amount
  expect(await moneyInRows()).toEqual({ total, lines: total, kept: total })
  expect(total - (before?.total ?? 0)).toBe(charge.amount - refund.total.amount)
  expect(await balanceOf(marea, ledgerAccounts.escrow(id))).toBe(total)
  return booking
}

async function compensate(code: string, amount: number) {
  const body = { code, amount, to: 'wallet', reason: 'The pool heater is out of order' }
  const answer = await move(marisol, `/admin/bookings/${id}/refunds`, body)
  expect(answer.body.error).toBeUndefined()
}

const setLimit = (amount: number) =>
  sql`update approval_limits set amount = ${amount} where kind = 'booking_refund'`.execute(marea.db)

describe('the booking becomes what its change showed', () => {
  const wishes = [nights(0, 4), nights(1, 5), nights(-1, 3), nights(0, 8), nights(0, 2)]

  test.each([
    ['long before', '2026-11-16T18:00:00Z', 0],
    ['long before and after a compensation', '2026-11-16T18:00:00Z', 900_00],
    ['within the policy’s last days', '2026-11-30T12:00:00Z', 0],
    ['within the last days and after a compensation', '2026-11-30T12:00:00Z', 900_00],
    ['the day before', '2026-12-03T18:00:00Z', 300_00],
  ])('%s', async (_, at, amount) => {
    await setLimit(2000_00)
    if (amount > 0) await compensate('nights', amount)
    if (amount > 0) await compensate('cleaning', 50_00)
    marea.clock.set(at)
    for (const wish of wishes) await changeAsShown(wish)
  })
})

test('a compensation is reduced with the nights it was for, so no stay is left without a price', async () => {
  await setLimit(100_000_00)
  const nightsBefore = (await read(laura, id)).lines.filter(({ code }) => code === 'nights')
  const price = nightsBefore.reduce((sum, { amount }) => sum + amount.amount, 0)
  const compensation = Math.round(price * 0.6)
  await compensate('nights', compensation)
  const { lines, total } = await changeAsShown(nights(0, 2))
  const amountOf = (wanted: string) =>
    lines.filter(({ code }) => code === wanted).reduce((sum, { amount }) => sum + amount.amount, 0)
  const share = (compensation * amountOf('nights')) / price
  expect(Math.abs(amountOf('refund_nights') + share)).toBeLessThanOrEqual(1)
  expect(total.amount).toBeGreaterThan(amountOf('nights') * 0.4)
  const longer = await changeAsShown(nights(0, 6))
  const kept = longer.lines.find(({ code }) => code === 'refund_nights')
  expect(kept?.amount.amount).toBe(amountOf('refund_nights'))
})

describe('refunds through changes by an administrator', () => {
  async function changeAsAdmin(wish: object) {
    const url = `/admin/bookings/${id}`
    const quoted = await marisol.call('POST', `${url}/change-preview`, { body: wish })
    const quoteId = quoted.body.result.quote.id
    return move(marisol, `${url}/change`, { quoteId, to: 'wallet', reason: 'The flight moved' })
  }

  /** What was refunded by administrators, from the rows. */
  async function refundedByOperators(): Promise<number> {
    const { rows } = await sql<{ sum: number }>`
      select coalesce(sum(credit_amount + card_amount), 0)::int as sum
      from booking_refunds where booking_id = ${id} and cause = 'operator'`.execute(marea.db)
    return rows[0]?.sum ?? 0
  }

  test('count together with each other and with refunds of parts', async () => {
    await setLimit(2000_00)
    expect((await changeAsAdmin(nights(0, 5))).status).toBe(200)
    const first = await refundedByOperators()
    expect(first).toBeGreaterThan(1000_00)
    const second = await changeAsAdmin(nights(0, 4))
    expect(second.body.error.code).toBe('booking.change_refunds_too_much')
    const part = { code: 'nights', amount: 1000_00, to: 'wallet', reason: 'The pool is closed' }
    const { body } = await move(marisol, `/admin/bookings/${id}/refunds`, part)
    expect(body.result.approvals).toMatchObject([{ kind: 'booking_refund', verdict: null }])
    expect(await refundedByOperators()).toBe(first)
    const { checkOut } = await read(laura, id)
    expect(checkOut).toBe(addDays(checkIn, 5))
  })

  test('are limited when they happen at the same time', async () => {
    await setLimit(2000_00)
    const answers = await Promise.all([nights(0, 5), nights(0, 5)].map(changeAsAdmin))
    const again = await changeAsAdmin(nights(0, 4))
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    expect(again.body.error.code).toBe('booking.change_refunds_too_much')
    expect(await refundedByOperators()).toBeLessThanOrEqual(2000_00)
  })

  test('leave the guest’s own changes out, and changes without a refund are always possible', async () => {
    await setLimit(2000_00)
    await changeAsShown(nights(0, 4))
    expect(await refundedByOperators()).toBe(0)
    expect((await changeAsAdmin(nights(0, 3))).status).toBe(200)
    await setLimit(500_00)
    expect((await changeAsAdmin(nights(0, 3, { guests: 3, pets: 0 }))).status).toBe(200)
  })
})
