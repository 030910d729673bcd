import type { PriceRules } from '@marea/contract/pricing/rules/price-rules.ts'
import type { HomePrices, PricePreview } from '@marea/contract/rates/prices.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { blockNights } from '#calendar/nights/block-nights.ts'
import { holdNights } from '#calendar/nights/hold-nights.ts'
import { refreshRates } from '#pricing/rules/refresh-rates.ts'
import { joinAs } from '../../../test/access/managed-home.ts'
import { type OwnerHomes, openOwnerHomes, saveRules } from '../../../test/owner-homes.ts'
import { signedIn } from '../../../test/people.ts'
import { plainRules } from '../../../test/price-rules.ts'
import { runFanOut } from '../../../test/run-fan-out.ts'
import { booked, type Guest, quote, read } from '../../../test/stays.ts'

let homes: OwnerHomes
let marea: OwnerHomes['marea']
let laura: Guest
let ines: Guest
let name: string
let home: { slug: string; suiteId: string }

beforeAll(async () => {
  homes = await openOwnerHomes()
  ;({ marea, laura } = homes)
})
afterAll(() => marea.close())
beforeEach(async () => {
  ;({ ines, name, home } = await homes.nextOwner())
})

const winter = {
  name: 'Winter',
  from: '2027-01-04',
  to: '2027-02-01',
  nightlyAmount: 600_00,
  weekendAmount: 700_00,
  minNights: 4,
}
/** Tuesday to Friday. */
const december = { checkIn: '2026-12-08', checkOut: '2026-12-11', guests: 2, pets: 0 }

async function prices(): Promise<HomePrices> {
  return (await ines.call('GET', `/owner/prices?home=${home.slug}`)).body.result.prices
}

function save(rules: object, { version = 0, by = ines } = {}) {
  return saveRules(by, home.slug, rules, version)
}

async function preview(rules: object, sample?: object): Promise<PricePreview> {
  const body = { rules: { ...plainRules, ...rules }, ...(sample ? { sample } : {}) }
  return (await ines.call('POST', `/owner/prices/${home.slug}/preview`, { body })).body.result
}

function rentOf({ lines }: { lines: readonly { code: string; amount: { amount: number } }[] }) {
  const rent = lines.filter(({ code }) => ['nights', 'stay_discount'].includes(code))
  return rent.reduce((sum, { amount }) => sum + amount.amount, 0)
}

async function refused(stay: object) {
  const body = { ...december, ...stay }
  return (await laura.call('POST', `/suites/${home.slug}/quotes`, { body })).body.error?.code
}

describe('rules that were saved', () => {
  test('are returned with who changed them, and again after the next change', async () => {
    expect(await prices()).toMatchObject({ version: 0, changedBy: null, maxNights: 60 })
    const { status, body } = await save({ seasons: [winter], floorAmount: 350_00 })
    expect(status).toBe(200)
    expect(body.result).toMatchObject({ version: 1, changedBy: name })
    expect((await prices()).rules).toEqual({
      ...plainRules,
      seasons: [winter],
      floorAmount: 350_00,
    })
    expect((await save({}, { version: 1 })).body.result).toMatchObject({ version: 2 })
    expect((await prices()).rules).toEqual(plainRules)
  })

  test('are the price of quotes, of the calendar and of the preview', async () => {
    const rules = { weekdayPercents: [0, 0, 10, 0, 0, 0, 0], ceilingAmount: 430_00 }
    const { nights, sample } = await preview(rules, {
      checkIn: december.checkIn,
      checkOut: december.checkOut,
    })
    await save(rules)
    const given = await quote(laura, { slug: home.slug, ...december, guests: 1 })
    expect(rentOf(given)).toBe(430_00 + 400_00 + 400_00)
    expect(sample.total).toEqual(given.total)
    expect(sample.lines).toEqual(given.lines)
    const path = `/suites/${home.slug}/calendar?from=2026-11-16&to=2027-11-16`
    const calendar = (await marea.call('GET', path)).body.result
    expect(
      calendar.nights.map((night: { price: { amount: number } }) => night.price.amount),
    ).toEqual(nights.map(({ amount }) => amount))
  })

  test('change neither bookings nor quotes that were given before', async () => {
    const stay = { slug: home.slug, checkIn: '2027-01-10', checkOut: '2027-01-14' }
    const before = await booked(marea, laura, stay)
    const given = await quote(laura, { slug: home.slug, ...december })
    await save({ nightlyAmount: 900_00, weekendAmount: 900_00 })
    expect((await read(laura, before.id)).total).toEqual(before.total)
    const held = await laura.call('POST', '/bookings', {
      body: { quoteId: given.id },
      headers: { 'idempotency-key': given.id },
    })
    expect(held.body.result.total).toEqual(given.total)
  })

  test('leave out seasons that are over', async () => {
    await save({ seasons: [{ ...winter, from: '2026-11-01', to: '2026-11-20' }] })
    expect((await prices()).rules.seasons).toHaveLength(1)
    marea.clock.set('2026-11-20T17:00:00Z')
    expect((await prices()).rules.seasons).toEqual([])
  })
})

