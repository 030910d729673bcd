import { type BaseDifference, baseDifferences } from '@marea/contract/statements/reports/choices.ts'
import type {
  ReconcilingBooking,
  ReconcilingBookings,
} from '@marea/contract/statements/reports/differences.ts'
import type { Report } from '@marea/contract/statements/reports/endpoints.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedIn } from '../../../test/people.ts'
import { randomStays } from '../../../test/reports/random-stays.ts'
import { booked, type Guest, homeOf, move } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp
let ines: Guest
let laura: Guest

beforeAll(async () => {
  marea = await openTestApp()
  marea.clock.set('2026-11-15T12:00:00Z')
  ines = await signedIn(marea, 'Ines', { profile: 'OWNER' })
  laura = await signedIn(marea, 'Laura')
})
afterAll(() => marea.close())

async function pageOf(difference: BaseDifference, query: string): Promise<ReconcilingBookings> {
  const url = `/owner/report-differences/${difference}?${query}`
  const { status, body } = await ines.call('GET', url)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.result
}

async function bookingsBehind(difference: BaseDifference, query: string) {
  const items: ReconcilingBooking[] = []
  let next: number | null = 1
  while (next !== null) {
    const page: ReconcilingBookings = await pageOf(difference, `${query}&page=${next}`)
    items.push(...page.items)
    next = page.next
  }
  return items
}

async function figuresOf(query: string): Promise<Report['reconciliation']> {
  return (await ines.call('GET', `/owner/reports?${query}`)).body.result.reconciliation
}

const months = Array.from({ length: 13 }, (_, index) =>
  Temporal.PlainYearMonth.from('2026-10').add({ months: index }).toString(),
)

test('random worlds: the bookings behind each difference add up to it, for every home and month', async () => {
  const homes = [await homeOf(marea, ines.id), await homeOf(marea, ines.id)]
  await randomStays(marea, { owner: ines, guest: laura, homes })
  await cancelLater(homes[0]?.slug ?? '')
  let seen = 0
  for (const month of months) {
    for (const home of [undefined, ...homes]) {
      const query = `from=${month}&to=${month}${home ? `&home=${home.slug}` : ''}`
      const figures = await figuresOf(query)
      for (const difference of baseDifferences) {
        const items = await bookingsBehind(difference, query)
        const sum = items.reduce((all, { amount }) => all + amount, 0)
        expect([query, difference, sum]).toEqual([query, difference, figures[difference]])
        expect(items.every(({ amount }) => amount !== 0)).toBe(true)
        if (home) expect(items.every((item) => item.home.slug === home.slug)).toBe(true)
        seen += items.length
      }
    }
  }
  expect(seen).toBeGreaterThan(20)
})

/** Paid in November, refunded in December, for nights of October. */
async function cancelLater(slug: string): Promise<void> {
  marea.clock.set('2026-11-16T12:00:00Z')
  const dates = { checkIn: '2027-10-10', checkOut: '2027-10-14' }
  const { id } = await booked(marea, laura, { slug, ...dates, guests: 2 })
  marea.clock.set('2026-12-05T12:00:00Z')
  await move(laura, `/bookings/${id}/cancellation`, { to: 'wallet', reason: 'Plans changed' })
}

test('each booking says where and when it was and opens its ledger postings', async () => {
  marea.clock.set('2026-11-15T12:00:00Z')
  const home = await homeOf(marea, ines.id)
  const dates = { checkIn: '2026-11-28', checkOut: '2026-12-02' }
  const { id } = await booked(marea, laura, { slug: home.slug, ...dates, guests: 2 })
  const november = await bookingsBehind('later', `from=2026-11&to=2026-11&home=${home.slug}`)
  const ledger = (await ines.call('GET', `/owner/ledger/bookings/${id}`)).body.result
  const { income } = ledger.months.find((each: { month: string }) => each.month === '2026-12')
  expect(november).toMatchObject([
    { id, ...dates, reference: ledger.reference, home: { slug: home.slug }, amount: income },
  ])
  const december = await bookingsBehind('earlier', `from=2026-12&to=2026-12&home=${home.slug}`)
  expect(december).toMatchObject([{ id, amount: -income }])
})

test('a long list comes in pages that repeat and leave out nothing', async () => {
  marea.clock.set('2026-11-15T12:00:00Z')
  const homes = await Promise.all(Array.from({ length: 3 }, () => homeOf(marea, ines.id)))
  const first = Temporal.PlainDate.from('2026-12-01')
  for (const { slug } of homes) {
    for (let index = 0; index < 18; index += 1) {
      const checkIn = first.add({ days: 3 * index })
      const dates = { checkIn: `${checkIn}`, checkOut: `${checkIn.add({ days: 3 })}` }
      await booked(marea, laura, { slug, ...dates, guests: 2 })
    }
  }
  const query = 'from=2026-11&to=2026-11'
  const { items, next } = await pageOf('later', query)
  expect([items.length, next]).toEqual([50, 2])
  const all = await bookingsBehind('later', query)
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  expect(all.length).toBeGreaterThan(53)
  const sum = all.reduce((total, { amount }) => total + amount, 0)
  expect(sum).toBe((await figuresOf(query)).later)
})

test('another owner and a guest find nothing behind the figures of a home', async () => {
  const { slug } = await homeOf(marea, ines.id)
  const mateo = await signedIn(marea, 'Mateo', { profile: 'OWNER' })
  for (const difference of baseDifferences) {
    const url = `/owner/report-differences/${difference}?home=${slug}`
    for (const stranger of [mateo, laura]) {
      const { body } = await stranger.call('GET', url)
      expect(body.error.code).toBe('resource.not_found')
    }
  }
})
