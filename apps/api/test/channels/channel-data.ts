import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { homeOf } from '../stays.ts'
import type { TestApp } from '../test-app.ts'
import { type Belonging, hostedStay, type Someone } from '../user-data.ts'

/** An address of the feeds stand-in. */
export const standInFeed = 'http://feeds.marea.test/airbnb/home.ics?stay=2027-03-01/2027-03-05'

/** A calendar connected to a home of this user. */
export const feed: Belonging = {
  param: 'id',
  missing: randomUUID(),
  alsoFor: 'admins',
  async make({ id }, marea) {
    const { suiteId } = await homeOf(marea, id)
    return insertFeed(marea, { suiteId, addedBy: id })
  },
}

/** A calendar that has become empty. */
export const pausedFeed: Belonging = {
  ...feed,
  async make(owner, marea) {
    const id = await feed.make(owner, marea)
    await pauseFeed(marea, id)
    return id
  },
}

/** A stay of another channel on nights of a booking. */
export const feedConflict: Belonging = {
  ...feed,
  async make(owner, marea) {
    return insertConflict(marea, await hostedStay.make(owner, marea), owner.id)
  },
}

export const exportedHome: Belonging = {
  param: 'slug',
  missing: 'no-such-suite',
  alsoFor: 'admins',
  make: async ({ id }: Someone, marea: TestApp) => (await homeOf(marea, id)).slug,
}

export async function insertFeed(
  marea: TestApp,
  { suiteId, addedBy }: { suiteId: string; addedBy: string },
): Promise<string> {
  const id = randomUUID()
  const now = marea.clock.now()
  const about = { id, suiteId, addedBy, addedAt: now, nextCheckAt: now }
  await marea.db
    .insertInto('calendarFeeds')
    .values({ ...about, url: `${standInFeed}&copy=${id}`, name: 'Airbnb', channel: 'airbnb' })
    .execute()
  return id
}

export async function pauseFeed(marea: TestApp, id: string): Promise<void> {
  const quarantinedAt = marea.clock.now()
  await marea.db
    .updateTable('calendarFeeds')
    .set({ quarantine: 'empty', quarantineDigest: 'none', quarantinedAt })
    .where('id', '=', id)
    .execute()
}

export async function insertConflict(
  marea: TestApp,
  bookingId: string,
  addedBy: string,
): Promise<string> {
  const { suiteId } = await marea.db
    .selectFrom('bookings')
    .select('suiteId')
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow()
  const feedId = await insertFeed(marea, { suiteId, addedBy })
  const [id, eventId] = [randomUUID(), randomUUID()]
  const now = marea.clock.now()
  const nights = sql<string>`daterange('2027-01-12', '2027-01-16')`
  const event = { id: eventId, feedId, uid: 'one', nights, kind: 'stay', firstSeenAt: now } as const
  await marea.db.insertInto('feedEvents').values(event).execute()
  await marea.db
    .insertInto('feedConflicts')
    .values({ id, eventId, bookingId, raisedAt: now })
    .execute()
  return id
}
