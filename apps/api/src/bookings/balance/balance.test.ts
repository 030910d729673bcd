import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { publishedHome } from '../../../test/homes.ts'
import { balanceOf, differences, dyingBefore, fund } from '../../../test/ledger-totals.ts'
import { partlyPaidStay, payPart } from '../../../test/payments/part-payments.ts'
import { textOfPdf } from '../../../test/pdf-text.ts'
import { remindAndCharge, settleAndComplete } from '../../../test/run-fan-out.ts'
import { auditCards, deliverEvents, enterCard, saveCardAs } from '../../../test/stand-ins/cards.ts'
import { booked, type Guest, move, openHouse, quote, read, ready } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp
let ines: Guest
let laura: Guest
let daniel: Guest
let day = 1

beforeAll(async () => {
  marea = await openTestApp()
  ;({ ines, laura, daniel } = await openHouse(marea))
})
afterAll(() => marea.close())
beforeEach(() => marea.clock.set('2026-11-15T12:00:00Z'))

/** Every test uses different nights. */
function nights() {
  day += 5
  const checkIn = Temporal.PlainDate.from('2027-02-01').add({ days: day })
  return { checkIn: checkIn.toString(), checkOut: checkIn.add({ days: 4 }).toString() }
}

/** The home refunds everything until two weeks before check-in, so the balance is due 18 days before. */
const dueDay = (checkIn: string) => Temporal.PlainDate.from(checkIn).subtract({ days: 18 })

/** Sessions would expire on the way. */
async function goTo(checkIn: string, days = 0, clock = '16:00:00') {
  marea.clock.set(`${dueDay(checkIn).add({ days })}T${clock}Z`)
  const expiresAt = marea.ctx().now.add({ hours: 24 })
  await marea.db.updateTable('sessions').set({ expiresAt }).execute()
}

const balance = (account: string) => balanceOf(marea, account)
const charges = (id: string) =>
  (marea.ports.cards.standIn?.record().charges ?? []).filter(
    ({ metadata }) => metadata.reference === id,
  )

/** A stay whose first part the card has paid. */
const partlyPaid = (guest = laura, card = 'pm_card_visa') =>
  partlyPaidStay(marea, guest, { ...nights(), card })

async function runJob() {
  await remindAndCharge(marea.ctx())
  await deliverEvents(marea)
}

/** The saved card of a rest behaves like this one from now on. */
async function replaceCard({ id }: { id: string }, guest: Guest, number: string) {
  const paymentMethodId = await enterCard(marea, { number, expiryYear: 2029 })
  const saved = {
    id: paymentMethodId,
    userId: guest.id,
    holderName: 'Daniel',
    brand: 'visa',
    lastFour: number.slice(-4),
    expiryMonth: 5,
    expiryYear: 2029,
    isDefault: false,
    fingerprint: null,
    createdAt: marea.ctx().now,
  }
  await marea.db.insertInto('paymentMethods').values(saved).execute()
  await marea.db
    .updateTable('bookingRests')
    .set({ paymentMethodId })
    .where('bookingId', '=', id)
    .execute()
}

async function keptOf(id: string): Promise<number> {
  const { keptLines } = await marea.db
    .selectFrom('bookings')
    .select('keptLines')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const lines: { amount: number }[] = JSON.parse(JSON.stringify(keptLines))
  return lines.reduce((sum, { amount }) => sum + amount, 0)
}

async function receiptText({ token }: Guest, id: string): Promise<string[]> {
  const file = await marea.app.inject({
    method: 'GET',
    url: `/api/bookings/${id}/receipt.pdf?language=en`,
    headers: { authorization: token },
  })
  return textOfPdf(file.rawPayload)
}

async function eventsOf(id: string, wanted: string) {
  const events = await marea.db.selectFrom('events').select(['kind', 'data']).execute()
  return events.filter(({ kind, data }) => kind === wanted && Object(data).bookingId === id)
}

