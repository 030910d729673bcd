import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBooking } from '#bookings/store.ts'
import { moneyOf } from '#platform/documents/receipt-format.ts'
import { textOfPdf } from '../../../test/pdf-text.ts'
import { deliverEvents } from '../../../test/stand-ins/cards.ts'
import { booked, type Guest, move, openHouse, read, ready } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { receiptOf } from './documents.ts'

let marea: TestApp
let laura: Guest
let daniel: Guest

beforeAll(async () => {
  marea = await openTestApp()
  ;({ laura, daniel } = await openHouse(marea))
})
afterAll(() => marea.close())

test('anyone with the link sees the home and the outcome, and nothing about the guest', async () => {
  const { id, reference, total, checkIn } = await booked(marea, laura)
  const answer = await marea.app.inject({ url: `/api/bookings/${id}/confirmation` })
  const { result } = JSON.parse(answer.body)
  expect(Object.keys(result).sort()).toEqual(['id', 'payment', 'status', 'suite'])
  expect(Object.keys(result.suite).sort()).toEqual(
    ['isListed', 'name', 'neighborhood', 'photo', 'slug'].sort(),
  )
  expect(result).toMatchObject({ id, status: 'confirmed', suite: { name: 'Casa Almendro' } })
  const personal = [laura.email, laura.id, reference, checkIn, String(total.amount), 'Laura']
  const door = ['3450 Main Highway', 'under the almond tree']
  for (const text of [...personal, ...door]) expect(answer.body).not.toContain(text)
})

test('another account sees no more than a visitor', async () => {
  const dates = { checkIn: '2027-02-10', checkOut: '2027-02-14' }
  const { id } = await booked(marea, laura, dates)
  expect((await daniel.call('GET', `/bookings/${id}`)).status).toBe(404)
  const { body } = await daniel.call('GET', `/bookings/${id}/confirmation`)
  expect(Object.keys(body.result)).toHaveLength(4)
})

test('the guest’s booking names the card that paid, and a wallet payment names none', async () => {
  const dates = { checkIn: '2027-03-10', checkOut: '2027-03-14' }
  const { id } = await ready(laura, dates)
  expect(await read(laura, id)).toMatchObject({ paid: { cards: [] } })
  await move(laura, `/bookings/${id}/payment`, { paymentMethodId: 'pm_card_visa' })
  await deliverEvents(marea)
  const paid = await read(laura, id)
  expect(paid.paid.cards).toEqual([{ brand: 'visa', lastFour: '4242', wallet: null }])
  const later = await booked(marea, laura, { checkIn: '2027-04-10', checkOut: '2027-04-14' })
  expect(later.paid.cards).toEqual([])
})

test('the guest hears until when canceling refunds everything', async () => {
  const dates = { checkIn: '2027-05-10', checkOut: '2027-05-14' }
  const { id, total } = await booked(marea, laura, dates)
  const curve = (await laura.call('GET', `/bookings/${id}/refund-curve`)).body.result
  expect(curve).toMatchObject({
    fullRefundUntil: '2027-04-26T20:00:00Z',
    now: { total: { amount: total.amount } },
  })
})

test('a receipt that is drawn while the stay is canceled shows price and payments of one moment', async () => {
  const dates = { checkIn: '2027-06-10', checkOut: '2027-06-14' }
  const { id, total } = await booked(marea, laura, dates)
  const row = await findBooking(marea.db, id)
  if (!row) throw new Error('The booking is missing.')
  let cancellation: ReturnType<typeof move> | undefined
  const cancelAfterFirstRead: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      cancellation ??= move(laura, `/bookings/${id}/cancellation`, { to: 'wallet' })
      await cancellation
      return result
    },
  }
  const reading = { ...marea.ctx(), db: marea.db.withPlugin(cancelAfterFirstRead) }
  const during = textOfPdf(await receiptOf(reading, row, 'en')).join(' ')
  expect((await cancellation)?.status).toBe(200)
  expect(during).toContain(moneyOf(total.amount, 'en'))
  const after = textOfPdf(await receiptOf(marea.ctx(), row, 'en')).join(' ')
  expect(after).toContain(moneyOf(-total.amount, 'en'))
})