describe('last-minute prices', () => {
  test('move on with the day', async () => {
    await save({ lastMinute: [{ days: 3, percent: 25 }] })
    const thursday = { slug: home.slug, checkIn: '2026-11-18', checkOut: '2026-11-20' }
    expect(rentOf(await quote(laura, thursday))).toBe(300_00 + 300_00)
    const later = { slug: home.slug, checkIn: '2026-11-24', checkOut: '2026-11-26' }
    expect(rentOf(await quote(laura, later))).toBe(400_00 + 400_00)
    marea.clock.set('2026-11-21T17:00:00Z')
    await runFanOut(marea.ctx(), refreshRates)
    expect(rentOf(await quote(laura, later))).toBe(300_00 + 400_00)
  })

  test('are written once a day', async () => {
    await save({ lastMinute: [{ days: 3, percent: 25 }] })
    const changes = async () => {
      const rows = marea.db.selectFrom('events').select('id').where('kind', '=', 'pricing.changed')
      return (await rows.where('subject', '=', `suite:${home.suiteId}`).execute()).length
    }
    expect(await changes()).toBe(1)
    marea.clock.set('2026-11-17T05:00:30Z')
    await runFanOut(marea.ctx(), refreshRates)
    await runFanOut(marea.ctx(), refreshRates)
    expect(await changes()).toBe(2)
  })
})

describe('a gap between two bookings', () => {
  const block = (from: string, to: string) =>
    blockNights(marea.ctx(), { suiteId: home.suiteId, from, to, reference: `${from}${name}` })

  beforeEach(async () => {
    await block('2026-12-01', '2026-12-08')
    await block('2026-12-10', '2026-12-20')
  })
  const gap = { checkIn: '2026-12-08', checkOut: '2026-12-10' }

  test('shorter than the minimum stay is refused, unless gaps may be filled', async () => {
    await save({ minNights: 3 })
    expect(await refused(gap)).toBe('stay.too_short')
    await save({ minNights: 3, fillsGaps: true }, { version: 1 })
    expect(await refused(gap)).toBeUndefined()
  })

  test('is booked as a whole, and the calendar says so', async () => {
    await save({ minNights: 3, fillsGaps: true })
    expect(await refused({ ...gap, checkOut: '2026-12-09' })).toBe('stay.too_short')
    expect(await refused({ ...gap, checkIn: '2026-12-09' })).toBe('stay.too_short')
    const path = `/suites/${home.slug}/calendar?from=2026-12-08&to=2026-12-11`
    const { nights } = (await marea.call('GET', path)).body.result
    expect(nights).toMatchObject([
      { canCheckIn: true, minNights: 2 },
      { canCheckIn: false, why: 'min_stay' },
      { canCheckOut: true },
    ])
  })

  test('is not made by a hold, which may expire', async () => {
    await save({ minNights: 3, fillsGaps: true })
    const hold = { checkIn: '2026-12-22', checkOut: '2026-12-25', reference: `hold${name}` }
    await holdNights(marea.ctx(), { suiteId: home.suiteId, ...hold })
    expect(await refused({ checkIn: '2026-12-20', checkOut: '2026-12-22' })).toBe('stay.too_short')
  })
})

describe('two editors', () => {
  test('the second is told what changed and by whom, and saves after reading it', async () => {
    const diego = await signedIn(marea, `Diego${name}`)
    await joinAs(ines, { slug: home.slug, coHost: diego, role: 'full' })
    await save({ seasons: [winter] }, { by: diego })
    const { status, body } = await save({ floorAmount: 300_00 })
    expect(status).toBe(409)
    expect(body.error).toMatchObject({
      code: 'pricing.rules_outdated',
      details: { version: 1, changedBy: `Diego${name}`, parts: ['seasons', 'limits'] },
    })
    expect(body.error.details.rules).toEqual({ ...plainRules, seasons: [winter] })
    expect((await prices()).rules.seasons).toEqual([winter])
    const merged = { seasons: [winter], floorAmount: 300_00 }
    expect((await save(merged, { version: 1 })).status).toBe(200)
  })

  test('of many at once exactly one saves', async () => {
    const all = [1, 2, 3, 4, 5].map((dollars) => save({ floorAmount: 100_00 + dollars }))
    const statuses = (await Promise.all(all)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 409, 409, 409, 409])
    expect(await prices()).toMatchObject({ version: 1 })
  })
})

