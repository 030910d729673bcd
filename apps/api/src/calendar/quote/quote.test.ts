import { DatesTaken } from '@marea/contract/calendar/endpoints.ts'
import { PriceExample, Quote } from '@marea/contract/pricing/endpoints.ts'
import { cancellationCodes } from '@marea/contract/suites/suite-choices.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { blockNights } from '#calendar/nights/block-nights.ts'
import { holdNights } from '#calendar/nights/hold-nights.ts'
import { price } from '#pricing/price.ts'
import { readTaxes, readTerms } from '#pricing/read-terms.ts'
import { draftHome, publishedHome } from '../../../test/homes.ts'
import { signedIn } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { expireHolds } from './expire-holds.ts'

let marea: TestApp
let suiteId: string
let ownerId: string

const newYear = {
  name: 'New Year',
  from: '2026-12-27',
  to: '2027-01-03',
  nightlyAmount: 168_000,
  weekendAmount: 190_000,
  minNights: 4,
}
const rates = { seasons: [newYear], stayDiscounts: [{ fromNights: 7, perMille: 80 }] }
const december = { checkIn: '2026-12-11', checkOut: '2026-12-16', guests: 2 }

beforeAll(async () => {
  marea = await openTestApp()
  const ines = await signedIn(marea, 'Inés', { profile: 'OWNER' })
  ownerId = ines.id
  suiteId = await publishedHome(marea, { ownerId, rates })
})
afterAll(() => marea.close())
beforeEach(async () => {
  marea.clock.set('2026-11-15T12:00:00Z')
  await marea.db.deleteFrom('occupancies').execute()
})

const quote = (body: object, slug = 'casa-almendro') =>
  marea.call('POST', `/suites/${slug}/quotes`, { body })

describe('kinds of guests', () => {
  const family = { ...december, guests: 8, children: 3, infants: 5, pets: 2 }
  const limit = (set: object) =>
    marea.db.updateTable('suites').set(set).where('id', '=', suiteId).execute()

  test('infants do not count toward the limit, and old requests name adults only', async () => {
    const { body } = await quote(family)
    expect(body.result).toMatchObject({ guests: 8, children: 3, infants: 5, pets: 2 })
    const older = await quote(december)
    expect(older.body.result).toMatchObject({ guests: 2, children: 0, infants: 0, pets: 0 })
  })

  test('a home that is not suitable for children or infants says so in both languages', async () => {
    await limit({ welcomesChildren: false, welcomesInfants: false })
    const child = await quote({ ...december, children: 1 })
    expect(child.body.error).toMatchObject({
      code: 'stay.children_not_allowed',
      message: 'This home isn’t suitable for children aged 2–12.',
    })
    const infant = await marea.call('POST', '/suites/casa-almendro/quotes', {
      body: { ...december, infants: 1 },
      headers: { 'accept-language': 'es' },
    })
    expect(infant.status).toBe(400)
    expect(infant.body.error.code).toBe('stay.infants_not_allowed')
    await limit({ welcomesChildren: true, welcomesInfants: true })
  })

  test('pets cost by the night and guests above those covered too, taxed and on their own lines', async () => {
    await limit({ petNightAmount: 2500, extraGuestAmount: 4000, includedGuests: 6 })
    const { body } = await quote(family)
    const amountOf = (code: string) =>
      body.result.lines.find((line: { code: string }) => line.code === code)?.amount.amount
    expect(amountOf('pets')).toBe(2 * 7500)
    expect(amountOf('pet_nights')).toBe(2 * 5 * 2500)
    expect(amountOf('extra_guests')).toBe(2 * 5 * 4000)
    const [rent, fees] = [542_000, 32_000 + 15_000 + 25_000 + 40_000 + 18_000]
    expect(amountOf('tax_fl_state')).toBe(0.06 * (rent + fees))
    await limit({ petNightAmount: 0, extraGuestAmount: 0, includedGuests: null })
  })
})

