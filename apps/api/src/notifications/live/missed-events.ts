import { personOf } from '#identity/account/user.ts'
import type { Ctx } from '#platform/ctx.ts'
import { rolesOfPerson } from '#suites/co-hosts/co-host-audience.ts'
import { homeOf, isForCoHost, namedIn } from './audience.ts'
import { findNewestEventId, type LiveEventRow, listLiveEventsSince } from './live-store.ts'

const maxMissed = 500
/** Further behind than this, a search for what was missed would read too much of the table. */
const maxBehind = 20_000

/** With a gap there are too many events to list, and the reader reads everything again. */
type MissedEvents = { last: number; isGap: boolean; events: LiveEventRow[] }

export async function findMissedEvents(
  { db }: Pick<Ctx, 'db'>,
  userId: string,
  last: number,
): Promise<MissedEvents> {
  const newest = await findNewestEventId(db)
  const gap = { last: newest, isGap: true, events: [] }
  const isFromAnotherDatabase = last > newest
  if (isFromAnotherDatabase || newest - last > maxBehind) return gap
  const roles = await rolesOfPerson(db, userId)
  const suiteIds = [...roles.keys()]
  const found = await listLiveEventsSince(db, { userId, suiteIds, last, limit: maxMissed })
  if (found.length === maxMissed) return gap
  const events = found.filter(
    (event) =>
      namedIn(event).includes(userId) || isForCoHost(event, roles.get(homeOf(event) ?? '')),
  )
  return { last: Math.max(newest, ...events.map(({ id }) => id)), isGap: false, events }
}

/** For clients that have no stream: what a stream would have sent since that event. */
export async function ownEventsSince(ctx: Ctx, last: number | undefined) {
  const { userId } = personOf(ctx)
  if (last === undefined) {
    return { last: await findNewestEventId(ctx.db), isGap: false, events: [] }
  }
  const missed = await findMissedEvents(ctx, userId, last)
  const events = missed.events.map(({ id, kind, data }) => ({ id, kind, data }))
  return { ...missed, events }
}
