import type { ChannelsPage, FeedConflict } from '@marea/contract/channels/endpoints.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mailsTo, signedIn } from '../../../test/people.ts'
import { calendarOf, type FeedServer, openFeedServer } from '../../../test/stand-ins/feed-server.ts'
import { booked, type Guest, homeOf, move, read } from '../../../test/stays.ts'
import { jobNamed, openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp
let server: FeedServer
let ines: Guest
let laura: Guest
let home: { slug: string; suiteId: string }
let bookingId: string
let conflict: FeedConflict
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
  await sellTwice()
})

const sold = { uid: 'a', from: '2026-12-06', to: '2026-12-09' }
const phone = 'DESCRIPTION:Phone Number (Last 4 Digits): 4471'

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

async function sellTwice(): Promise<void> {
  const stay = { slug: home.slug, checkIn: '2026-12-03', checkOut: '2026-12-08' }
  bookingId = (await booked(marea, laura, stay)).id
  server.sends(calendarOf([{ ...sold, more: [phone] }]))
  await connect()
  conflict = (await page()).conflicts[0] as FeedConflict
}

const decide = (decision: string) =>
  move(ines, `/owner/feed-conflicts/${conflict.id}/decision`, { decision })

test('an overlap shows both sides, blocks the other nights and leaves the booking alone', async () => {
  expect(conflict).toMatchObject({
    overlap: { from: '2026-12-06', to: '2026-12-08' },
    decision: null,
    booking: { id: bookingId, guest: `laura${casts}`, from: '2026-12-03', to: '2026-12-08' },
    event: { channel: 'airbnb', from: '2026-12-06', to: '2026-12-09', phoneEnding: '4471' },
  })
  expect(conflict.booking.earning.amount).toBeGreaterThan(0)
  expect(await blocked()).toEqual(['booking [03,08)', 'external [08,09)'])
  expect((await read(laura, bookingId)).status).toBe('confirmed')
  expect((await page()).feeds[0]?.health).toBe('conflict')
})

test('an overlap is emailed to the owner once, in their language, without a guest', async () => {
  await later()
  await later()
  const mails = await mailsTo(marea, ines.email)
  const told = mails.filter(({ subject }) => subject.startsWith('Reserva doble'))
  expect(told).toHaveLength(1)
  expect(told[0]?.text).toContain('Airbnb')
  expect(told[0]?.text).not.toContain('laura')
})

test('an overlap is closed when the other stay is gone', async () => {
  const { body } = await decide('keep_booking')
  expect(body.result).toMatchObject({ decision: 'keep_booking' })
  expect((await page()).conflicts).toHaveLength(1)
  server.sends(calendarOf([{ uid: 'other', from: '2026-12-20', to: '2026-12-22' }]))
  await later()
  await later()
  expect((await page()).conflicts).toEqual([])
  expect(await blocked()).toEqual(['booking [03,08)', 'external [20,22)'])
  expect((await decide('keep_booking')).body.error.code).toBe('resource.not_found')
})

test('an overlap is solved by canceling the booking, whose nights go to the other stay at once', async () => {
  const { status } = await decide('cancel_booking')
  expect(status).toBe(200)
  expect((await read(laura, bookingId)).status).toBe('cancelled')
  expect(await blocked()).toEqual(['external [06,08)', 'external [08,09)'])
  expect((await page()).conflicts).toEqual([])
  expect((await decide('keep_booking')).body.error.code).toBe('channels.conflict_closed')
})

test('an overlap is closed when the guest cancels, and nobody else gets the nights', async () => {
  await move(laura, `/bookings/${bookingId}/cancellation`, { to: 'wallet' })
  await marea.runJobs()
  expect(await blocked()).toEqual(['external [06,08)', 'external [08,09)'])
  expect((await page()).conflicts).toEqual([])
})

test('an overlap is nothing that a stranger can see or decide', async () => {
  const mateo = await signedIn(marea, `mateo${casts}`, { profile: 'OWNER' })
  expect((await mateo.call('GET', '/owner/channels')).body.result).toEqual({
    feeds: [],
    conflicts: [],
    exports: [],
  })
  for (const stranger of [mateo, laura]) {
    const body = { decision: 'cancel_booking' }
    const answer = await move(stranger, `/owner/feed-conflicts/${conflict.id}/decision`, body)
    expect(answer.body.error.code).toBe('resource.not_found')
    expect((await connect(server.url, stranger)).body.error.code).toBe('resource.not_found')
  }
  expect((await laura.call('GET', '/owner/channels')).body.error.code).toBe('resource.not_found')
  expect((await marea.call('GET', '/owner/channels')).body.error.code).toBe(
    'identity.sign_in_required',
  )
})