test('a quote is the price of the pure function, line by line, and is stored', async () => {
  const { status, body } = await quote({ ...december, pets: 1 })
  expect(status).toBe(200)
  const given = Quote.strict().parse(body.result)
  const terms = await readTerms(marea.db, suiteId)
  const taxes = await readTaxes(marea.db, 'miami', december.checkIn)
  const pure = price(terms, taxes, { ...december, pets: 1 })
  expect(given.total).toEqual({ amount: pure.total, currency: 'USD' })
  expect(given.lines.map(({ code, amount }) => [code, amount.amount])).toEqual(
    pure.lines.map(({ code, amount }) => [code, amount]),
  )
  expect(given).toMatchObject({ nights: 5, expiresAt: '2026-11-15T12:15:00Z' })
  const kept = await marea.db
    .selectFrom('quotes')
    .select(['totalAmount', 'lines'])
    .where('id', '=', given.id)
    .executeTakeFirstOrThrow()
  expect(kept).toEqual({ totalAmount: pure.total, lines: pure.lines })
  expect(JSON.stringify(body)).not.toContain('commission')
})

test('a week across New Year has both prices, the discount and the refund schedule', async () => {
  const { body } = await quote({ checkIn: '2026-12-29', checkOut: '2027-01-05', guests: 8 })
  const { lines, refunds, total } = body.result
  expect(lines.map((line: { code: string; count?: number }) => [line.code, line.count])).toEqual([
    ['nights', 3],
    ['nights', 2],
    ['nights', 2],
    ['stay_discount', 7],
    ['cleaning', undefined],
    ['housekeeping', undefined],
    ...['fl_state', 'md_surtax', 'md_cdt', 'md_tdt', 'md_psfft'].map((authority) => [
      `tax_${authority}`,
      undefined,
    ]),
  ])
  expect(refunds[0]).toEqual({ until: '2026-12-15T21:00:00Z', amount: total })
  expect(refunds.at(-1).until).toBe('2026-12-29T21:00:00Z')
})

describe('an unavailable stay is refused with its reason', () => {
  test.each([
    [{ checkIn: '2026-11-14' }, 400, 'stay.dates_past'],
    [{ checkOut: '2026-12-11' }, 400, 'stay.dates_reversed'],
    [{ checkOut: '2026-12-10' }, 400, 'stay.dates_reversed'],
    [{ checkOut: '2028-01-15' }, 400, 'stay.too_long'],
    [{ checkOut: '2027-03-01' }, 400, 'stay.too_long'],
    [{ checkIn: '2029-01-01', checkOut: '2029-01-05' }, 400, 'stay.dates_too_far'],
    [{ checkIn: '2026-02-30' }, 400, 'stay.dates_unreadable'],
    [{ checkIn: "'; drop table suites" }, 400, 'stay.dates_unreadable'],
    [{ checkOut: '2026-12-12' }, 400, 'stay.too_short'],
    [{ checkIn: '2026-12-28', checkOut: '2026-12-31' }, 400, 'stay.too_short'],
    [{ guests: 0 }, 400, 'stay.guests_invalid'],
    [{ guests: 999 }, 400, 'stay.guests_invalid'],
    [{ guests: 2.5 }, 400, 'stay.guests_invalid'],
    [{ guests: 9 }, 400, 'stay.too_many_guests'],
    [{ guests: 9, children: 8 }, 400, 'stay.too_many_guests'],
    [{ children: -1 }, 400, 'stay.children_invalid'],
    [{ children: 2 }, 400, 'stay.children_invalid'],
    [{ children: 0.5 }, 400, 'stay.children_invalid'],
    [{ infants: -1 }, 400, 'stay.infants_invalid'],
    [{ infants: 6 }, 400, 'stay.infants_invalid'],
    [{ children: '1' }, 400, 'request.invalid'],
    [{ pets: -1 }, 400, 'stay.pets_invalid'],
    [{ pets: 3 }, 400, 'stay.too_many_pets'],
    [{ guests: '2' }, 400, 'request.invalid'],
    [{ guests: null }, 400, 'request.invalid'],
    [{ nights: 3 }, 400, 'request.invalid'],
    [{ checkIn: 'x'.repeat(10_000) }, 400, 'request.invalid'],
  ])('%j', async (change, status, code) => {
    const answer = await quote({ ...december, ...change })
    expect(answer.body.error).toMatchObject({ code })
    expect(answer.status).toBe(status)
  })

  test('taken nights, with the nearest available ones', async () => {
    await blockNights(marea.ctx(), {
      suiteId,
      from: '2026-12-12',
      to: '2026-12-14',
      reference: 'family',
    })
    const { status, body } = await quote(december)
    expect(status).toBe(409)
    expect(body.error.code).toBe('calendar.dates_taken')
    const { nearest } = DatesTaken.parse(body.error.details)
    expect(nearest.map(({ checkIn }) => checkIn)).toContain('2026-12-14')
    for (const { checkIn, checkOut, total } of nearest) {
      const offered = await quote({ ...december, checkIn, checkOut })
      expect(total).toEqual(offered.body.result.total)
    }
  })

  test('a draft', async () => {
    await draftHome(marea, { ownerId, draft: { slug: 'casa-secreta' } })
    for (const slug of ['casa-secreta', 'nowhere']) {
      expect((await quote(december, slug)).body.error.code).toBe('resource.not_found')
    }
  })
})

