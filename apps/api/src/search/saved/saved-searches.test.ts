import type { Notification } from '@marea/contract/notifications/endpoints.ts'
import type { SavedSearch } from '@marea/contract/search/saved-searches.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { blockNights } from '#calendar/nights/block-nights.ts'
import { holdNights } from '#calendar/nights/hold-nights.ts'
import { releaseNights } from '#calendar/nights/release-nights.ts'
import { setRates } from '#pricing/set-rates.ts'
import { publishedHome } from '../../../test/homes.ts'
import { password, signedIn } from '../../../test/people.ts'
import { booked, move } from '../../../test/stays.ts'
import { jobNamed, openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp
let ines: Awaited<ReturnType<typeof signedIn>>
let laura: typeof ines
let suiteId: string

const stay = { checkIn: '2026-12-14', checkOut: '2026-12-17' }
const december = { ...stay, guests: '2' }
const noRates = { seasons: [], stayDiscounts: [] }
/** Three nights at 98,000 and the cleaning, with taxes. */
const total = 388_720

beforeAll(async () => {
  marea = await openTestApp()
  ines = await signedIn(marea, 'Inés', { profile: 'OWNER' })
  laura = await signedIn(marea, 'Laura')
  suiteId = await publishedHome(marea, { ownerId: ines.id })
})
afterAll(() => marea.close())
beforeEach(async () => {
  await marea.db.deleteFrom('savedSearches').execute()
  await marea.db.deleteFrom('notifications').execute()
})

async function save(query: Record<string, string>, by = laura) {
  const { status, body } = await by.call('POST', '/saved-searches', { body: { query } })
  expect(status, JSON.stringify(body)).toBe(200)
  const { search, isNew }: { search: SavedSearch; isNew: boolean } = body.result
  return { ...search, isNew }
}

async function list(by = laura): Promise<SavedSearch[]> {
  return (await by.call('GET', '/saved-searches')).body.result
}

/** Runs the job after some time, and lists what a person was told so far, the newest first. */
async function look({ by = laura, minutes = 10 } = {}): Promise<string[]> {
  marea.clock.advance({ minutes })
  await jobNamed('search.alert-saved-searches').handle(marea.ctx(), {})
  await marea.runJobs()
  const { body } = await by.call('GET', '/notifications')
  const items: Notification[] = body.result.items
  return items.filter(({ kind }) => kind === 'search_matched').map(({ words }) => words.en.title)
}

const block = (reference: string) =>
  blockNights(marea.ctx(), { suiteId, from: stay.checkIn, to: stay.checkOut, reference })

function pricedAt(amount: number) {
  const season = { name: 'Offer', from: stay.checkIn, to: '2026-12-16', minNights: 2 }
  const seasons = [{ ...season, nightlyAmount: amount, weekendAmount: amount }]
  return setRates(marea.ctx(), suiteId, { ...noRates, seasons })
}

describe('a saved search', () => {
  test('keeps what was asked for, without the order and empty values', async () => {
    const saved = await save({ where: ' coconut-grove ', ...december, beds: '', pets: '' })
    expect(saved).toMatchObject({
      isNew: true,
      name: null,
      query: { where: 'coconut-grove', ...december },
      hasAlerts: true,
      isPast: false,
      lastAlert: null,
    })
    expect(await list()).toHaveLength(1)
  })

  test('is saved once, however it is written', async () => {
    const first = await save({ where: 'coconut-grove', guests: '2', amenities: 'pool,wifi' })
    const again = await save({ where: 'Coconut Grove', guests: '02', amenities: 'wifi, pool' })
    expect(again).toMatchObject({ id: first.id, isNew: false })
    expect((await save({ where: 'coconut-grove', guests: '3' })).isNew).toBe(true)
    const daniel = await signedIn(marea, 'Daniel')
    expect((await save({ where: 'coconut-grove', guests: '3' }, daniel)).isNew).toBe(true)
  })

  test('is one of at most twenty', async () => {
    for (let guests = 1; guests <= 20; guests += 1) await save({ guests: String(guests) })
    const refused = { body: { query: { guests: '21' } } }
    const { status, body } = await laura.call('POST', '/saved-searches', refused)
    expect([status, body.error.code]).toEqual([409, 'saved_searches.too_many'])
    expect((await save({ guests: '20' })).isNew).toBe(false)
  })

  test.each([
    [{ checkIn: '2026-11-01', checkOut: '2026-11-05' }, 'stay.dates_past'],
    [{ guests: '99' }, 'stay.guests_invalid'],
    [{ bbox: '1,2,3' }, 'search.bbox_invalid'],
    [{ order: 'exclusive' }, 'request.invalid'],
    [{ where: 'a'.repeat(1001) }, 'request.invalid'],
  ])('%j is refused', async (query, code) => {
    const { body } = await laura.call('POST', '/saved-searches', { body: { query } })
    expect(body.error.code).toBe(code)
    expect(await list()).toEqual([])
  })

  test('is renamed, and without a name is called by its place and dates', async () => {
    const { id } = await save(december)
    const rename = (name: string | null) =>
      laura.call('PUT', `/saved-searches/${id}`, { body: { name } })
    expect((await rename('  With the kids ')).body.result.name).toBe('With the kids')
    expect((await rename('   ')).body.error.code).toBe('request.invalid')
    expect((await rename(null)).body.result.name).toBeNull()
  })

  test('belongs to one person: a stranger finds nothing', async () => {
    const { id } = await save(december)
    const put = { body: { name: 'Mine' } }
    for (const answer of [
      await ines.call('PUT', `/saved-searches/${id}`, put),
      await ines.call('DELETE', `/saved-searches/${id}`),
    ]) {
      expect([answer.status, answer.body.error.code]).toEqual([404, 'resource.not_found'])
    }
    expect(await list(ines)).toEqual([])
    expect((await laura.call('DELETE', `/saved-searches/${id}`)).status).toBe(200)
    expect(await list()).toEqual([])
  })
})

test('a canceled stay makes a home available: one notification, and none the next time', async () => {
  const diego = await signedIn(marea, 'Diego')
  const { id } = await booked(marea, diego, { ...stay, guests: 2, pets: 0 })
  await save(december)
  expect(await look()).toEqual([])
  await move(diego, `/bookings/${id}/cancellation`, { to: 'wallet' })
  expect(await look()).toEqual(['Now available for your search: Casa Almendro'])
  expect(await look({ minutes: 25 * 60 })).toHaveLength(1)
  expect((await list())[0]?.lastAlert).toMatchObject({
    homes: [{ slug: 'casa-almendro', reason: 'available', total: { amount: total } }],
  })
})

test('neither the guest who cancels nor the owner hears of the home', async () => {
  const carla = await signedIn(marea, 'Carla')
  await save(december, ines)
  await save(december, carla)
  const { id } = await booked(marea, carla, { ...stay, guests: 2, pets: 0 })
  expect(await look({ by: carla })).toEqual([])
  await move(carla, `/bookings/${id}/cancellation`, { to: 'wallet' })
  expect(await look({ by: carla })).toEqual([])
  expect(await look({ by: ines })).toEqual([])
})

test('a price that drops by ten percent is told once, a smaller drop is not', async () => {
  await save(december)
  await pricedAt(95_000)
  expect(await look()).toEqual([])
  await pricedAt(80_000)
  expect(await look()).toEqual(['Price drop: Casa Almendro'])
  const { body } = await laura.call('GET', '/notifications')
  expect(body.result.items[0].words.en.body).toMatch(/\(was \$3,887\.20\)$/)
  await setRates(marea.ctx(), suiteId, noRates)
  expect(await look({ minutes: 25 * 60 })).toHaveLength(1)
  await pricedAt(80_000)
  expect(await look({ minutes: 25 * 60 })).toHaveLength(1)
  await setRates(marea.ctx(), suiteId, noRates)
})

test('a search has one notification a day, and the rest follows the next day', async () => {
  await block('family')
  await save(december)
  await releaseNights(marea.ctx(), 'family')
  expect(await look()).toHaveLength(1)
  await pricedAt(60_000)
  expect(await look()).toHaveLength(1)
  expect(await look({ minutes: 24 * 60 })).toEqual([
    'Price drop: Casa Almendro',
    'Now available for your search: Casa Almendro',
  ])
  await setRates(marea.ctx(), suiteId, noRates)
})

test('nights on hold are no news, neither when they are taken nor when they are back', async () => {
  await save(december)
  await holdNights(marea.ctx(), { suiteId, ...stay, reference: 'somebody' })
  expect(await look()).toEqual([])
  await releaseNights(marea.ctx(), 'somebody')
  expect(await look()).toEqual([])
})

test('a home that matches only now waits while somebody holds it', async () => {
  await block('family')
  await save(december)
  await releaseNights(marea.ctx(), 'family')
  await holdNights(marea.ctx(), { suiteId, ...stay, reference: 'somebody' })
  expect(await look({ minutes: 1 })).toEqual([])
  expect(await look({ minutes: 20 })).toHaveLength(1)
})

test('nothing is told while alerts are off, nor about that time afterwards', async () => {
  const { id } = await save(december)
  const turn = (hasAlerts: boolean) =>
    laura.call('PUT', `/saved-searches/${id}`, { body: { hasAlerts } })
  expect((await turn(false)).body.result.hasAlerts).toBe(false)
  await pricedAt(60_000)
  expect(await look()).toEqual([])
  expect((await turn(true)).body.result.hasAlerts).toBe(true)
  expect(await look()).toEqual([])
  await pricedAt(30_000)
  expect(await look()).toEqual(['Price drop: Casa Almendro'])
  await setRates(marea.ctx(), suiteId, noRates)
})

test('a flexible search hears of a lower price for its cheapest dates', async () => {
  await save({ flexible: 'week', month: '2027-02', guests: '2' })
  const season = { name: 'Offer', from: '2027-02-01', to: '2027-02-20', minNights: 2 }
  const cheap = { ...season, nightlyAmount: 50_000, weekendAmount: 50_000 }
  await setRates(marea.ctx(), suiteId, { ...noRates, seasons: [cheap] })
  expect(await look()).toEqual(['Price drop: Casa Almendro'])
  await setRates(marea.ctx(), suiteId, noRates)
})

test('without dates only a new home is news, and only where it matches', async () => {
  await save({ where: 'coconut-grove', guests: '2' })
  await save({ amenities: 'oceanView' })
  await pricedAt(60_000)
  expect(await look()).toEqual([])
  marea.clock.advance({ minutes: 1 })
  const draft = { slug: 'casa-nueva', name: 'Casa Nueva' }
  await publishedHome(marea, { ownerId: ines.id, draft })
  expect(await look()).toEqual(['New home for your search: Casa Nueva'])
  expect(await look({ minutes: 25 * 60 })).toHaveLength(1)
  await marea.db.deleteFrom('suites').where('slug', '=', 'casa-nueva').execute()
  await setRates(marea.ctx(), suiteId, noRates)
})

test('everything about saved searches is in the data export, and deleted with the account', async () => {
  const marta = await signedIn(marea, 'Marta')
  await save(december, marta)
  const { body } = await marta.call('GET', '/user/data')
  expect(JSON.stringify(body)).toContain('"savedSearches":[{"name":null,"query":{')
  await marta.call('DELETE', '/user', { body: { password } })
  await marea.runJobs()
  const rows = await marea.db.selectFrom('savedSearches').select('id').execute()
  expect(rows).toEqual([])
})

test('dates that have passed are shown as past and never alerted', async () => {
  await block('family')
  await save(december)
  marea.clock.set('2026-12-15T15:00:00Z')
  laura = await signedIn(marea, 'Laura-again')
  const rows = marea.db.updateTable('savedSearches').set({ userId: laura.id })
  await rows.execute()
  await releaseNights(marea.ctx(), 'family')
  expect(await look()).toEqual([])
  expect(await list()).toMatchObject([{ isPast: true }])
  const { id } = (await list())[0] ?? { id: '' }
  for (const hasAlerts of [false, true]) {
    const { status } = await laura.call('PUT', `/saved-searches/${id}`, { body: { hasAlerts } })
    expect(status).toBe(200)
  }
})
