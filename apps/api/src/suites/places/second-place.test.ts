import type { Worksheet } from '@marea/contract/statements/taxes/taxes.ts'
import type { AdminPlace } from '@marea/contract/suites/places/places.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { companyDay, companyTimeZone } from '../../../../../demo/company-clock.ts'
import { publishedHome } from '../../../test/homes.ts'
import {
  completeListing,
  publishListing,
  readListing,
  saveSection,
  startListing,
} from '../../../test/listing/new-listing.ts'
import { partlyPaidStay } from '../../../test/payments/part-payments.ts'
import { signedIn } from '../../../test/people.ts'
import { remindAndCharge, settleAndComplete } from '../../../test/run-fan-out.ts'
import {
  cancun,
  center,
  city,
  homeInCancun,
  hotelZone,
  lodgingReturn,
  openCancun,
} from '../../../test/second-place.ts'
import { deliverEvents } from '../../../test/stand-ins/cards.ts'
import { booked, type Guest, quote, read } from '../../../test/stays.ts'
import { jobNamed, openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp
let ana: Guest
let ines: Guest
let laura: Guest

const { slug: _, ...facts } = cancun
const add = (body: object) => ana.call('POST', '/admin/places', { body })
const change = (slug: string, body: object) => ana.call('PUT', `/admin/places/${slug}`, { body })
const codeOf = async (answer: ReturnType<typeof add>) => (await answer).body.error?.code

/** In July Miami is an hour ahead of Cancún, which has no summer time. */
const stay = { slug: 'casa-ceiba', checkIn: '2027-07-10', checkOut: '2027-07-14' }

beforeAll(async () => {
  marea = await openTestApp()
  ana = await signedIn(marea, 'Ana', { profile: 'ADMIN' })
  ines = await signedIn(marea, 'Inés', { profile: 'OWNER' })
  laura = await signedIn(marea, 'Laura')
  await openCancun(ana)
  await publishedHome(marea, { ownerId: ines.id, draft: { slug: 'casa-almendro' } })
  await homeInCancun(marea, ines.id, { slug: stay.slug })
})
afterAll(() => marea.close())
beforeEach(() => goTo('2027-06-20T12:00:00Z'))

/** Sessions would expire on the way. */
async function goTo(instant: string) {
  marea.clock.set(instant)
  const expiresAt = marea.ctx().now.add({ hours: 24 })
  await marea.db.updateTable('sessions').set({ expiresAt }).execute()
}

async function toldBy(userId: string, kind: string) {
  await jobNamed('notifications.notify-due').handle(marea.ctx(), {})
  const { rows } = await sql<{ facts: { time: string } }>`
    select facts from notifications where recipient_id = ${userId} and kind = ${kind}`.execute(
    marea.db,
  )
  return rows.map(({ facts }) => facts.time)
}

async function remindersOf(bookingId: string) {
  const { rows } = await sql<{ day: string }>`select data->>'day' as day from events
    where kind = 'booking.rest_due_soon' and data->>'bookingId' = ${bookingId}`.execute(marea.db)
  return rows.map(({ day }) => day)
}

test('texts name the places that are offered, and the place of each home', async () => {
  const named = async () =>
    (await marea.call('GET', '/settings/Locale/full?key=edited')).body.result
  expect(await named()).toMatchObject({
    en: { 'value.places': 'Cancún and Miami', 'place.cancun': 'Cancún' },
    es: { 'value.places': 'Cancún y Miami', 'place.miami': 'Miami' },
  })
})

test('a place is refused without a time zone that exists, a name in both languages or its own', async () => {
  const tulum = { en: 'Tulum', es: 'Tulum' }
  const other = { ...facts, slug: 'tulum', name: tulum, otherNames: [] }
  expect(await codeOf(add({ ...other, timeZone: '' }))).toBe('places.time_zone_unknown')
  expect(await codeOf(add({ ...other, timeZone: 'EST' }))).toBe('places.time_zone_unknown')
  expect(await codeOf(add({ ...other, timeZone: 'America/Tulum' }))).toBe(
    'places.time_zone_unknown',
  )
  for (const name of ['MIAMI', 'florida', 'la Florida', 'Cancun', 'Roo, Quintana']) {
    expect(await codeOf(add({ ...other, otherNames: [name] }))).toBe('places.name_taken')
    expect(await codeOf(add({ ...other, name: { en: 'Tulum', es: name } }))).toBe(
      'places.name_taken',
    )
  }
  expect(await codeOf(add({ ...other, otherNames: ['—'] }))).toBe('places.other_name_unclear')
  for (const name of ['', '  ', 'T'.repeat(61), 'Two\nlines']) {
    expect(await codeOf(add({ ...other, otherNames: [name] }))).toBe('request.invalid')
  }
  const unnamed = { ...other, name: { en: 'Tulum', es: '' } }
  expect(await codeOf(add(unnamed))).toBe('places.language_missing')
  expect(await codeOf(add({ ...facts, slug: 'tulum' }))).toBe('places.name_taken')
  expect(await codeOf(add({ ...other, slug: 'cancun' }))).toBe('places.slug_taken')
  const [holiday] = cancun.holidays
  const both = [{ ...holiday, day: 21 }]
  expect(await codeOf(add({ ...other, holidays: both }))).toBe('places.holiday_unclear')
})

test('its time zone stays while it has homes; everything else is changed and recorded', async () => {
  const elsewhere = change('cancun', { ...facts, timeZone: 'America/Merida' })
  expect(await codeOf(elsewhere)).toBe('places.time_zone_fixed')
  expect(await codeOf(change('nowhere', facts))).toBe('resource.not_found')
  const changed = await change('cancun', { ...facts, latitude: 21.17 })
  const places: AdminPlace[] = changed.body.result
  expect(places.map(({ slug, timeZone, homes }) => ({ slug, timeZone, homes }))).toEqual([
    { slug: 'cancun', timeZone: 'America/Cancun', homes: 1 },
    { slug: 'miami', timeZone: companyTimeZone, homes: 1 },
  ])
  expect(places[0]).toMatchObject({ latitude: 21.17, holidays: cancun.holidays })
  expect(places[1]?.holidays).toHaveLength(12)
  const acts = await marea.db.selectFrom('adminActs').select(['act', 'subject']).execute()
  expect(acts).toContainEqual({ act: 'places.changed', subject: 'place:cancun' })
})

test('with published homes it stays offered, and no home is published in one that is not', async () => {
  expect(await codeOf(change('cancun', { ...facts, isActive: false }))).toBe('places.in_use')
  const home = sql`slug = ${stay.slug}`
  await sql`update suites set status = 'unlisted' where ${home}`.execute(marea.db)
  expect((await change('cancun', { ...facts, isActive: false })).status).toBe(200)
  const publish = () => ines.call('PUT', `/owner/homes/${stay.slug}/publication`)
  const neighborhoods = async () =>
    (await ines.call('GET', '/owner/homes')).body.result.neighborhoods.map(
      ({ slug }: { slug: string }) => slug,
    )
  expect(await neighborhoods()).not.toContain('zona-hotelera')
  expect((await publish()).body.error.code).toBe('suites.not_ready')
  expect((await change('cancun', facts)).status).toBe(200)
  expect(await neighborhoods()).toContain('zona-hotelera')
  await sql`update suites set status = 'published' where ${home}`.execute(marea.db)
})

test('a jurisdiction and a neighborhood with homes stay in their place', async () => {
  const { code, ...rest } = city
  const put = (path: string, body: object) => ana.call('PUT', `/admin/${path}`, { body })
  const moved = put(`jurisdictions/${code}`, { ...rest, place: 'miami' })
  expect(await codeOf(moved)).toBe('places.still_used')
  const body = { ...rest, code: 'tulum', place: 'nowhere' }
  const nowhere = ana.call('POST', '/admin/jurisdictions', { body })
  expect(await codeOf(nowhere)).toBe('places.unknown')
  const { slug, ...zone } = hotelZone
  const taxed = put(`neighborhoods/${slug}`, { ...zone, jurisdiction: 'miami' })
  expect(await codeOf(taxed)).toBe('places.still_used')
})

test('an owner enters a home there like one in Miami, and its address is of its country', async () => {
  const slug = await startListing(ines, 'Casa Manglar')
  await completeListing(ines, slug)
  const { contents } = await readListing(ines, slug)
  const address = { street: 'Bulevar Kukulcán 12', city: 'Cancún', postalCode: '77500', ...center }
  const content = { ...contents.location, ...address, isPublic: true }
  await saveSection(ines, slug, { section: 'location', version: 2, content })
  expect((await readListing(ines, slug)).gaps).toEqual([
    { section: 'location', code: 'neighborhood', count: 1 },
  ])
  const neighborhood = hotelZone.slug
  const section = { section: 'location', version: 3, content: { ...content, neighborhood } }
  await saveSection(ines, slug, section)
  expect((await readListing(ines, slug)).gaps).toEqual([])
  expect((await publishListing(ines, slug)).status).toBe(200)
  const { result } = (await marea.call('GET', `/suites/${slug}`)).body
  expect(result).toMatchObject({
    jurisdiction: city.code,
    timeZone: 'America/Cancun',
    address: { city: 'Cancún', region: 'QR', country: 'MX' },
    nearby: [],
  })
})

test('a home is where its neighborhood and its city are', async () => {
  const move = sql`update suites set place = 'miami' where slug = ${stay.slug}`.execute(marea.db)
  await expect(move).rejects.toMatchObject({ constraint: 'suites_neighborhood_of_place' })
})

test('its days end at its own midnight: an hour after that of Miami a guest can still book tonight', async () => {
  await goTo('2027-07-01T04:30:00Z')
  expect(companyDay(marea.ctx().now)).toBe('2027-07-01')
  const today = async (slug: string) =>
    (await laura.call('GET', `/suites/${slug}/calendar`)).body.result.today
  expect([await today(stay.slug), await today('casa-almendro')]).toEqual([
    '2027-06-30',
    '2027-07-01',
  ])
  const tonight = { checkIn: '2027-06-30', checkOut: '2027-07-03' }
  expect((await quote(laura, { ...tonight, slug: stay.slug })).checkIn).toBe('2027-06-30')
  const inMiami = await laura.call('POST', '/suites/casa-almendro/quotes', {
    body: { ...tonight, guests: 2 },
  })
  expect(inMiami.body.error.code).toBe('stay.dates_past')
})

test('a stay is priced with its tax, and follows its clock from the quote to the settlement', async () => {
  const { id, lines, checkInAt, checkOutAt, timeZone } = await booked(marea, laura, stay)
  expect(timeZone).toBe('America/Cancun')
  expect([checkInAt, checkOutAt]).toEqual(['2027-07-10T21:00:00Z', '2027-07-14T16:00:00Z'])
  const taxes = lines.filter(({ part }) => part === 'tax')
  expect(taxes.map(({ code }) => code)).toEqual(['tax_qr_lodging'])
  const curve = (await laura.call('GET', `/bookings/${id}/refund-curve`)).body.result
  expect(curve.points[0]).toMatchObject({ on: '2027-06-20', until: '2027-06-21T05:00:00Z' })

  await goTo('2027-07-09T12:30:00Z')
  expect(await toldBy(laura.id, 'arriving_tomorrow')).toEqual([])
  await goTo('2027-07-09T13:05:00Z')
  expect(await toldBy(laura.id, 'arriving_tomorrow')).toEqual(['16:00'])

  const mark = () => ines.call('PUT', `/owner/bookings/${id}/check-in`, { body: {} })
  await goTo('2027-07-10T04:30:00Z')
  expect((await mark()).body.error.code).toBe('booking.mark_day_refused')
  await goTo('2027-07-10T05:00:00Z')
  expect((await mark()).status).toBe(200)

  const tax = taxes.reduce((sum, line) => sum + line.amount.amount, 0)
  await goTo('2027-07-16T12:00:00Z')
  await settleAndComplete(marea.ctx())
  const { worksheets } = (await ana.call('GET', '/admin/taxes/2027-07')).body.result
  expect(worksheets.find((each: Worksheet) => each.taxReturn === lodgingReturn.code)).toMatchObject(
    {
      tax: { amount: tax },
      lines: [{ authority: 'qr_lodging', stays: 1, tax: { amount: tax } }],
    },
  )
  const statement = (await ines.call('GET', '/owner/statements/2027-07')).body.result
  expect(statement.bookings.map(({ id }: { id: string }) => id)).toContain(id)
})

test('a stay paid in two parts is reminded of, charged, refunded and settled by its clock', async () => {
  const dates = { checkIn: '2027-08-10', checkOut: '2027-08-14' }
  const { id, rest } = await partlyPaidStay(marea, laura, { slug: stay.slug, ...dates })
  const paidRest = async () => (await read(laura, id)).rest === null
  const run = async (instant: string) => {
    await goTo(instant)
    await remindAndCharge(marea.ctx())
    await deliverEvents(marea)
  }
  expect((await read(laura, id)).rest).toMatchObject({
    amount: { amount: rest },
    dueOn: '2027-07-23',
  })
  const refund = async () => (await laura.call('GET', `/bookings/${id}/refund-curve`)).body.result
  // Two weeks before 4 PM there, which is 5 PM in Miami.
  expect((await refund()).fullRefundUntil).toBe('2027-07-27T21:00:00Z')

  await run('2027-07-20T14:30:00Z')
  expect(await remindersOf(id)).toEqual([])
  await run('2027-07-20T15:00:00Z')
  expect(await remindersOf(id)).toEqual(['2027-07-23'])
  await run('2027-07-23T14:30:00Z')
  expect(await paidRest()).toBe(false)
  await run('2027-07-23T15:00:00Z')
  expect(await paidRest()).toBe(true)

  await goTo('2027-07-27T20:59:00Z')
  const { now, fullRefundUntil } = await refund()
  expect([now.total, fullRefundUntil]).toEqual([
    (await read(laura, id)).total,
    '2027-07-27T21:00:00Z',
  ])
  await goTo('2027-07-27T21:00:00Z')
  expect((await refund()).fullRefundUntil).toBeNull()

  await marea.db
    .updateTable('suites')
    .set({ earlyCheckInFrom: '12:00', earlyCheckInAmount: 50_00 })
    .where('slug', '=', stay.slug)
    .execute()
  const earlier = async () =>
    (await laura.call('GET', `/bookings/${id}/hours`)).body.result.sides[0]
  await goTo('2027-08-09T16:59:00Z')
  expect(await earlier()).toMatchObject({ day: '2027-08-10', isClosed: false })
  await goTo('2027-08-09T17:00:00Z')
  expect((await earlier()).isClosed).toBe(true)

  await goTo('2027-08-11T20:59:00Z')
  await settleAndComplete(marea.ctx())
  const lines = async () =>
    (await ines.call('GET', '/owner/statements/2027-08')).body.result.bookings
  expect(await lines()).toMatchObject([{ id, nights: 4, released: 0 }])
  await goTo('2027-08-11T21:00:00Z')
  await settleAndComplete(marea.ctx())
  const [line] = await lines()
  expect(line).toMatchObject({ ...dates, released: line.income })
})

test('its tax return moves past its own holidays, and that of Miami past those of Miami', async () => {
  await goTo('2027-03-01T12:00:00Z')
  const { worksheets } = (await ana.call('GET', '/admin/taxes/2027-02')).body.result
  const dueBy = (taxReturn: string) =>
    worksheets.find((each: Worksheet) => each.taxReturn === taxReturn)?.dueBy
  // March 15 is the third Monday.
  expect([dueBy(lodgingReturn.code), dueBy('state')]).toEqual(['2027-03-16', '2027-03-22'])
})
