import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publishedHome } from '../../test/homes.ts'
import { signedIn } from '../../test/people.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'

let marea: TestApp

beforeAll(async () => {
  marea = await openTestApp()
  const ines = await signedIn(marea, 'Inés', { profile: 'OWNER' })
  await publishedHome(marea, { ownerId: ines.id })
})
afterAll(() => marea.close())

const refused = [
  ['dates in the past', 'checkIn=2020-03-01&checkOut=2020-03-05', 'stay.dates_past'],
  ['yesterday in Miami', 'checkIn=2026-11-14&checkOut=2026-11-18', 'stay.dates_past'],
  ['reversed dates', 'checkIn=2027-03-05&checkOut=2027-03-01', 'stay.dates_reversed'],
  ['400 nights', 'checkIn=2027-01-01&checkOut=2028-02-05', 'stay.too_long'],
  ['one date of two', 'checkIn=2027-03-05', 'stay.dates_unreadable'],
  ['a day that does not exist', 'checkIn=2027-02-30&checkOut=2027-03-02', 'stay.dates_unreadable'],
  ['three years ahead', 'checkIn=2029-11-01&checkOut=2029-11-05', 'stay.dates_too_far'],
  ['a month that does not exist', 'flexible=week&month=2027-13', 'stay.dates_unreadable'],
  ['a month in the past', 'flexible=week&month=2026-10', 'stay.dates_past'],
  ['a month too far', 'flexible=week&month=2031-01', 'stay.dates_too_far'],
  ['a month without a flexible stay', 'month=2027-03', 'stay.dates_unreadable'],
  ['two kinds of dates', 'flexible=week&checkIn=2027-03-01', 'search.dates_twice'],
  ['0 guests', 'guests=0', 'stay.guests_invalid'],
  ['999 guests', 'guests=999', 'stay.guests_invalid'],
  ['two and a half guests', 'guests=2.5', 'stay.guests_invalid'],
  ['as many children as guests', 'guests=2&children=2', 'stay.children_invalid'],
  ['six infants', 'infants=6', 'stay.infants_invalid'],
  ['minus one pet', 'pets=-1', 'stay.pets_invalid'],
  ['bedrooms that are not a number', 'bedrooms=many', 'search.rooms_invalid'],
  ['101 beds', 'beds=101', 'search.rooms_invalid'],
  ['NaN prices', 'minTotal=NaN', 'search.price_invalid'],
  ['infinite prices', 'maxTotal=Infinity', 'search.price_invalid'],
  ['negative prices', 'minTotal=-5', 'search.price_invalid'],
  ['reversed prices', 'minTotal=500&maxTotal=100', 'search.price_invalid'],
  ['10 kB of text', `where=${'mar '.repeat(2500)}`, 'search.where_too_long'],
  ['an unknown amenity', 'amenities=pool,moonlight', 'search.amenity_unknown'],
  ['a box with three sides', 'bbox=1,2,3', 'search.bbox_invalid'],
  ['a box of words', 'bbox=a,b,c,d', 'search.bbox_invalid'],
  ['a box inside out', 'bbox=10,20,-10,-20', 'search.bbox_invalid'],
  ['a box beyond the poles', 'bbox=-180,-91,180,91', 'search.bbox_invalid'],
  ['page zero', 'page=0', 'search.page_invalid'],
  ['an unknown order', 'order=random', 'request.invalid'],
  ['an unknown filter', 'color=blue', 'request.invalid'],
  ['the same filter twice', 'guests=2&guests=3', 'request.invalid'],
  ['a NUL in where', 'where=%00', 'request.invalid'],
]

const empty = [
  ['SQL in where', `where=${encodeURIComponent("'; DROP TABLE suites; --")}`],
  ['HTML in where', `where=${encodeURIComponent('<script>alert(1)</script>')}`],
  ['an emoji in where', `where=${encodeURIComponent('🏝')}`],
  ['a page beyond the last one', 'page=100000'],
  ['30 bedrooms and more', 'bedrooms=31'],
]

describe.each(['from PostgreSQL', 'from memory'])('%s', (source) => {
  beforeAll(async () => {
    if (source !== 'from memory') return
    marea.searchIndex.start()
    await marea.searchIndex.settled()
  })

  test.each(refused)('%s is refused with its own code', async (_what, query, code) => {
    const { status, body } = await marea.call('GET', `/suites?${query}`)
    expect([status, body.error?.code]).toEqual([400, code])
  })

  test.each(empty)('%s finds nothing, quickly', async (_what, query) => {
    const before = performance.now()
    const { status, body } = await marea.call('GET', `/suites?${query}`)
    expect(status).toBe(200)
    expect(body.result.items).toEqual([])
    expect(performance.now() - before).toBeLessThan(1000)
  })

  test('a box around the world finds everything', async () => {
    const { body } = await marea.call('GET', '/suites?bbox=-180,-90,180,90')
    expect(body.result.count).toBe(1)
  })

  test('empty values count as left out', async () => {
    const { status, body } = await marea.call(
      'GET',
      '/suites?where=&checkIn=&checkOut=&flexible=&month=&guests=&minTotal=&bbox=&amenities=&page=',
    )
    expect([status, body.result?.count]).toEqual([200, 1])
  })
})

test('a map that searches as it moves is not rate-limited, a flood is', async () => {
  const small = await openTestApp({ environment: { RATE_LIMIT_PER_MINUTE: '20' } })
  const answers = []
  for (let move = 0; move < 45; move += 1) {
    answers.push((await small.call('GET', '/suites')).status)
  }
  expect(answers.slice(0, 40).every((status) => status === 200)).toBe(true)
  expect(answers.at(-1)).toBe(429)
  await small.close()
})