test('a hold blocks its nights for fifteen minutes and no longer', async () => {
  const { checkIn, checkOut } = december
  await holdNights(marea.ctx(), { suiteId, checkIn, checkOut, reference: 'laura' })
  expect((await quote(december)).status).toBe(409)
  marea.clock.advance({ minutes: 15 })
  expect((await quote(december)).status).toBe(200)
})

test('today is the Miami date', async () => {
  const night = { checkIn: '2026-11-15', checkOut: '2026-11-17', guests: 2 }
  marea.clock.set('2026-11-16T04:59:00Z')
  expect((await quote(night)).status).toBe(200)
  marea.clock.set('2026-11-16T05:01:00Z')
  expect((await quote(night)).body.error.code).toBe('stay.dates_past')
})

test('a changed tax applies from the day it changes', async () => {
  await marea.db.transaction().execute(async (db) => {
    const ofState = db
      .updateTable('taxRates')
      .set({ valid: '[2021-07-01,2027-02-01)' })
      .where('jurisdiction', '=', 'miami')
      .where('authority', '=', 'fl_state')
    await ofState.execute()
    await db
      .insertInto('taxRates')
      .values({
        jurisdiction: 'miami',
        authority: 'fl_state',
        rate: 5500,
        valid: '[2027-02-01,)',
      })
      .execute()
  })
  const rateOn = async (checkIn: string, checkOut: string) => {
    const { body } = await quote({ checkIn, checkOut, guests: 2 })
    return body.result.lines.find((line: { code: string }) => line.code === 'tax_fl_state').rate
  }
  expect(await rateOn('2027-01-31', '2027-02-03')).toBe(6000)
  expect(await rateOn('2027-02-01', '2027-02-03')).toBe(5500)
})

test('quotes are deleted a day after they expire', async () => {
  const { body } = await quote(december)
  marea.clock.advance({ hours: 25 })
  await expireHolds(marea.ctx())
  const rows = await marea.db.selectFrom('quotes').where('id', '=', body.result.id).execute()
  expect(rows).toEqual([])
})