describe('a price in two parts', () => {
  test('is offered with both amounts and the day, and the first part confirms the stay', async () => {
    const request = nights()
    const held = await ready(laura, request)
    const { id, total } = held
    const rest = Math.floor(total.amount / 2)
    const first = total.amount - rest
    expect(held.partPlan).toMatchObject({
      first: { amount: first },
      rest: { amount: rest },
      dueOn: dueDay(request.checkIn).toString(),
    })
    await payPart(laura, id)
    await deliverEvents(marea)
    const booking = await read(laura, id)
    expect(booking).toMatchObject({
      status: 'confirmed',
      total,
      partPlan: null,
      paid: { card: { amount: first } },
      rest: {
        amount: { amount: rest },
        paid: { amount: first },
        dueOn: dueDay(request.checkIn).toString(),
        card: { brand: 'visa', lastFour: '4242' },
        failure: null,
      },
    })
    expect(await balance(ledgerAccounts.escrow(id))).toBe(first)
    const { items } = (await laura.call('GET', '/bookings')).body.result
    expect(items).toContainEqual(expect.objectContaining({ id, rest: booking.rest }))
    const hosted = (await ines.call('GET', '/owner/bookings')).body.result.items
    const due = { amount: booking.rest?.amount, dueOn: booking.rest?.dueOn }
    expect(hosted).toContainEqual(expect.objectContaining({ id, rest: due }))
    expect(await differences(marea)).toEqual([])
  })

  test('is not offered near check-in, without a full refund, with the wallet or to others', async () => {
    const soon = await ready(laura, { checkIn: '2026-12-13', checkOut: '2026-12-16' })
    expect(soon.partPlan).toBeNull()
    expect(await payPart(laura, soon.id)).toMatchObject({ status: 409 })
    const draft = { slug: 'no-refund', cancellation: 'final' } as const
    await publishedHome(marea, { ownerId: ines.id, draft })
    const final = await ready(laura, { ...nights(), slug: 'no-refund' })
    expect(final.partPlan).toBeNull()
    expect((await payPart(laura, final.id)).body.error.code).toBe('booking.part_not_offered')
    const offered = await ready(daniel, nights())
    const wallet = await payPart(daniel, offered.id, 'pm_card_visa', { useCredit: true })
    expect(wallet.body.error.code).toBe('booking.part_not_offered')
    expect(await payPart(laura, offered.id)).toMatchObject({ status: 404 })
    expect(await read(daniel, offered.id)).toMatchObject({ status: 'held' })
  })

  test('and the other choice do not resume each other’s payment', async () => {
    const { id, total } = await ready(daniel, nights())
    await payPart(daniel, id, 'pm_card_authenticationRequired')
    await move(daniel, `/bookings/${id}/payment`, { paymentMethodId: 'pm_card_visa' })
    await deliverEvents(marea)
    expect(await read(daniel, id)).toMatchObject({
      status: 'confirmed',
      rest: null,
      paid: { card: total },
    })
  })
})

