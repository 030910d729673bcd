import type { FavoriteNotice } from '@marea/contract/favorites/endpoints.ts'
import { offerStays } from '#calendar/quote/offers.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { type Event, recordEvent } from '#platform/events/events.ts'
import { todayOf } from '#platform/zoned-time.ts'
import { listCards } from '#suites/cards.ts'
import { insertNotice, lockWatches, upsertWatches, type Watch } from './watch-store.ts'

type Kind =
  | `calendar.${'taken' | 'freed'}`
  | 'pricing.changed'
  | `suites.${'published' | 'unlisted'}`

/** Users who saved the home are notified when its price or availability for their dates changes. */
export async function createNotices(ctx: Ctx, { subject, data }: Event<Kind>): Promise<void> {
  const suiteId = subject.replace(/^suite:/, '')
  await inTransaction(ctx, async (ctx) => {
    const card = (await listCards(ctx, [suiteId])).get(suiteId)
    for (const watch of await lockWatches(ctx.db, suiteId, todayOf(ctx))) {
      const offers = await offerStays(ctx, [suiteId], watch, { withHolds: false })
      const after = card?.isListed ? (offers.get(suiteId)?.total ?? null) : null
      if (watch.userId === data.guestId)
        await upsertWatches(ctx.db, [{ ...watch, totalAmount: after }])
      else await createNotice(ctx, watch, after)
    }
  })
}

async function createNotice(
  ctx: TransactionCtx,
  watch: Watch,
  after: number | null,
): Promise<void> {
  const before = watch.totalAmount
  const kind = kindOf(before, after)
  if (!kind) return
  const { userId, suiteId } = watch
  await upsertWatches(ctx.db, [{ userId, suiteId, totalAmount: after }])
  await insertNotice(ctx.db, { watch, kind, after, noticedAt: ctx.now })
  await recordEvent(ctx, {
    kind: `favorites.${kind}`,
    subject: `user:${userId}`,
    data: { suiteId, before, after },
  })
}

function kindOf(before: number | null, after: number | null): FavoriteNotice['kind'] | undefined {
  if (before === after) return undefined
  if (after === null) return 'nights_lost'
  return before === null ? 'nights_back' : 'price_changed'
}
