import { randomUUID } from 'node:crypto'
import type { EarningsEstimate } from '@marea/contract/statements/earnings.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { unlistSuite } from '#suites/publish/unlist.ts'
import { publishedHome } from '../../../test/homes.ts'
import { signedIn } from '../../../test/people.ts'
import { booked, type Guest } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { monthlyRange } from './monthly-range.ts'

let marea: TestApp
let laura: Guest
let hour = 0
const grove = 'coconut-grove'

beforeAll(async () => {
  marea = await openTestApp()
  laura = await signedIn(marea, 'Laura')
})
afterAll(() => marea.close())

/** Each test has an hour of its own, because answers serve for an hour. */
beforeEach(async () => {
  hour += 1
  marea.clock.set('2026-11-15T12:00:00Z')
  for (const { id } of await marea.db
    .selectFrom('suites')
    .select('id')
    .where('status', '=', 'published')
    .execute()) {
    await unlistSuite(marea.ctx(), id)
  }
})

async function home(draft: object = {}, owner?: Guest) {
  const { id } = owner ?? (await signedIn(marea, `owner-${randomUUID()}`, { profile: 'OWNER' }))
  const slug = `home-${randomUUID()}`
  const suiteId = await publishedHome(marea, { ownerId: id, draft: { slug, ...draft } })
  return { slug, suiteId }
}

/** A home whose only stay was in January, seen in the next June. */
async function homeWithStay(draft: object = {}, owner?: Guest) {
  const made = await home(draft, owner)
  const stay = { slug: made.slug, checkIn: '2027-01-10', checkOut: '2027-01-14', guests: 2 }
  await booked(marea, laura, stay)
  return made
}

async function estimate(neighborhood: string, bedrooms = 4): Promise<EarningsEstimate | null> {
  marea.clock.set(`2027-06-10T${String(hour).padStart(2, '0')}:00:00Z`)
  const query = new URLSearchParams({ neighborhood, bedrooms: String(bedrooms) })
  const { status, body } = await marea.call('GET', `/earnings-estimate?${query}`)
  expect(status).toBe(200)
  return body.result.estimate
}

test('three homes of three owners give a range, with the nights it is based on', async () => {
  for (let count = 0; count < 3; count += 1) await homeWithStay()
  const found = await estimate(grove)
  expect(found).toMatchObject({ homes: 3, nights: 12, months: 12, area: 'neighborhood' })
  const [payout] = await marea.db.selectFrom('bookings').select('payoutAmount').execute()
  const listed = 16 + 31 + 31 + 28 + 31 + 30 + 31
  const monthly = ((payout?.payoutAmount ?? 0) / listed) * (365 / 12)
  expect(found?.from.amount).toBe(Math.round(monthly / 10_000) * 10_000)
  expect(found?.to).toEqual(found?.from)
})

test('two homes, or three of two owners, say nothing', async () => {
  const ines = await signedIn(marea, `ines-${randomUUID()}`, { profile: 'OWNER' })
  await homeWithStay({}, ines)
  await homeWithStay()
  expect(await estimate(grove)).toBeNull()
  hour += 1
  marea.clock.set('2026-11-15T12:00:00Z')
  await homeWithStay({}, ines)
  expect(await estimate(grove)).toBeNull()
})

test('where the neighborhood has too few homes, those near it count', async () => {
  await homeWithStay({ neighborhood: 'brickell' })
  await homeWithStay()
  await homeWithStay()
  expect(await estimate('brickell')).toMatchObject({ homes: 3, area: 'nearby' })
})

test('homes of other sizes, and homes listed for less than a season, do not count', async () => {
  for (let count = 0; count < 3; count += 1) await homeWithStay()
  expect(await estimate(grove, 7)).toBeNull()
  hour += 1
  for (const { id } of await marea.db
    .selectFrom('suites')
    .select('id')
    .where('status', '=', 'published')
    .execute()) {
    await marea.db
      .updateTable('suites')
      .set({ publishedAt: marea.ctx().now })
      .where('id', '=', id)
      .execute()
  }
  expect(await estimate(grove)).toBeNull()
})

test('an unknown neighborhood has no estimate, and known ones are listed by name', async () => {
  await home()
  await home({ neighborhood: 'brickell' })
  marea.clock.set(`2027-06-10T${String(hour).padStart(2, '0')}:00:00Z`)
  const { body } = await marea.call('GET', '/earnings-estimate?neighborhood=nowhere')
  expect(body.result.estimate).toBeNull()
  expect(body.result.neighborhoods.map(({ slug }: { slug: string }) => slug)).toEqual([
    'brickell',
    grove,
  ])
})

test('an answer serves for its hour', async () => {
  for (let count = 0; count < 3; count += 1) await homeWithStay()
  const first = await estimate(grove)
  const [one] = await marea.db
    .selectFrom('suites')
    .select('id')
    .where('status', '=', 'published')
    .execute()
  await unlistSuite(marea.ctx(), one?.id ?? '')
  expect(await estimate(grove)).toEqual(first)
  hour += 1
  expect(await estimate(grove)).toBeNull()
})

describe('the range', () => {
  const homes = (...amounts: number[]) => amounts.map((amount) => ({ amount, listed: 365 }))

  test('is the middle half, rounded to a hundred dollars, and no home’s own figure', () => {
    expect(monthlyRange(homes(1_200_000, 2_400_000, 12_000_000))).toEqual({
      from: 150_000,
      to: 600_000,
    })
  })

  test('counts a home only for the nights it was listed', () => {
    const half = { amount: 600_000, listed: 182.5 }
    expect(monthlyRange([half, half, half])).toEqual({ from: 100_000, to: 100_000 })
  })
})
