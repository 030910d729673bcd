import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deliverEvents } from '../../test/stand-ins/cards.ts'
import { booked, type Guest, move, openHouse, ready } from '../../test/stays.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'

let marea: TestApp
let laura: Guest
let ines: Guest

beforeAll(async () => {
  marea = await openTestApp()
  marea.clock.set('2026-11-15T12:00:00Z')
  ;({ laura, ines } = await openHouse(marea))
})
afterAll(() => marea.close())

async function listed(list: string) {
  return (await laura.call('GET', `/bookings?list=${list}`)).body.result.items
}

async function giveHostId(id: string) {
  const create = { width: 60, height: 40, channels: 3, background: '#7a5c3a' } as const
  const form = new FormData()
  form.set('document', 'passport')
  form.set('number', 'X1234567')
  form.set('image', new File([await sharp({ create }).png().toBuffer()], 'p.png'))
  const sent = new Response(form)
  return laura.call('PUT', `/bookings/${id}/main-host-id`, {
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    body: Buffer.from(await sent.arrayBuffer()),
  })
}

test('the list shows for each stay whether the main host ID is missing, received or not accepted', async () => {
  const { id } = await booked(marea, laura)
  expect(await listed('upcoming')).toMatchObject([{ id, mainHostId: 'missing', cancelled: null }])
  expect((await giveHostId(id)).status).toBe(200)
  expect(await listed('upcoming')).toMatchObject([{ id, mainHostId: 'uploaded' }])
  const body = { status: 'rejected', reason: 'The photo is blurred' }
  await ines.call('PUT', `/bookings/${id}/main-host-id/verdict`, { body })
  expect(await listed('upcoming')).toMatchObject([{ id, mainHostId: 'rejected' }])
})

test('a canceled stay is listed with its refund and cancellation date', async () => {
  const wish = { checkIn: '2026-12-20', checkOut: '2026-12-24' }
  const { id, total } = await ready(laura, wish)
  await move(laura, `/bookings/${id}/payment`, { paymentMethodId: 'pm_card_visa' })
  await deliverEvents(marea)
  marea.clock.set('2026-12-12T12:00:00Z')
  const { now } = (await laura.call('GET', `/bookings/${id}/refund-curve`)).body.result
  expect(now.total.amount).toBeLessThan(total.amount)
  await move(laura, `/bookings/${id}/cancellation`, { to: 'card', reason: '' })
  const cancelled = { at: '2026-12-12T12:00:00Z', refunded: now.total }
  expect(await listed('cancelled')).toMatchObject([{ id, total, cancelled }])
})

test('transactions, holds and purchases name their home and dates', async () => {
  const [cancelled] = await listed('cancelled')
  const stay = { home: 'Casa Almendro', checkIn: '2026-12-20', checkOut: '2026-12-24' }
  const { items } = (await laura.call('GET', '/purchases')).body.result
  expect(items).toMatchObject([
    { kind: 'refund', stay: { bookingId: cancelled.id, ...stay } },
    { kind: 'charge', stay: { bookingId: cancelled.id, ...stay } },
  ])
  const winter = { home: 'Casa Almendro', checkIn: '2027-01-10', checkOut: '2027-01-14' }
  const paid = (await laura.call('GET', '/wallet/transactions')).body.result.items
  expect(paid.find(({ kind }: { kind: string }) => kind === 'hold.opened').stay).toMatchObject(
    winter,
  )
})