describe('the rest', () => {
  test('is announced three days before and charged once on its day to the same card', async () => {
    const { id, checkIn, rest, total } = await partlyPaid()
    const before = charges(id).length
    await goTo(checkIn, -3, '14:00:00')
    await runJob()
    expect(charges(id)).toHaveLength(before)
    await goTo(checkIn, -3)
    await runJob()
    await runJob()
    expect(await eventsOf(id, 'booking.rest_due_soon')).toHaveLength(1)
    await goTo(checkIn)
    await remindAndCharge(marea.ctx())
    await remindAndCharge(marea.ctx())
    marea.clock.advance({ minutes: 15 })
    await remindAndCharge(marea.ctx())
    await deliverEvents(marea)
    await runJob()
    expect(charges(id).slice(before)).toMatchObject([{ amount: rest }])
    expect(await read(laura, id)).toMatchObject({ rest: null, paid: { card: { amount: total } } })
    expect(await balance(ledgerAccounts.escrow(id))).toBe(total)
    marea.clock.set(`${checkIn}T23:00:00Z`)
    marea.clock.advance({ hours: 24 })
    await settleAndComplete(marea.ctx())
    expect(await balance(ledgerAccounts.escrow(id))).toBe(0)
    expect(await differences(marea)).toEqual([])
  })

  test('is charged once when the process stops at any statement', async () => {
    const { id, checkIn, rest, total } = await partlyPaid()
    const before = charges(id).length
    await goTo(checkIn)
    for (let statement = 0; statement < 24; statement += 1) {
      await remindAndCharge(dyingBefore(marea.ctx(), statement)).catch(() => undefined)
      marea.clock.advance({ minutes: 1 })
    }
    marea.clock.advance({ minutes: 30 })
    await runJob()
    marea.clock.advance({ hours: 2 })
    await runJob()
    expect(charges(id).slice(before)).toMatchObject([{ amount: rest }])
    expect(await read(laura, id)).toMatchObject({ rest: null, paid: { card: { amount: total } } })
    expect(await auditCards(marea)).toEqual([])
    expect(await differences(marea)).toEqual([])
  })
})

describe('a rest that cannot be charged', () => {
  test('is tried on three days, then the stay is canceled and refunded', async () => {
    const { id, checkIn, first } = await partlyPaid(daniel)
    await replaceCard({ id }, daniel, '4000000000000341')
    for (const attempt of [0, 1, 2]) {
      await goTo(checkIn, attempt, '17:00:00')
      await runJob()
      await runJob()
      expect(await read(daniel, id)).toMatchObject({
        status: 'confirmed',
        rest: {
          failure: 'card_declined',
          cancelsOn: dueDay(checkIn).add({ days: 3 }).toString(),
        },
      })
    }
    await goTo(checkIn, 3, '16:30:00')
    await runJob()
    expect(await read(daniel, id)).toMatchObject({ status: 'confirmed' })
    await goTo(checkIn, 3, '18:00:00')
    await runJob()
    expect(await read(daniel, id)).toMatchObject({
      status: 'cancelled',
      cancelledBy: 'platform',
      rest: null,
      refunded: { card: { amount: first }, wallet: { amount: 0 } },
    })
    expect(await balance(ledgerAccounts.escrow(id))).toBe(0)
    expect(await auditCards(marea)).toEqual([])
    expect(await differences(marea)).toEqual([])
    expect(await eventsOf(id, 'booking.rest_declined')).toHaveLength(3)
  })
})

describe('a rest that the guest pays', () => {
  test('follows a decline of a bank that wants to authenticate them', async () => {
    const { id, checkIn, rest, total } = await partlyPaid(daniel)
    await replaceCard({ id }, daniel, '4000002760003184')
    await goTo(checkIn)
    await runJob()
    expect(await read(daniel, id)).toMatchObject({ rest: { failure: 'authentication_failed' } })
    const answer = await move(daniel, `/bookings/${id}/rest`, { paymentMethodId: 'pm_card_visa' })
    expect(answer.body.result).toMatchObject({ status: 'processing' })
    await deliverEvents(marea)
    expect(await read(daniel, id)).toMatchObject({ rest: null, paid: { card: { amount: total } } })
    await goTo(checkIn, 1, '18:00:00')
    const before = charges(id).length
    await runJob()
    expect(charges(id)).toHaveLength(before)
    expect(rest).toBeGreaterThan(0)
  })

  test('can be paid early from the wallet, and by nobody else', async () => {
    const { id, checkIn, first, rest } = await partlyPaid(daniel)
    expect(await move(laura, `/bookings/${id}/rest`, {})).toMatchObject({ status: 404 })
    await fund(marea.ctx(), daniel.id, rest)
    const { body } = await move(daniel, `/bookings/${id}/rest`, { useCredit: true })
    expect(body.result).toMatchObject({ status: 'confirmed', booking: { rest: null } })
    expect(await read(daniel, id)).toMatchObject({
      paid: { card: { amount: first }, credit: { amount: rest } },
    })
    const again = await move(daniel, `/bookings/${id}/rest`, { paymentMethodId: 'pm_card_visa' })
    expect(again.body.result).toMatchObject({ status: 'confirmed' })
    const before = charges(id).length
    await goTo(checkIn)
    await runJob()
    expect(charges(id)).toHaveLength(before)
    const other = await booked(marea, daniel, nights())
    expect((await move(daniel, `/bookings/${other.id}/rest`, {})).body.error.code).toBe(
      'booking.state_refused',
    )
    expect(await differences(marea)).toEqual([])
  })

  test('is charged to the card with the same number that replaced the saved one', async () => {
    const { id, checkIn, total } = await partlyPaid(laura)
    await saveCardAs(laura, { paymentMethodId: 'pm_card_visa' })
    await deliverEvents(marea)
    await goTo(checkIn)
    await runJob()
    expect(await read(laura, id)).toMatchObject({ rest: null, paid: { card: { amount: total } } })
  })
})

