import { randomUUID } from 'node:crypto'
import { notificationChannels } from '@marea/contract/notifications/channels.ts'
import { isSwitchable } from '@marea/contract/notifications/kind.ts'
import { definitionOf, notificationKindNames } from '@marea/contract/notifications/kinds.ts'
import { addDays } from '@marea/contract/platform/time/days.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { notificationsConsequences } from '#notifications/consequences.ts'
import { inTransaction } from '#platform/ctx.ts'
import { followStored } from '#platform/events/consequences.ts'
import { recordEvent } from '#platform/events/events.ts'
import { companyDay } from '../../../../../demo/company-clock.ts'
import { mailsTo, signedIn } from '../../../test/people.ts'
import { openRoom, readUpTo, wrote } from '../../../test/rooms.ts'
import { booked, type Guest, move, openHouse } from '../../../test/stays.ts'
import { jobNamed, openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp
let ines: Guest
let laura: Guest
let daniel: Guest

beforeAll(async () => {
  marea = await openTestApp()
  ;({ ines, laura, daniel } = await openHouse(marea))
})
afterAll(() => marea.close())

type Shown = { id: number; kind: string; words: Record<string, Record<string, string>> }

async function listOf({ call }: Guest, query = '') {
  await marea.runJobs()
  return (await call('GET', `/notifications${query}`)).body.result
}

async function kindsOf(guest: Guest): Promise<string[]> {
  const { items } = await listOf(guest)
  return items.map(({ kind }: Shown) => kind)
}

async function unreadOf({ call }: Guest): Promise<number> {
  await marea.runJobs()
  return (await call('GET', '/notifications/unread')).body.result.count
}

test('every kind has a row in the settings of an owner, and those for owners in no guest’s', async () => {
  const { kinds } = (await ines.call('GET', '/notification-preferences')).body.result
  expect(kinds.map(({ kind }: Shown) => kind)).toEqual([...notificationKindNames])
  const ofGuest = (await laura.call('GET', '/notification-preferences')).body.result.kinds
  expect(ofGuest.map(({ kind }: Shown) => kind)).not.toContain('payout_sent')
  expect(ofGuest).toHaveLength(
    notificationKindNames.filter((kind) => definitionOf(kind).audience !== 'owner').length,
  )
})

test('a booking tells the guest and the owner once, however often its events are retried', async () => {
  const booking = await booked(marea, laura)
  const guest = await listOf(laura)
  expect(guest.items[0].words.en).toEqual({
    title: 'Booking confirmed: Casa Almendro',
    body: expect.stringContaining(booking.reference),
    action: 'View booking',
  })
  expect(guest.items[0].path).toBe(`/my-bookings?booking=${booking.id}`)
  const owner = await listOf(ines)
  expect(owner.items[0].words.es.title).toBe('Nueva reserva: Casa Almendro')
  expect(owner.items[0].words.en.body).toMatch(/^Laura, .*Your payout: \$/)
  const events = await marea.db.selectFrom('events').selectAll().execute()
  await followStored(marea.ctx(), { notifications: notificationsConsequences }, events)
  expect((await listOf(laura)).counts.all).toBe(guest.counts.all)
  expect((await listOf(ines)).counts.all).toBe(owner.counts.all)
  expect(await kindsOf(daniel)).toEqual([])
  await move(laura, `/bookings/${booking.id}/cancellation`)
  expect((await kindsOf(laura))[0]).toBe('booking_canceled')
  expect((await kindsOf(ines))[0]).toBe('home_booking_canceled')
})

test('whoever reads a conversation has read its notifications, of which only the last is unread', async () => {
  const room = await openRoom(laura)
  await wrote(laura, room, 'Is the pool heated?')
  const last = await wrote(laura, room, 'And the\nspa?')
  const before = await unreadOf(ines)
  const { items } = await listOf(ines, '?group=messages')
  expect(items.map(({ words }: Shown) => words.en?.body)).toEqual([
    'Casa Almendro: “And the spa?”',
    'Casa Almendro: “Is the pool heated?”',
  ])
  expect((await listOf(ines, '?show=unread&group=messages')).items).toHaveLength(1)
  await readUpTo(ines, room, last.id)
  expect(await unreadOf(ines)).toBe(before - 1)
  expect((await listOf(laura, '?group=messages')).items).toEqual([])
})

test('the calendar tells once of an arrival tomorrow, an arrival today and a license that ends', async () => {
  const vera = await signedIn(marea, 'Vera')
  const today = companyDay(marea.clock.now())
  const [eve, checkIn] = [addDays(today, 2), addDays(today, 3)]
  await booked(marea, vera, { checkIn, checkOut: addDays(today, 6) })
  await marea.db
    .updateTable('bookings')
    .set({ language: 'es' })
    .where('guestId', '=', vera.id)
    .execute()
  const { suiteId } = await marea.db
    .selectFrom('bookings')
    .select('suiteId')
    .where('guestId', '=', vera.id)
    .executeTakeFirstOrThrow()
  await marea.db
    .updateTable('suiteLicenses')
    .set({ validUntil: Temporal.PlainDate.from(addDays(today, 20)) })
    .where('suiteId', '=', suiteId)
    .execute()
  const run = async (at: string) => {
    marea.clock.set(at)
    await jobNamed('notifications.notify-due').handle(marea.ctx(), {})
    await jobNamed('notifications.notify-due').handle(marea.ctx(), {})
  }
  await run(`${eve}T11:00:00Z`)
  expect(await kindsOf(vera)).toEqual(['booking_confirmed'])
  await run(`${eve}T14:00:00Z`)
  await run(`${checkIn}T14:00:00Z`)
  expect(await kindsOf(vera)).toEqual(['arriving_tomorrow', 'booking_confirmed'])
  const owner = (await kindsOf(ines)).filter((kind) => /arrival|license/.test(kind))
  expect(owner.filter((kind) => kind === 'arrival_today')).toHaveLength(1)
  const licenses = await marea.db
    .selectFrom('suiteLicenses')
    .select('kind')
    .where('suiteId', '=', suiteId)
    .execute()
  expect(owner.filter((kind) => kind === 'license_expiring')).toHaveLength(licenses.length)
  expect(licenses.length).toBeGreaterThan(0)
  const [mail] = await mailsTo(marea, vera.email)
  expect(mail).toMatchObject({ language: 'es', subject: 'Mañana es su llegada: Casa Almendro' })
})

test('a kind that is switched off in the app is neither shown nor counted', async () => {
  const nora = await signedIn(marea, 'Nora')
  const body = { kind: 'favorite_changed', channel: 'app', isOn: false }
  await nora.call('PUT', '/notification-preferences', { body })
  const always = { kind: 'deposit_credited', channel: 'app', isOn: false }
  const refused = await nora.call('PUT', '/notification-preferences', { body: always })
  expect([refused.status, refused.body.error.code]).toEqual([409, 'notifications.always_on'])
  await credit(nora.id)
  expect(await kindsOf(nora)).toEqual(['deposit_credited'])
  for (const kind of notificationKindNames) {
    for (const channel of notificationChannels.filter(
      (each) => !isSwitchable(definitionOf(kind), each),
    )) {
      const answer = await nora.call('PUT', '/notification-preferences', {
        body: { kind, channel, isOn: false },
      })
      expect(answer.status).toBe(409)
    }
  }
})

test('one and all are marked as read, and what came later stays unread', async () => {
  const omar = await signedIn(marea, 'Omar')
  for (let count = 0; count < 25; count += 1) await credit(omar.id)
  const first = await listOf(omar)
  expect([first.items.length, first.hasMore, first.counts.unread]).toEqual([20, true, 25])
  expect(first.counts.groups).toEqual({ stays: 0, homes: 0, messages: 0, payments: 25 })
  const rest = await listOf(omar, `?before=${first.items.at(-1).id}`)
  expect([rest.items.length, rest.hasMore]).toEqual([5, false])
  await omar.call('PUT', `/notifications/${first.items[3].id}/read`)
  expect(await unreadOf(omar)).toBe(24)
  await omar.call('PUT', '/notifications/read', { body: { upTo: first.items[1].id } })
  expect(await unreadOf(omar)).toBe(1)
  expect((await listOf(omar, '?show=unread')).items[0].id).toBe(first.items[0].id)
})

test('a deleted account leaves no notification of it or about it', async () => {
  const paula = await signedIn(marea, 'Paula')
  const room = await openRoom(paula)
  await wrote(paula, room, 'Can we bring a crib?')
  expect((await listOf(ines, '?group=messages')).items[0].words.en.title).toContain('Paula')
  await paula.call('DELETE', '/user', { body: {} })
  const left = (await listOf(ines, '?group=messages')).items
  expect(JSON.stringify(left)).not.toContain('Paula')
})

function credit(userId: string) {
  return inTransaction(marea.ctx(), (ctx) =>
    recordEvent(ctx, {
      kind: 'wallet.deposit_credited',
      subject: `user:${userId}`,
      data: { depositId: randomUUID(), amount: 60_00 },
    }),
  )
}
