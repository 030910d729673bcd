import { randomUUID } from 'node:crypto'
import { ownerCalendarEndpoints } from '@marea/contract/rates/calendar.ts'
import { takenOf } from '@marea/contract/rates/calendar-nights.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type OwnerHomes, openOwnerHomes, saveRules } from '../../../test/owner-homes.ts'
import { calendarOf, type FeedServer, openFeedServer } from '../../../test/stand-ins/feed-server.ts'
import { booked, type Guest, hold, move } from '../../../test/stays.ts'

let homes: OwnerHomes
let airbnb: FeedServer
let laura: Guest
let ines: Guest
let name: string
let home: { slug: string; suiteId: string }

beforeAll(async () => {
  homes = await openOwnerHomes()
  ;({ laura } = homes)
  airbnb = await openFeedServer(homes.marea)
})
afterAll(async () => {
  airbnb.close()
  await homes.marea.close()
})
beforeEach(async () => {
  ;({ ines, name, home } = await homes.nextOwner())
})

async function connect() {
  airbnb.sends(
    calendarOf([
      { uid: 'a', from: '2026-12-01', to: '2026-12-04' },
      { uid: 'b', from: '2027-01-12', to: '2027-01-16' },
    ]),
  )
  const body = { suite: home.slug, url: airbnb.url, name: 'Airbnb Inés' }
  const answer = await ines.call('POST', '/owner/feeds', { body })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
}

async function taken() {
  const { body } = await ines.call('GET', `/owner/calendar?home=${home.slug}`)
  return takenOf(body.result.homes[0])
}

test('an imported stay carries the name of its calendar', async () => {
  await connect()
  expect(await taken()).toEqual([
    { from: '2026-12-01', to: '2026-12-04', kind: 'external', channel: 'Airbnb Inés' },
    { from: '2027-01-12', to: '2027-01-16', kind: 'external', channel: 'Airbnb Inés' },
  ])
})

test('the change log contains saved rules and what a feed changed, and can be narrowed', async () => {
  await saveRules(ines, home.slug)
  homes.marea.clock.advance({ minutes: 1 })
  await connect()
  const log = async (query = '') =>
    (await ines.call('GET', `/owner/calendar/changes${query}`)).body.result.items
  const slug = home.slug
  expect(await log()).toMatchObject([
    { kind: 'import_added', by: 'Airbnb Inés', from: '2027-01-12', homes: [{ slug }] },
    { kind: 'import_added', by: 'Airbnb Inés', from: '2026-12-01', to: '2026-12-04' },
    { kind: 'rules', by: name, isYou: true, from: null, homes: [{ slug }] },
  ])
  expect(await log('?about=imports')).toHaveLength(2)
  expect(await log('?about=rules')).toHaveLength(1)
  const { ines: other } = await homes.nextOwner()
  expect((await other.call('GET', '/owner/calendar/changes')).body.result.items).toEqual([])
})

test('a booking whose nights a channel sold too names the channel and the conflict', async () => {
  const { reference } = await booked(homes.marea, laura, { slug: home.slug })
  await connect()
  const [conflict] = (await ines.call('GET', '/owner/channels')).body.result.conflicts
  expect(await taken()).toMatchObject([
    { from: '2026-12-01', kind: 'external' },
    { kind: 'booking', reference, channel: 'Airbnb Inés', conflict: conflict.id },
    { from: '2027-01-14', to: '2027-01-16', kind: 'external' },
  ])
})

test('a calendar with rows of every kind is exactly what the contract promises', async () => {
  const season = { name: 'Art “Week” \\ Miami', from: '2026-12-01', to: '2026-12-08', minNights: 3 }
  const seasons = [{ ...season, nightlyAmount: 600_00, weekendAmount: 700_00 }]
  await saveRules(ines, home.slug, { seasons })
  await booked(homes.marea, laura, { slug: home.slug })
  await hold(laura, { slug: home.slug, checkIn: '2027-02-10', checkOut: '2027-02-14' })
  await connect()
  const range = { homes: [home.slug], from: '2027-03-01', to: '2027-03-03' }
  const acts = [
    { kind: 'block', reason: 'Paint “blue”, say "no"' },
    { kind: 'rates', amount: 690_00, minNights: 2 },
  ]
  for (const act of acts) {
    const { status } = await move(ines, '/owner/calendar/changes', { ...range, act }, randomUUID())
    expect(status).toBe(200)
  }
  const { body } = await ines.call('GET', '/owner/calendar')
  const { result: contract } = ownerCalendarEndpoints['GET /owner/calendar']
  expect(contract.parse(body.result)).toEqual(body.result)
  const [shown] = body.result.homes
  const kinds = ['bookings', 'holds', 'blocks', 'imports', 'conflicts', 'overrides']
  expect(kinds.filter((kind) => shown[kind].length === 0)).toEqual([])
  expect(shown.rules.seasons).toEqual(seasons)
})
