import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/ctx.ts'
import { deliverEvents } from '../../test/stand-ins/cards.ts'
import { booked, type Guest, hold, move, openHouse, quote, ready } from '../../test/stays.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'
import { recordTransition } from './transition.ts'

let marea: TestApp
let laura: Guest
let daniel: Guest

beforeAll(async () => {
  marea = await openTestApp()
  ;({ laura, daniel } = await openHouse(marea))
})
afterAll(() => marea.close())

/** The operators' counters of stays and charges, by name and label. */
async function counts(): Promise<Record<string, number>> {
  const metrics = await marea.readMetrics()
  const lines = [...metrics.matchAll(/^marea_(bookings|charges)_total\{\w+="(\w+)"\} (\d+)$/gm)]
  return Object.fromEntries(
    lines.map(([, name, label, count]) => [`${name} ${label}`, Number(count)]),
  )
}

/** The difference since the start; the process may have counted for other tests before. */
async function countedBy(work: () => Promise<unknown>) {
  const before = await counts()
  await work()
  const after = Object.entries(await counts())
  const changed = after.map(([name, count]) => [name, count - (before[name] ?? 0)] as const)
  return Object.fromEntries(changed.filter(([, count]) => count !== 0))
}

test('every booking status and every charge outcome has a counter from the start', async () => {
  const begun = Object.keys(await counts())
  for (const step of ['held', 'confirmed', 'cancelled', 'expired', 'abandoned', 'lost']) {
    expect(begun).toContain(`bookings ${step}`)
  }
  for (const end of ['started', 'succeeded', 'failed']) expect(begun).toContain(`charges ${end}`)
})

test('a stay that is booked, lost to another guest and canceled is counted once each', async () => {
  const stay = { checkIn: '2027-02-01', checkOut: '2027-02-05' }
  const { id: quoteId } = await quote(daniel, stay)
  const counted = await countedBy(async () => {
    const { id } = await booked(marea, laura, stay)
    await move(daniel, '/bookings', { quoteId })
    await move(laura, `/bookings/${id}/cancellation`, {})
  })
  const once = { 'bookings held': 1, 'bookings confirmed': 1, 'bookings cancelled': 1 }
  expect(counted).toEqual({ ...once, 'bookings lost': 1 })
})

test('a declined card counts as a failed charge, a good one as succeeded', async () => {
  const { id } = await ready(laura, { checkIn: '2027-03-01', checkOut: '2027-03-04' })
  const counted = await countedBy(async () => {
    for (const paymentMethodId of ['pm_card_chargeDeclined', 'pm_card_visa']) {
      await move(laura, `/bookings/${id}/payment`, { paymentMethodId })
      await deliverEvents(marea)
    }
  })
  const charges = { 'charges started': 2, 'charges failed': 1, 'charges succeeded': 1 }
  expect(counted).toEqual({ ...charges, 'bookings confirmed': 1 })
})

test('what is rolled back is not counted', async () => {
  const { id } = await hold(laura, { checkIn: '2027-05-10', checkOut: '2027-05-14' })
  const counted = await countedBy(() =>
    inTransaction(marea.ctx(), async (ctx) => {
      await recordTransition(ctx, id, { status: 'expired' })
      throw new Error('in the end')
    }).catch(() => undefined),
  )
  expect(counted).toEqual({})
})
