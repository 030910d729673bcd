import type { ChannelsPage } from '@marea/contract/channels/endpoints.ts'
import ICAL from 'ical.js'
import { sync as nodeIcal } from 'node-ical'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { blockNights } from '#calendar/nights/block-nights.ts'
import { signedIn } from '../../../test/people.ts'
import { calendarOf, openFeedServer } from '../../../test/stand-ins/feed-server.ts'
import { booked, type Guest, hold, homeOf, move } from '../../../test/stays.ts'
import { jobNamed, openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp
let ines: Guest
let laura: Guest
let home: { slug: string; suiteId: string }
let casts = 0

beforeAll(async () => {
  marea = await openTestApp()
})
afterAll(() => marea.close())
beforeEach(async () => {
  casts += 1
  marea.clock.set('2026-11-15T12:00:00Z')
  ines = await signedIn(marea, `ines${casts}`, { profile: 'OWNER' })
  laura = await signedIn(marea, `Laura Méndez${casts}`.replace(' ', ''))
  home = await homeOf(marea, ines.id)
})

async function address(): Promise<string> {
  const { body } = await ines.call('GET', '/owner/channels')
  const { exports }: ChannelsPage = body.result
  return exports[0]?.url.replace(/^.*\/api/, '') ?? ''
}

async function read(headers: Record<string, string> = {}) {
  return marea.call('GET', await address(), { headers })
}

function eventsIn(text: string) {
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => ({
    uid: String(event.getFirstPropertyValue('uid')),
    from: String(event.getFirstPropertyValue('dtstart')),
    to: String(event.getFirstPropertyValue('dtend')),
    sequence: Number(event.getFirstPropertyValue('sequence')),
  }))
}

test('the calendar of a home has its taken nights, and two parsers read the same', async () => {
  await booked(marea, laura, { slug: home.slug, checkIn: '2026-12-03', checkOut: '2026-12-08' })
  await blockNights(marea.ctx(), {
    suiteId: home.suiteId,
    from: '2026-12-08',
    to: '2026-12-09',
    reference: `block:${home.slug}`,
  })
  const { status, headers, body } = await read()
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(eventsIn(body)).toMatchObject([
    { from: '2026-12-03', to: '2026-12-08', sequence: 0 },
    { from: '2026-12-08', to: '2026-12-09', sequence: 0 },
  ])
  const parsed = Object.values(nodeIcal.parseICS(body)).filter((each) => each?.type === 'VEVENT')
  const day = (date: Date) => [date.getFullYear(), date.getMonth() + 1, date.getDate()]
  expect(
    parsed.map((each) =>
      each?.type === 'VEVENT' ? [day(each.start), each.end && day(each.end)] : [],
    ),
  ).toEqual([
    [
      [2026, 12, 3],
      [2026, 12, 8],
    ],
    [
      [2026, 12, 8],
      [2026, 12, 9],
    ],
  ])
})

test('the text follows RFC 5545 line by line and names no guest', async () => {
  await booked(marea, laura, { slug: home.slug, checkIn: '2026-12-03', checkOut: '2026-12-08' })
  const name = 'Casa “Ñandú”; with, a \\ name that is much longer than one line of a calendar file'
  await marea.db.updateTable('suites').set({ name }).where('id', '=', home.suiteId).execute()
  const { body } = await read()
  const lines: string[] = body.split('\r\n')
  expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  expect(lines.at(-1)).toBe('')
  for (const line of ['BEGIN:VCALENDAR', 'VERSION:2.0', 'DTSTART;VALUE=DATE:20261203']) {
    expect(lines).toContain(line)
  }
  expect(lines).toContain('DTEND;VALUE=DATE:20261208')
  expect(body).toMatch(/\r\nDTSTAMP:\d{8}T\d{6}Z\r\n/)
  expect(body).toMatch(/\r\nUID:[0-9a-f]{32}@marea\r\n/)
  expect(body).toContain('\r\nSTATUS:CONFIRMED\r\n')
  expect(body.replaceAll('\r\n ', '')).toContain('Casa “Ñandú”\\; with\\, a \\\\ name')
  expect(body).not.toMatch(/laura|booking:|MAR-/i)
})

