import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signedIn } from '../../../test/people.ts'
import { homeOf } from '../../../test/stays.ts'
import { jobNamed, openTestApp, type TestApp } from '../../../test/test-app.ts'
import { searchedStays } from './searched-stays.ts'

let marea: TestApp

beforeAll(async () => {
  marea = await openTestApp()
})
afterAll(() => marea.close())
beforeEach(async () => {
  await marea.db.deleteFrom('searchCounts').execute()
})

const dates = 'checkIn=2026-12-04&checkOut=2026-12-07'

async function search(query: string): Promise<void> {
  expect((await marea.call('GET', `/suites?${query}`)).status).toBe(200)
}

async function written() {
  await marea.searchCounts.write()
  const rows = await marea.db.selectFrom('searchCounts').selectAll().orderBy('guests').execute()
  return rows.map(({ checkIn, checkOut, searchedIn, ...row }) => ({
    ...row,
    stay: `${checkIn} ${checkOut}`,
    searchedIn: String(searchedIn),
  }))
}

test('searches with dates are summed by stay, guests and area, in one row a month', async () => {
  await search(dates)
  await search(`${dates}&guests=1&order=exclusive`)
  await search(`${dates}&guests=4`)
  expect(await written()).toHaveLength(2)
  await search(dates)
  expect(await written()).toEqual([
    {
      stay: '2026-12-04 2026-12-07',
      guests: 1,
      place: null,
      neighborhood: null,
      searchedIn: '2026-11-01',
      searches: 3,
    },
    expect.objectContaining({ guests: 4, searches: 1 }),
  ])
})

test('a cached answer counts as well', async () => {
  marea.searchIndex.start()
  await marea.searchIndex.settled()
  await search(dates)
  await search(dates)
  expect(await written()).toMatchObject([{ searches: 2 }])
})

test('further pages, a moved map and searches without dates are not counted', async () => {
  await search(`${dates}&page=2`)
  await search(`${dates}&bbox=-80.3,25.7,-80.1,25.9`)
  await search('guests=2')
  await search('flexible=weekend&month=2026-12')
  expect(await written()).toEqual([])
})

test('a refused search is not counted', async () => {
  const { status } = await marea.call('GET', '/suites?checkIn=2026-12-07&checkOut=2026-12-04')
  expect(status).toBe(400)
  expect(await written()).toEqual([])
})

test('of what is typed only the name of a neighborhood is stored', async () => {
  for (const where of ['coconut-grove', 'Coconut Grove, Miami', 'coconut  GROVE']) {
    await search(`${dates}&where=${encodeURIComponent(where)}`)
  }
  await search(`${dates}&where=Miami`)
  await search(`${dates}&where=Laura+Santos+305-555-0142`)
  const rows = await written()
  expect(rows.map(({ neighborhood, searches }) => [neighborhood, searches])).toEqual(
    expect.arrayContaining([
      ['coconut-grove', 3],
      [null, 1],
    ]),
  )
  expect(rows).toHaveLength(2)
})

test('counts that could not be written are written the next time', async () => {
  await search(dates)
  await marea.db.schema.alterTable('search_counts').renameTo('search_counts_away').execute()
  await marea.searchCounts.write()
  await marea.db.schema.alterTable('search_counts_away').renameTo('search_counts').execute()
  expect(await written()).toMatchObject([{ searches: 1 }])
})

test('a home reads the searches that it fits', async () => {
  const owner = await signedIn(marea, 'Inés', { profile: 'OWNER' })
  const home = await homeOf(marea, owner.id)
  const { guests } = await marea.db
    .selectFrom('suites')
    .select('guests')
    .where('id', '=', home.suiteId)
    .executeTakeFirstOrThrow()
  await search(`${dates}&guests=${guests}`)
  await search(`${dates}&guests=${guests + 1}`)
  await search(`${dates}&where=coconut-grove`)
  await search(`${dates}&where=brickell`)
  await marea.searchCounts.write()
  const period = { from: '2026-12-01', to: '2027-01-01' }
  expect(await searchedStays(marea.ctx(), home.suiteId, period)).toEqual({
    since: '2026-11-01',
    stays: [{ checkIn: '2026-12-04', checkOut: '2026-12-07', searches: 2 }],
  })
})

test('counts are deleted two years after the stay', async () => {
  await search(dates)
  await marea.searchCounts.write()
  const clean = async (now: string) => {
    marea.clock.set(now)
    await jobNamed('search.delete-old-counts').handle(marea.ctx(), {})
    return written()
  }
  expect(await clean('2028-12-31T17:00:00Z')).toHaveLength(1)
  expect(await clean('2029-01-01T17:00:00Z')).toEqual([])
})