describe('a stay whose rest is unpaid', () => {
  test.each([
    ['while everything is refundable', -1, 'first'],
    ['when half of the price is kept', 7, 'half'],
    ['when nothing is refundable', 14, 'late'],
  ])('is canceled %s for what the policy leaves of the first part', async (_, days, window) => {
    const { id, checkIn, first, total } = await partlyPaid(daniel)
    await goTo(checkIn, days)
    const { now } = (await daniel.call('GET', `/bookings/${id}/refund-curve`)).body.result
    if (window === 'first') expect(now.total.amount).toBe(first)
    else expect(now.total.amount).toBeLessThan(first / 2)
    const { body } = await move(daniel, `/bookings/${id}/cancellation`, {})
    await deliverEvents(marea)
    expect(body.result.refunded.card.amount).toBe(now.total.amount)
    expect(await balance(ledgerAccounts.escrow(id))).toBe(0)
    expect(await keptOf(id)).toBe(first - now.total.amount)
    expect(first).toBeLessThan(total)
    expect(await differences(marea)).toEqual([])
    expect(await receiptText(daniel, id)).not.toContain('Amount due')
  })

  test('keeps its dates and price until the rest is paid, and is not paid out', async () => {
    const { id, checkIn, checkOut, first } = await partlyPaid(daniel)
    const wish = { checkIn, checkOut, guests: 3, pets: 0 }
    const asked = await daniel.call('POST', `/bookings/${id}/quotes`, { body: wish })
    expect(asked.body.error.code).toBe('booking.rest_unpaid')
    const { id: quoteId } = await quote(daniel, nights())
    const changed = await move(daniel, `/bookings/${id}/change`, { quoteId })
    expect(changed.body.error.code).toBe('booking.rest_unpaid')
    expect(await receiptText(daniel, id)).toContain('Amount due')
    await marea.db
      .updateTable('bookingRests')
      .set({ nextAttemptAt: Temporal.Instant.from('2030-01-01T00:00:00Z') })
      .where('bookingId', '=', id)
      .execute()
    marea.clock.set(`${checkOut}T18:00:00Z`)
    await settleAndComplete(marea.ctx())
    expect(await balance(ledgerAccounts.escrow(id))).toBe(first)
  })

  test('is refunded in full when its owner cancels', async () => {
    const { id, first } = await partlyPaid(daniel)
    await move(ines, `/owner/bookings/${id}/cancellation`, { reason: 'A pipe burst.' })
    await deliverEvents(marea)
    expect(await read(daniel, id)).toMatchObject({
      status: 'cancelled',
      refunded: { card: { amount: first } },
    })
    expect(await balance(ledgerAccounts.escrow(id))).toBe(0)
  })
})