test('a stay that moves keeps its UID and has the next sequence', async () => {
  const { id } = await booked(marea, laura, {
    slug: home.slug,
    checkIn: '2026-12-03',
    checkOut: '2026-12-08',
  })
  const [before] = eventsIn((await read()).body)
  const wish = { checkIn: '2026-12-05', checkOut: '2026-12-08', guests: 2 }
  const { body } = await laura.call('POST', `/bookings/${id}/quotes`, { body: wish })
  const quoteId = body.result.quote.id
  await move(laura, `/bookings/${id}/change`, { quoteId, to: 'wallet' })
  const [after] = eventsIn((await read()).body)
  expect(after).toEqual({ uid: before?.uid, from: '2026-12-05', to: '2026-12-08', sequence: 1 })
})

test('nights on hold and past nights are left out', async () => {
  await hold(laura, { slug: home.slug, checkIn: '2026-12-03', checkOut: '2026-12-08' })
  await blockNights(marea.ctx(), {
    suiteId: home.suiteId,
    from: '2026-11-01',
    to: '2026-11-09',
    reference: `block:${home.slug}`,
  })
  expect(eventsIn((await read()).body)).toEqual([])
})

test('an unchanged calendar is not sent again, and a changed one is', async () => {
  const { headers } = await read()
  const etag = String(headers.etag)
  expect((await read({ 'if-none-match': etag })).status).toBe(304)
  await booked(marea, laura, { slug: home.slug, checkIn: '2026-12-03', checkOut: '2026-12-08' })
  expect((await read({ 'if-none-match': etag })).status).toBe(200)
})

test('a new address works and the old one stops at once', async () => {
  const old = await address()
  const { body } = await ines.call('POST', `/owner/calendar-exports/${home.slug}`)
  expect(body.result.url).toContain(await address())
  expect(await address()).not.toBe(old)
  const refused = await marea.call('GET', old)
  expect([refused.status, refused.body.error.code]).toEqual([404, 'resource.not_found'])
  expect((await read()).status).toBe(200)
  const events = await marea.db
    .selectFrom('events')
    .select('actorId')
    .where('kind', '=', 'channels.export_regenerated')
    .where('subject', '=', `suite:${home.suiteId}`)
    .execute()
  expect(events).toEqual([{ actorId: ines.id }])
})

test('the owner sees which channel has read the calendar and when', async () => {
  await read({ 'user-agent': 'Airbnb/1.0 (+calendar)' })
  const { body } = await ines.call('GET', '/owner/channels')
  expect(body.result.exports[0].lastRead).toEqual({ at: '2026-11-15T12:00:00Z', by: 'airbnb' })
})

test('stays of one channel reach the others, but what a channel read from us is not sent back', async () => {
  const server = await openFeedServer(marea)
  const nights = { from: '2026-12-03', to: '2026-12-08' }
  const sold = calendarOf([{ uid: 'a', ...nights }])
  const closed = calendarOf([{ uid: 'b', ...nights, summary: 'CLOSED' }], 'booking.com')
  let airbnb = sold
  server.answers((request, response) =>
    response.end(request.url?.includes('airbnb') ? airbnb : closed),
  )
  for (const channel of ['airbnb', 'booking']) {
    const body = { suite: home.slug, url: `${server.url}?${channel}` }
    await ines.call('POST', '/owner/feeds', { body })
  }
  expect(eventsIn((await read()).body)).toMatchObject([nights])
  airbnb = calendarOf([])
  marea.clock.advance({ minutes: 11 })
  await jobNamed('channels.import-feeds').handle(marea.ctx(), {})
  const { body } = await ines.call('GET', '/owner/channels')
  const { id } = body.result.feeds.find(({ channel }: { channel: string }) => channel === 'airbnb')
  await ines.call('POST', `/owner/feeds/${id}/quarantine`, { body: { decision: 'release' } })
  expect(eventsIn((await read()).body)).toEqual([])
  const { body: calendar } = await marea.call(
    'GET',
    `/suites/${home.slug}/calendar?from=2026-12-01&to=2026-12-10`,
  )
  expect(JSON.stringify(calendar.result)).toContain('2026-12-03')
  server.close()
})
