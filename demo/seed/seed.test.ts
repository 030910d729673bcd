import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stateOf } from '../../apps/api/src/articles/standing.ts'
import { listArticleRows } from '../../apps/api/src/articles/store.ts'
import { verifyLedger } from '../../apps/api/src/wallet/ledger/verify.ts'
import { callAs, mailsTo, signIn, signInFully } from '../../apps/api/test/people.ts'
import type { TestApp } from '../../apps/api/test/test-app.ts'
import { demoPassword, demoUserId } from '../people/people.ts'
import { openDemo } from '../test/open-demo.ts'

let marea: TestApp

beforeAll(async () => {
  marea = await openDemo()
})
afterAll(() => marea.close())

test('a home without a public address shows another place than its door', async () => {
  const homes = await marea.db
    .selectFrom('suites')
    .select(['isAddressPublic', 'latitude', 'longitude', 'pinLatitude', 'pinLongitude'])
    .where('status', '=', 'published')
    .execute()
  const hidden = homes.filter(({ isAddressPublic }) => !isAddressPublic)
  expect(hidden.length).toBeGreaterThan(0)
  for (const { latitude, longitude, pinLatitude, pinLongitude } of hidden) {
    expect([latitude, longitude]).not.toEqual([pinLatitude, pinLongitude])
    expect(Math.abs(latitude - (pinLatitude ?? 0))).toBeLessThan(0.002)
    expect(Math.abs(longitude - (pinLongitude ?? 0))).toBeLessThan(0.002)
  }
})

test('every wallet’s history is in chronological order, and the ledger balances', async () => {
  const { rows } = await sql`
    select account from (
      select p.account, e.posted_at < lag(e.posted_at) over (partition by p.account order by p.number) as is_late
      from ledger_postings p join ledger_entries e on e.id = p.entry_id
      where p.account like 'guest:%' or p.account like 'owner:%') told
    where is_late`.execute(marea.db)
  expect(rows).toEqual([])
  expect((await verifyLedger(marea.db)).differences).toEqual([])
})

test.each([
  ['guest@marea.test', 'USER'],
  ['owner@marea.test', 'OWNER'],
  ['admin@marea.test', 'ADMIN'],
])('%s signs in as %s', async (email, profile) => {
  const { body } = await signIn(marea, email, demoPassword)
  expect(body.result).toMatchObject({ id: demoUserId(email), profile, isEmailConfirmed: true })
  expect(await mailsTo(marea, email)).toEqual([])
})

test('conversations are dated before today, in order, and some messages are unread', async () => {
  for (const email of ['guest@marea.test', 'owner@marea.test']) {
    const { token } = (await signIn(marea, email, demoPassword)).body.result
    const call = callAs(marea, token)
    const { items } = (await call('GET', '/rooms')).body.result
    expect(items.length).toBeGreaterThan(2)
    expect((await call('GET', '/rooms/unread')).body.result.count).toBeGreaterThan(0)
    for (const { id } of items) {
      const { items: says } = (await call('GET', `/rooms/${id}/messages`)).body.result
      const times = says.map(({ sentAt }: { sentAt: string }) => sentAt)
      expect(times).toEqual(times.toSorted())
      expect(times.at(-1) < marea.ctx().now.toString()).toBe(true)
    }
  }
})

test('messages show a photo, a warning, a report and an archived conversation', async () => {
  const person = async (email: string) => (await signInFully(marea, email, demoPassword)).call
  const guest = await person('guest@marea.test')
  const archived = (await guest('GET', '/rooms?show=archived')).body.result.items
  expect(archived).toHaveLength(1)
  const [sought] = (await guest('GET', '/rooms/search?q=quieter')).body.result.items
  const { items } = (await guest('GET', `/rooms/${sought.id}/messages`)).body.result
  expect(items.some(({ photos }: { photos: unknown[] }) => photos.length === 1)).toBe(true)
  const admin = await person('admin@marea.test')
  const reports = (await admin('GET', '/admin/message-reports')).body.result
  expect(reports).toMatchObject([{ reason: 'off_platform', messages: [{ from: 'guest' }] }])
  const owner = await person('owner@marea.test')
  const thread = (await owner('GET', `/rooms/${reports[0].roomId}/messages`)).body.result
  expect(thread.items.at(-1).hints).toEqual(['contact', 'payment'])
  const [waiting] = (await admin('GET', '/admin/support')).body.result
  const guestId = demoUserId('guest@marea.test')
  expect(waiting).toMatchObject({ person: { id: guestId }, unread: 1, booking: { isGuest: true } })
  expect(waiting.waitingSince).not.toBeNull()
  const resolved = (await admin('GET', '/admin/support?show=resolved')).body.result
  expect(resolved).toMatchObject([{ person: { id: demoUserId('owner@marea.test') }, unread: 0 }])
})

