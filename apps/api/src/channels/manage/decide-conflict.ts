import type { FeedConflict } from '@marea/contract/channels/endpoints.ts'
import type { ConflictDecision } from '@marea/contract/channels/feed-rules.ts'
import { cancelAsOwner } from '#bookings/cancel/cancel-as-owner.ts'
import { offerHome, withdrawOffer } from '#bookings/offers/offer-home.ts'
import { findConflict, lockConflict, updateConflict } from '#channels/conflict-store.ts'
import { lockImports } from '#channels/feed-store.ts'
import { placeEvents } from '#channels/import/place-events.ts'
import { requireOwnConflict } from '#channels/own-feed.ts'
import { showConflicts } from '#channels/show-conflicts.ts'
import { personOf } from '#identity/account/user.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'

type Decision = { decision: ConflictDecision; reason: string; suite?: string | undefined }

/**
 * Keeping the booking leaves the conflict open until the other stay is gone, and an offer until the
 * guest accepts it; canceling the booking gives its nights to the other stay in the same transaction,
 * before anybody else can book them.
 */
export async function decideConflict(ctx: Ctx, id: string, given: Decision): Promise<FeedConflict> {
  const { suiteId, ownerId, bookingId } = await requireOwnConflict(ctx, id)
  await inTransaction(ctx, async (ctx) => {
    await lockImports(ctx.db, suiteId)
    await lockConflict(ctx.db, id)
    const conflict = await findConflict(ctx.db, id)
    if (!conflict || conflict.closedAt) throw new Problem('channels.conflict_closed')
    const { decision } = given
    const decidedBy = personOf(ctx).userId
    await updateConflict(ctx.db, id, { decision, decidedBy, decidedAt: ctx.now })
    const data = { conflictId: id, bookingId, ownerId, decision }
    await recordEvent(ctx, { kind: 'channels.conflict_decided', subject: `suite:${suiteId}`, data })
    if (decision === 'offer_home') await offerHome(ctx, { bookingId, slug: given.suite ?? '' })
    else await withdrawOffer(ctx, bookingId)
    if (decision === 'cancel_booking') await cancelBooking(ctx, conflict, given)
  })
  const [shown] = await showConflicts(ctx, [await requireOwnConflict(ctx, id)])
  if (!shown) throw new Problem('resource.not_found')
  return shown
}

async function cancelBooking(
  ctx: TransactionCtx,
  conflict: NonNullable<Awaited<ReturnType<typeof findConflict>>>,
  { reason }: Decision,
): Promise<void> {
  const { bookingId, suiteId, ownerId, name } = conflict
  await cancelAsOwner(ctx, bookingId, reason || `Double booking with ${name}`)
  await placeEvents(ctx, { suiteId, ownerId })
}
