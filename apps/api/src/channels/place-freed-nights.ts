import type { Ctx } from '#platform/ctx.ts'
import { inTransaction } from '#platform/ctx.ts'
import type { Event } from '#platform/events/events.ts'
import { listFeeds, lockImports } from './feed-store.ts'
import { placeEvents } from './import/place-events.ts'

/** Nights of a canceled or moved booking go to a stay sold elsewhere before a guest can book them. */
export function placeFreedNights(ctx: Ctx, { subject }: Event<'calendar.freed'>): Promise<void> {
  const suiteId = subject.replace(/^suite:/, '')
  return inTransaction(ctx, async (ctx) => {
    const [feed] = await listFeeds(ctx.db, [suiteId])
    if (!feed) return
    await lockImports(ctx.db, suiteId)
    await placeEvents(ctx, feed)
  })
}
