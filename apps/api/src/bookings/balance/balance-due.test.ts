import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishedHome } from '../../../test/homes.ts'
import { differences } from '../../../test/ledger-totals.ts'
import { partlyPaidStay } from '../../../test/payments/part-payments.ts'
import { signedIn } from '../../../test/people.ts'
import { deliverEvents } from '../../../test/stand-ins/cards.ts'
import { type Guest, move, openHouse, read } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp
let ines: Guest
let laura: Guest
let marisol: Guest
let other: string

beforeAll(async () => {
  marea = await openTestApp()
  ;({ ines, laura } = await openHouse(marea))
  marisol = await signedIn(marea, 'Marisol', { profile: 'ADMIN' })
  other = await publishedHome(marea, { ownerId: ines.id, draft: { slug: 'casa-otra' } })
})
afterAll(async () => {
  expect(await differences(marea)).toEqual([])
  await marea.close()
})

async function inEscrow(): Promise<number> {
  return (await ines.call('GET', '/owner/balance')).body.result.escrow.amount
}

async function cashIn(month: string): Promise<number> {
  const { body } = await ines.call('GET', `/owner/reports?from=${month}&to=${month}&basis=cash`)
  return body.result.total.now.income
}

async function payBalance(id: string) {
  await move(laura, `/bookings/${id}/rest`, { paymentMethodId: 'pm_card_visa' })
  await deliverEvents(marea)
}

async function payoutOf(id: string): Promise<number> {
  const { payoutAmount } = await marea.db
    .selectFrom('bookings')
    .select('payoutAmount')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return payoutAmount ?? 0
}

test('owners count half in escrow and by cash until the rest is paid, and then all to the cent', async () => {
  const before = { escrow: await inEscrow(), cash: await cashIn('2026-11') }
  const { id, rest, total } = await partlyPaidStay(marea, laura, {
    checkIn: '2027-03-01',
    checkOut: '2027-03-05',
  })
  const payout = await payoutOf(id)
  const half = (await inEscrow()) - before.escrow
  expect(Math.abs(half - payout * (1 - rest / total))).toBeLessThanOrEqual(1)
  expect((await cashIn('2026-11')) - before.cash).toBe(half)
  await payBalance(id)
  expect((await inEscrow()) - before.escrow).toBe(payout)
  expect((await cashIn('2026-11')) - before.cash).toBe(payout)
})

test('administrators refund no part of the price until it is paid, and can still cancel', async () => {
  const { id, first } = await partlyPaidStay(marea, laura, {
    checkIn: '2027-03-11',
    checkOut: '2027-03-15',
  })
  const terms = { code: 'nights', amount: 100_00, to: 'wallet' }
  const preview = { body: terms }
  const answers = [
    await marisol.call('POST', `/admin/bookings/${id}/refund-preview`, preview),
    await move(marisol, `/admin/bookings/${id}/refunds`, { ...terms, reason: 'No hot water' }),
    await marisol.call('POST', `/admin/bookings/${id}/change-preview`, {
      body: { checkIn: '2027-03-12', checkOut: '2027-03-16', guests: 2 },
    }),
  ]
  expect(answers.map(({ body }) => body.error.code)).toEqual(
    answers.map(() => 'booking.rest_unpaid'),
  )
  const shown = (await marisol.call('GET', `/admin/bookings/${id}`)).body.result
  expect(shown).toMatchObject({ can: ['cancel'], parts: [], paid: { amount: first } })
  expect(shown.cancellation.full.refund.amount).toBe(first)
  await payBalance(id)
  expect((await marisol.call('GET', `/admin/bookings/${id}`)).body.result.can).toContain('refund')
})

test('an offered home is accepted only once the rest is paid, and the booking stays until then', async () => {
  const { id, total } = await partlyPaidStay(marea, laura, {
    checkIn: '2027-03-21',
    checkOut: '2027-03-25',
  })
  const offerId = '3f0c9b0e-1c2d-4e5f-8a9b-0c1d2e3f4a5b'
  await marea.db
    .insertInto('homeOffers')
    .values({
      id: offerId,
      bookingId: id,
      suiteId: other,
      totalAmount: total,
      offeredBy: ines.id,
      offeredAt: marea.clock.now(),
    })
    .execute()
  const accept = () => move(laura, `/bookings/${id}/home-offer/acceptance`, { offerId })
  expect((await accept()).body.error.code).toBe('booking.rest_unpaid')
  expect(await read(laura, id)).toMatchObject({ status: 'confirmed', rest: { failure: null } })
  await payBalance(id)
  const moved = (await accept()).body.result
  expect(moved).toMatchObject({ status: 'confirmed', suite: { slug: 'casa-otra' }, rest: null })
  expect(await read(laura, id)).toMatchObject({ status: 'cancelled' })
})
