import type { ChannelsPage } from '@marea/contract/channels/endpoints.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signedIn } from '../../../test/people.ts'
import { calendarOf, type FeedServer, openFeedServer } from '../../../test/stand-ins/feed-server.ts'
import { booked, type Guest, homeOf } from '../../../test/stays.ts'
import { jobNamed, openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp
let server: FeedServer
let ines: Guest
let laura: Guest
let home: { slug: string; suiteId: string }
let casts = 0

beforeAll(async () => {
  marea = await openTestApp()
  server = await openFeedServer(marea)
})
afterAll(async () => {
  server.close()
  await marea.close()
})
beforeEach(async () => {
  casts += 1
  marea.clock.set('2026-11-15T12:00:00Z')
  await marea.db.deleteFrom('calendarFeeds').execute()
  ines = await signedIn(marea, `ines${casts}`, { profile: 'OWNER', language: 'es' })
  laura = await signedIn(marea, `laura${casts}`)
  home = await homeOf(marea, ines.id)
})

const sold = { uid: 'a', from: '2026-12-06', to: '2026-12-09' }

async function page(): Promise<ChannelsPage> {
  return (await ines.call('GET', '/owner/channels')).body.result
}

async function later(): Promise<void> {
  marea.clock.advance({ minutes: 11 })
  await jobNamed('channels.import-feeds').handle(marea.ctx(), {})
}

function connect(url = server.url, by = ines) {
  return by.call('POST', '/owner/feeds', { body: { suite: home.slug, url } })
}

async function blocked(): Promise<string[]> {
  const rows = await marea.db
    .selectFrom('occupancies')
    .select(['kind', 'nights'])
    .where('suiteId', '=', home.suiteId)
    .orderBy('nights')
    .execute()
  return rows.map(({ kind, nights }) => `${kind} ${nights.replaceAll('2026-12-', '')}`)
}

test('an address is tried before it is saved', async () => {
  await booked(marea, laura, { slug: home.slug, checkIn: '2026-12-03', checkOut: '2026-12-08' })
  server.sends(calendarOf([sold, { uid: 'b', from: '2026-12-20', to: '2026-12-22' }]))
  const body = { suite: home.slug, url: server.url }
  const answer = await ines.call('POST', '/owner/feeds/preview', { body })
  expect(answer.body.result).toEqual({
    channel: 'airbnb',
    name: 'Airbnb',
    stays: 2,
    nights: 5,
    conflicts: 1,
  })
  expect((await page()).feeds).toEqual([])
})

test.each([
  ['http://127.0.0.1/a.ics', 'channels.address_refused'],
  ['http://169.254.169.254/latest/meta-data/', 'channels.address_refused'],
  ['http://localhost/a.ics', 'channels.address_refused'],
  ['ftp://8.8.8.8/a.ics', 'channels.address_refused'],
  ['casa almendro', 'channels.address_refused'],
  ['http://no-such-host.invalid/a.ics', 'channels.unreachable'],
  ['', 'request.invalid'],
  [`https://8.8.8.8/${'a'.repeat(2000)}`, 'request.invalid'],
])('the address %.40s is refused with %s', async (url, code) => {
  const body = { suite: home.slug, url }
  for (const path of ['/owner/feeds/preview', '/owner/feeds']) {
    expect((await ines.call('POST', path, { body })).body.error.code).toBe(code)
  }
  expect((await page()).feeds).toEqual([])
})

test.each([
  ['<!doctype html><h1>Sign in</h1>', 'channels.not_a_calendar'],
  [calendarOf([]).replace('-//Somebody//', '-//Marea//'), 'channels.own_calendar'],
  ['x'.repeat(1024 * 1024 + 1), 'channels.too_large'],
])('an answer like %.20j is refused with %s', async (text, code) => {
  server.sends(text)
  expect((await connect()).body.error.code).toBe(code)
})

test('a calendar is connected to a home once, and a home has at most ten', async () => {
  server.sends(calendarOf([sold]))
  await connect()
  expect((await connect()).body.error.code).toBe('channels.feed_known')
  for (let count = 1; count < 10; count += 1) await connect(`${server.url}?${count}`)
  expect((await connect(`${server.url}?10`)).body.error.code).toBe('channels.too_many_feeds')
  expect((await page()).feeds).toHaveLength(10)
})

test('an owner’s data export has the connected calendars', async () => {
  server.sends(calendarOf([sold]))
  await connect()
  const { body } = await ines.call('GET', '/user/data')
  expect(body.result.connectedCalendars).toMatchObject([{ suite: home.slug, url: server.url }])
})

test('a replaced address keeps the dates until the new calendar confirms them', async () => {
  server.sends(calendarOf([sold]))
  const { id } = (await connect()).body.result
  const url = `${server.url}?new`
  server.sends(calendarOf([{ ...sold, uid: 'new' }]))
  const { body } = await ines.call('PUT', `/owner/feeds/${id}`, { body: { url } })
  expect(body.result).toMatchObject({ id, url })
  await later()
  expect(await blocked()).toEqual(['external [06,09)'])
})