test('the owner has a co-host for one home and an open invitation to two', async () => {
  const { token } = (await signIn(marea, 'owner@marea.test', demoPassword)).body.result
  const { homes, history } = (await callAs(marea, token)('GET', '/owner/team')).body.result
  const team = Object.fromEntries(homes.map((home: { slug: string }) => [home.slug, home]))
  expect(team['casa-almendro']).toMatchObject({
    coHosts: [{ email: 'diego@marea.test', role: 'calendar' }],
  })
  expect(team['villa-bugambilia'].invitations).toEqual(team['casa-almendro'].invitations)
  expect(team['villa-bugambilia'].invitations[0].homes).toHaveLength(2)
  expect(history.length).toBeGreaterThanOrEqual(3)
})

test('the owner has offered a guest another home, and the guest can answer', async () => {
  const owner = (await signIn(marea, 'owner@marea.test', demoPassword)).body.result
  const { conflicts } = (await callAs(marea, owner.token)('GET', '/owner/channels')).body.result
  const { booking, offer } = conflicts.find(
    ({ decision }: { decision: string | null }) => decision === 'offer_home',
  )
  expect(offer).toMatchObject({ home: expect.any(String), answer: null })
  const { token } = (await signIn(marea, 'sam@marea.test', demoPassword)).body.result
  const answer = await callAs(marea, token)('GET', `/bookings/${booking.id}/home-offer`)
  expect(answer.body.result.offer).toMatchObject({ suite: { name: offer.home } })
})

test('on the day it is built, the owner has an arrival, a departure and things to answer', async () => {
  const { token } = (await signIn(marea, 'owner@marea.test', demoPassword)).body.result
  const call = callAs(marea, token)
  const { stays } = (await call('GET', '/owner/today')).body.result
  const parts = stays.map(({ part }: { part: string }) => part)
  expect(parts.filter((part: string) => part === 'arriving').length).toBeGreaterThan(1)
  expect(parts).toContain('leaving')
  const { needs, profit } = (await call('GET', '/owner/overview')).body.result
  const kinds = needs.map(({ kind }: { kind: string }) => kind)
  expect(kinds).toEqual(expect.arrayContaining(['host_id', 'expense', 'license']))
  expect(profit.lastYear).not.toBeNull()
})

test('an hour waits for the owner’s answer, and the guest has an approved one to pay', async () => {
  const requests = await marea.db
    .selectFrom('hoursRequests')
    .innerJoin('bookings', 'bookings.id', 'hoursRequests.bookingId')
    .select(['hoursRequests.status', 'bookings.ownerId', 'bookings.guestId'])
    .orderBy('hoursRequests.status')
    .execute()
  expect(requests).toMatchObject([
    { status: 'approved', guestId: demoUserId('guest@marea.test') },
    { status: 'waiting', ownerId: demoUserId('owner@marea.test') },
  ])
})

test('the blog and the FAQs show a draft and a scheduled one of each kind', async () => {
  const { body } = await marea.call('GET', '/articles?language=es')
  expect(body.result.items[0]).toMatchObject({
    title: 'Un día tranquilo en Key Biscayne',
    cover: { key: 'key-biscayne-beach-house/01-hero' },
    author: 'Nadia Brooks',
  })
  const posts: { slug: string; cover: object | null; language: string }[] = body.result.items
  expect(posts.length).toBeGreaterThanOrEqual(10)
  expect(posts.filter(({ cover, language }) => !cover || language !== 'es')).toEqual([])
  const rows = await listArticleRows(marea.db, { now: marea.clock.now() })
  const states = rows.map((row) => `${row.kind} ${stateOf(row)}`)
  for (const state of ['draft', 'scheduled', 'published']) {
    expect(states).toEqual(expect.arrayContaining([`post ${state}`, `question ${state}`]))
  }
})