describe('wrong rules', () => {
  const wrong: [string, Partial<PriceRules>][] = [
    ['pricing.price_out_of_range', { nightlyAmount: 0 }],
    ['pricing.price_out_of_range', { weekendAmount: -400_00 }],
    ['pricing.price_out_of_range', { floorAmount: 1_000_000_00 }],
    ['pricing.season_shorter_than_stay', { seasons: [{ ...winter, to: '2027-01-06' }] }],
    ['pricing.season_reversed', { seasons: [{ ...winter, to: '2027-01-01' }] }],
    ['pricing.season_past', { seasons: [{ ...winter, from: '2026-01-01', to: '2026-02-01' }] }],
    ['pricing.seasons_overlap', { seasons: [winter, { ...winter, from: '2027-01-31' }] }],
    ['pricing.floor_above_ceiling', { floorAmount: 500_00, ceilingAmount: 400_00 }],
    ['pricing.min_stay_out_of_range', { minNights: 61 }],
    ['request.invalid', { weekdayPercents: [0] }],
  ]
  test.each(wrong)('are refused with %s and change nothing', async (code, rules) => {
    const { status, body } = await save(rules)
    expect(status).toBe(code === 'pricing.seasons_overlap' ? 409 : 400)
    expect(body.error.code).toBe(code)
    expect((await prices()).version).toBe(0)
    for (const act of ['preview', 'back-test']) {
      const path = `/owner/prices/${home.slug}/${act}`
      const answer = await ines.call('POST', path, { body: { rules: { ...plainRules, ...rules } } })
      expect(answer.body.error.code).toBe(code)
    }
  })

  test('name every wrong field', async () => {
    const { body } = await save({ nightlyAmount: 0, minNights: 0 })
    expect(body.error.details.errors).toEqual([
      { field: 'nightlyAmount', code: 'pricing.price_out_of_range' },
      { field: 'minNights', code: 'pricing.min_stay_out_of_range' },
    ])
  })

  test('a sample stay that is not possible is refused', async () => {
    const body = { rules: plainRules, sample: { checkIn: '2026-12-10', checkOut: '2026-12-10' } }
    const answer = await ines.call('POST', `/owner/prices/${home.slug}/preview`, { body })
    expect(answer.body.error.code).toBe('stay.dates_reversed')
  })
})

test('another owner’s home, and owner pages for guests, are not found', async () => {
  const other = await signedIn(marea, `other${name}`, { profile: 'OWNER' })
  for (const by of [other, laura]) {
    expect((await save({}, { by })).body.error.code).toBe('resource.not_found')
    const { body } = await by.call('GET', `/owner/prices?home=${home.slug}`)
    expect(body.error.code).toBe('resource.not_found')
  }
  expect((await other.call('GET', '/owner/prices')).body.result).toEqual({
    homes: [],
    prices: null,
  })
})

test('the back-test reads the stays of the last two years and nobody else’s', async () => {
  const stay = { slug: home.slug, checkIn: '2027-01-10', checkOut: '2027-01-14' }
  await save({})
  await booked(marea, laura, stay)
  marea.clock.set('2027-03-16T17:00:00Z')
  const admin = await signedIn(marea, `Admin${name}`, { profile: 'ADMIN' })
  const body = { rules: { ...plainRules, nightlyAmount: 420_00 } }
  await sql`
    insert into search_counts (check_in, check_out, guests, searched_in, searches)
    values ('2027-01-10', '2027-01-14', 2, '2026-12-01', 30),
      ('2027-01-10', '2027-01-14', 9, '2026-12-01', 500)`.execute(marea.db)
  const { result } = (await admin.call('POST', `/owner/prices/${home.slug}/back-test`, { body }))
    .body
  expect(result).toMatchObject({
    from: '2025-03-01',
    to: '2027-03-01',
    actual: { nights: 4, amount: 1600_00 },
    proposed: { nights: 4, amount: 1680_00 },
    range: { least: 1680_00, most: 1680_00 },
    searches: { count: 30, since: '2026-12-01' },
  })
  expect(result.months).toHaveLength(24)
})