describe('the calendar', () => {
  test('shows two months from today with prices and reasons', async () => {
    await blockNights(marea.ctx(), {
      suiteId,
      from: '2026-12-12',
      to: '2026-12-14',
      reference: 'family',
    })
    const { body } = await marea.call('GET', '/suites/casa-almendro/calendar')
    const { nights, today, maxNights, nightlyFrom } = body.result
    expect({ today, maxNights, nightlyFrom: nightlyFrom.amount }).toEqual({
      today: '2026-11-15',
      maxNights: 60,
      nightlyFrom: 138_400,
    })
    expect(nights).toHaveLength(62)
    const on = (date: string) => nights.find((night: { date: string }) => night.date === date)
    expect(on('2026-12-12')).toMatchObject({ state: 'taken', isCheckOutOnly: true })
    expect(on('2026-12-11')).toMatchObject({ state: 'free', why: 'min_stay' })
    expect(on('2026-12-31')).toMatchObject({ minNights: 4, price: { amount: 168_000 } })
  })

  test('the lowest price per night of a year of days is the advertised one', async () => {
    const path = '/suites/casa-almendro/calendar?from=2026-11-15&to=2027-11-15'
    const { nights, nightlyFrom } = (await marea.call('GET', path)).body.result
    const bookable = nights.filter(({ canCheckIn }: { canCheckIn: boolean }) => canCheckIn)
    const amounts = bookable.map(
      ({ priceWithFees }: { priceWithFees: { amount: number } }) => priceWithFees.amount,
    )
    expect(Math.min(...amounts)).toBe(nightlyFrom.amount)
  })

  test.each([
    'from=2026-12-01&to=2026-11-01',
    'from=2026-12-01&to=2026-12-01',
    'from=2026-12-01&to=2028-12-01',
    'from=0000-01-01',
    'from=9999-12-31',
    'from=yesterday',
    'from=2026-12-01&to=2026-13-01',
  ])('refuses %s', async (query) => {
    const { status, body } = await marea.call('GET', `/suites/casa-almendro/calendar?${query}`)
    expect([status, body.error.code]).toEqual([400, 'calendar.range_invalid'])
  })
})

describe('the example of price and refunds', () => {
  const example = async () => {
    const { status, body } = await marea.call('GET', '/price-example')
    expect(status).toBe(200)
    return body.result.example && PriceExample.strict().parse(body.result.example)
  }

  test('is a stay that can be booked at exactly this price', async () => {
    const shown = await example()
    expect(shown).toMatchObject({ suite: { slug: 'casa-almendro' }, nights: 4, guests: 2 })
    const { checkIn, checkOut, guests } = shown
    const { body } = await quote({ checkIn, checkOut, guests })
    expect(body.result.lines).toEqual(shown.lines)
    expect(body.result.total).toEqual(shown.total)
  })

  test('has the refunds of every policy, by the function that cancellations use', async () => {
    const shown = await example()
    const total = shown.total.amount
    const policies = new Map<string, PriceExample['policies'][number]>(
      shown.policies.map((policy: PriceExample['policies'][number]) => [policy.code, policy]),
    )
    expect([...policies.keys()]).toEqual([...cancellationCodes])
    const limited = policies.get('limited')?.byDaysBefore ?? []
    expect(limited).toHaveLength(76)
    expect([limited[75], limited[15]]).toEqual([total, total])
    expect(limited[10]).toBeLessThan(total)
    expect(limited[10]).toBeGreaterThan(limited[3] ?? total)
    for (const { refunds, byDaysBefore } of policies.values()) {
      expect(refunds.at(-1)?.amount.amount).toBe(byDaysBefore[0])
      expect(refunds[0]?.amount.amount).toBe(byDaysBefore.at(-1))
    }
  })

  test('refunds the card first and the wallet with the rest', async () => {
    const { wallet, total, policy, policies } = await example()
    const { credit, due, daysBefore, refund } = wallet
    expect(credit.amount + due.amount).toBe(total.amount)
    const own = policies.find(({ code }: { code: string }) => code === policy)
    expect(refund.card.amount + refund.wallet.amount).toBe(own.byDaysBefore[daysBefore])
    expect(refund.card.amount).toBeLessThanOrEqual(due.amount)
  })

  test('is found once a minute, moves to other dates when its own are taken, and is absent without a home', async () => {
    const before = await example()
    const { checkIn: from, checkOut: to } = before
    await blockNights(marea.ctx(), { suiteId, from, to, reference: 'family' })
    expect(await example()).toEqual(before)
    marea.clock.advance({ minutes: 1 })
    expect((await example()).checkIn > from).toBe(true)
    await marea.db.updateTable('suites').set({ status: 'unlisted' }).execute()
    marea.clock.advance({ minutes: 1 })
    expect(await example()).toBeNull()
    await marea.db
      .updateTable('suites')
      .set({ status: 'published' })
      .where('id', '=', suiteId)
      .execute()
  })
})
