import type { FavoriteList } from '@marea/contract/favorites/endpoints.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { blockNights } from '#calendar/nights/block-nights.ts'
import { holdNights } from '#calendar/nights/hold-nights.ts'
import { releaseNights } from '#calendar/nights/release-nights.ts'
import { setRates } from '#pricing/set-rates.ts'
import { publishedHome } from '../../test/homes.ts'
import { signedIn } from '../../test/people.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'

let marea: TestApp
let laura: Awaited<ReturnType<typeof signedIn>>
let suiteId: string

const watched = { checkIn: '2026-12-14', checkOut: '2026-12-17', guests: 2, pets: 0 }
const noRates = { seasons: [], stayDiscounts: [] }

beforeAll(async () => {
  marea = await openTestApp()
  const ines = await signedIn(marea, 'Inés', { profile: 'OWNER' })
  laura = await signedIn(marea, 'Laura')
  suiteId = await publishedHome(marea, { ownerId: ines.id })
  await laura.call('PUT', '/favorites/stay', { body: watched })
  await laura.call('PUT', '/favorites/casa-almendro', { body: {} })
  await marea.runJobs()
})
afterAll(() => marea.close())
beforeEach(async () => {
  await marea.db.deleteFrom('favoriteNotices').execute()
})

async function item() {
  await marea.runJobs()
  const { body } = await laura.call('GET', '/favorites')
  const lists: FavoriteList[] = body.result.boards
  return lists[0]?.items[0]
}

test('the watched dates are priced when the request names no others', async () => {
  const { body } = await laura.call('GET', '/favorites')
  expect(body.result.watched).toEqual({ ...watched, children: 0, infants: 0 })
  expect(await item()).toMatchObject({ total: { amount: 388_720 }, notice: null })
})

test('a favorite that loses the watched nights creates a notice, and another when they are back', async () => {
  await blockNights(marea.ctx(), {
    suiteId,
    from: '2026-12-16',
    to: '2026-12-18',
    reference: 'family',
  })
  expect(await item()).toMatchObject({
    refusal: 'calendar.dates_taken',
    notice: {
      kind: 'nights_lost',
      checkIn: '2026-12-14',
      checkOut: '2026-12-17',
      before: { amount: 388_720 },
      after: null,
    },
  })
  await releaseNights(marea.ctx(), 'family')
  expect(await item()).toMatchObject({ notice: { kind: 'nights_back', before: null } })
  const events = await marea.db
    .selectFrom('events')
    .select('kind')
    .where('subject', '=', `user:${laura.id}`)
    .where('kind', 'like', 'favorites.%')
    .orderBy('id')
    .execute()
  expect(events.map(({ kind }) => kind)).toEqual(['favorites.nights_lost', 'favorites.nights_back'])
})

test('a new price for the watched nights creates a notice with both amounts', async () => {
  const season = { name: 'Fair', from: '2026-12-15', to: '2026-12-16', minNights: 2 }
  const amounts = { nightlyAmount: 118_000, weekendAmount: 118_000 }
  await setRates(marea.ctx(), suiteId, { ...noRates, seasons: [{ ...season, ...amounts }] })
  expect(await item()).toMatchObject({
    notice: {
      kind: 'price_changed',
      before: { amount: 388_720 },
      after: { amount: 388_720 + 22_600 },
    },
  })
  await setRates(marea.ctx(), suiteId, noRates)
  await marea.runJobs()
})

test('other nights, a hold, and rates that leave the price unchanged create no notice', async () => {
  await blockNights(marea.ctx(), {
    suiteId,
    from: '2026-12-17',
    to: '2026-12-20',
    reference: 'painters',
  })
  await holdNights(marea.ctx(), { suiteId, ...watched, reference: 'daniel' })
  await setRates(marea.ctx(), suiteId, noRates)
  expect((await item())?.notice).toBeNull()
  await releaseNights(marea.ctx(), 'daniel')
})

test('a dismissed notice stays dismissed, and a later one is shown', async () => {
  const season = { name: 'Fair', from: '2026-12-15', to: '2026-12-16', minNights: 2 }
  const at = (amount: number) => ({
    ...noRates,
    seasons: [{ ...season, nightlyAmount: amount, weekendAmount: amount }],
  })
  await setRates(marea.ctx(), suiteId, at(118_000))
  const noticedAt = (await item())?.notice?.noticedAt
  const away = `/favorites/casa-almendro/notice?noticedAt=${noticedAt}`
  const marta = await signedIn(marea, 'Marta')
  await marta.call('DELETE', away)
  expect((await item())?.notice).not.toBeNull()
  expect((await laura.call('DELETE', away)).status).toBe(200)
  expect((await item())?.notice).toBeNull()
  marea.clock.advance({ minutes: 5 })
  await setRates(marea.ctx(), suiteId, at(120_000))
  expect(await item()).toMatchObject({ notice: { kind: 'price_changed' } })
  await laura.call('DELETE', away)
  expect((await item())?.notice).not.toBeNull()
  await setRates(marea.ctx(), suiteId, noRates)
  await marea.runJobs()
})

test('dates that are no longer watched, or have passed, create no notice', async () => {
  await laura.call('DELETE', '/favorites/stay')
  await blockNights(marea.ctx(), {
    suiteId,
    from: '2026-12-14',
    to: '2026-12-16',
    reference: 'family',
  })
  expect((await item())?.notice).toBeNull()
  expect((await laura.call('GET', '/favorites')).body.result.watched).toBeNull()
})

test('two seasons cannot share a night', async () => {
  const season = { name: 'One', minNights: 2, nightlyAmount: 50_000, weekendAmount: 50_000 }
  const overlapping = [
    { ...season, from: '2027-01-01', to: '2027-01-10' },
    { ...season, from: '2027-01-09', to: '2027-01-12' },
  ]
  const plan = { ...noRates, seasons: overlapping }
  await expect(setRates(marea.ctx(), suiteId, plan)).rejects.toMatchObject({
    code: 'pricing.seasons_overlap',
  })
})
