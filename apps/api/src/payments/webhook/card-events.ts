import type { Ctx } from '#platform/ctx.ts'
import { readLatestEvents } from './event-store.ts'

/** The card processor sends its events within seconds. */
const expectedWithin = { minutes: 15 }
/** An event that is missing for longer than this no longer matters. */
const lookBack = { hours: 24 }

export async function readCardEvents({ db, now }: Pick<Ctx, 'db' | 'now'>) {
  const { receivedAt, settledAt } = await readLatestEvents(db, {
    from: now.subtract(lookBack),
    to: now.subtract(expectedWithin),
  })
  const areMissing =
    settledAt !== null &&
    (receivedAt === null ||
      Temporal.Instant.compare(receivedAt, settledAt.subtract(expectedWithin)) < 0)
  return { latestAt: receivedAt ?? undefined, areMissing }
}
