import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signedIn } from '../../../test/people.ts'
import { openRoom, thread, wrote } from '../../../test/rooms.ts'
import { runFanOut } from '../../../test/run-fan-out.ts'
import { booked, type Guest, homeOf } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { sendDueMessages } from '../automatic/send-due-messages.ts'
import { countResponseTimes } from './count-response-times.ts'

let marea: TestApp
let people = 0

beforeAll(async () => {
  marea = await openTestApp()
})
afterAll(() => marea.close())
beforeEach(() => marea.clock.set('2026-11-15T12:00:00Z'))

async function newHome() {
  people += 1
  const owner = await signedIn(marea, `owner-${people}`, { profile: 'OWNER' })
  return { owner, ...(await homeOf(marea, owner.id)) }
}

/** A guest who asks twice and is answered so many minutes after the first question. */
async function conversation(owner: Guest, slug: string, minutes: number) {
  people += 1
  const guest = await signedIn(marea, `guest-${people}`)
  const room = await openRoom(guest, slug)
  await wrote(guest, room, 'Is the pool warm?')
  marea.clock.advance({ minutes: minutes / 2 })
  await wrote(guest, room, 'And the sea?')
  marea.clock.advance({ minutes: minutes / 2 })
  await wrote(owner, room, 'Both are')
  return { guest, room }
}

async function shownOn(slug: string) {
  return (await marea.call('GET', `/suites/${slug}`)).body.result.owner.repliesWithin
}

test('the median of first replies in three conversations is shown to guests', async () => {
  const { owner, slug } = await newHome()
  await conversation(owner, slug, 4)
  const { guest, room } = await conversation(owner, slug, 40)
  await countResponseTimes(marea.ctx())
  expect(await shownOn(slug)).toBeNull()
  await conversation(owner, slug, 300)
  expect(await shownOn(slug)).toBeNull()
  await countResponseTimes(marea.ctx())
  expect(await shownOn(slug)).toBe('hour')
  expect((await thread(guest, room)).room.repliesWithin).toBe('hour')
  expect((await thread(owner, room)).room.repliesWithin).toBeNull()
})

test('the stored medians are those of the raw messages', async () => {
  for (const minutes of [
    [2, 8, 30, 90],
    [600, 10, 700],
    [3000, 2000, 4000],
  ]) {
    const { owner, slug } = await newHome()
    for (const each of minutes) await conversation(owner, slug, each)
  }
  await countResponseTimes(marea.ctx())
  const stored = await marea.db.selectFrom('responseTimes').selectAll().execute()
  expect(stored.length).toBeGreaterThanOrEqual(3)
  for (const { ownerId, medianSeconds, conversations } of stored) {
    const raw = await rawReplies(ownerId)
    expect(conversations).toBe(new Set(raw.map(({ room }) => room)).size)
    expect(medianSeconds).toBe(Math.round(medianOf(raw.map(({ seconds }) => seconds))))
  }
})

/** Counted message by message. */
async function rawReplies(ownerId: string) {
  const rows = await marea.db
    .selectFrom('messages')
    .innerJoin('rooms', 'rooms.id', 'messages.roomId')
    .innerJoin('suites', 'suites.id', 'rooms.suiteId')
    .select(['messages.roomId as room', 'authorId', 'guestId', 'sentAt'])
    .where('suites.ownerId', '=', ownerId)
    .where('messages.kind', '=', 'words')
    .where('occasion', 'is', null)
    .orderBy('messages.id')
    .execute()
  const asked = new Map<string, Temporal.Instant>()
  return rows.flatMap(({ room, authorId, guestId, sentAt }) => {
    const since = asked.get(room)
    if (authorId === guestId) {
      asked.set(room, since ?? sentAt)
      return []
    }
    asked.delete(room)
    return since ? [{ room, seconds: sentAt.since(since).total('seconds') }] : []
  })
}

function medianOf(numbers: number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2
}

test('automatic messages are no replies', async () => {
  const { owner, slug } = await newHome()
  const texts = { en: 'Thank you', es: '' }
  const body = { version: 0, isOn: true, texts }
  await owner.call('PUT', `/owner/automatic-messages/${slug}/booking_confirmed`, { body })
  for (const checkIn of ['2026-12-01', '2026-12-05', '2026-12-09']) {
    people += 1
    const guest = await signedIn(marea, `guest-${people}`)
    await wrote(guest, await openRoom(guest, slug), 'Is the pool warm?')
    const checkOut = Temporal.PlainDate.from(checkIn).add({ days: 3 }).toString()
    await booked(marea, guest, { slug, checkIn, checkOut })
  }
  marea.clock.advance({ minutes: 1 })
  await runFanOut(marea.ctx(), sendDueMessages)
  await countResponseTimes(marea.ctx())
  expect(await shownOn(slug)).toBeNull()
})

test('older replies are forgotten, and owners slower than a day are not shown', async () => {
  const { owner, slug } = await newHome()
  for (const minutes of [1500, 1600, 1700]) await conversation(owner, slug, minutes)
  await countResponseTimes(marea.ctx())
  expect(await shownOn(slug)).toBeNull()
  const fast = await newHome()
  for (const minutes of [2, 2, 2]) await conversation(fast.owner, fast.slug, minutes)
  await countResponseTimes(marea.ctx())
  expect(await shownOn(fast.slug)).toBe('few_minutes')
  marea.clock.advance({ hours: 24 * 91 })
  await countResponseTimes(marea.ctx())
  expect(await shownOn(fast.slug)).toBeNull()
})
