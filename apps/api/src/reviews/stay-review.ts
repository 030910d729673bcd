import { ReviewDraft } from '@marea/contract/reviews/endpoints.ts'
import type { StayReview } from '@marea/contract/reviews/stay-reviews.ts'
import { lockOwnBooking, ownBooking } from '#bookings/own-booking.ts'
import { lockHostedBooking } from '#bookings/owner-bookings.ts'
import { reviewsOpenAt } from '#bookings/status.ts'
import { findMailRecipient } from '#identity/mail-recipient.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import type { FanOut } from '#platform/jobs/fan-out.ts'
import { Problem } from '#platform/problem.ts'
import { isOn } from '#platform/switches/is-on.ts'
import {
  findGuestReview,
  findStayReview,
  listDueReviews,
  lockSealed,
  type StayReviewRow,
  setPublished,
  upsertGuestReview,
  upsertStayReview,
} from './stay-store.ts'
import { writeReview } from './write.ts'

type CompletedStay = { status: string; checkOutAt: Temporal.Instant }

/** Sealed until the owner has written too, or for fourteen days after check-out. */
export async function reviewStay(ctx: Ctx, id: string, draft: ReviewDraft): Promise<StayReview> {
  await inTransaction(ctx, async (ctx) => {
    const booking = await lockOwnBooking(ctx, id)
    await requireReviewsOn(ctx)
    const opensAt = requireCompleted(ctx, booking)
    const known = await findStayReview(ctx.db, id)
    if (known?.reviewId) throw new Problem('reviews.already_written')
    await upsertStayReview(ctx.db, {
      bookingId: id,
      draft: JSON.stringify(draft),
      writtenAt: ctx.now,
      opensAt,
    })
    await recordEvent(ctx, {
      kind: 'reviews.sealed',
      subject: `user:${booking.guestId}`,
      data: { bookingId: id },
    })
    if (await findGuestReview(ctx.db, id)) await publishSealed(ctx, id)
  })
  return showStayReview(ctx, id)
}

export async function showStayReview(ctx: Ctx, id: string): Promise<StayReview> {
  const booking = await ownBooking(ctx, id)
  const opensAt = reviewsOpenAt(booking)
  const written = await findStayReview(ctx.db, id)
  const isOpen = written?.reviewId != null || Temporal.Instant.compare(opensAt, ctx.now) <= 0
  const ofGuest = isOpen ? await findGuestReview(ctx.db, id) : undefined
  return {
    status: statusOf(written, isOpen),
    opensAt: opensAt.toString(),
    own: written
      ? { ...ReviewDraft.parse(written.draft), writtenAt: written.writtenAt.toString() }
      : null,
    ofGuest: ofGuest
      ? { stars: ofGuest.stars, text: ofGuest.text, writtenAt: ofGuest.writtenAt.toString() }
      : null,
  }
}

/** The owner's review of the guest publishes both, once the guest has written. */
export function reviewGuest(
  ctx: Ctx,
  id: string,
  { stars, text }: { stars: number; text: string },
) {
  return inTransaction(ctx, async (ctx) => {
    const booking = await lockHostedBooking(ctx, id)
    await requireReviewsOn(ctx)
    const opensAt = requireCompleted(ctx, booking)
    const written = await findStayReview(ctx.db, id)
    if (written?.reviewId) throw new Problem('reviews.already_written')
    await upsertGuestReview(ctx.db, { bookingId: id, stars, text, writtenAt: ctx.now })
    await recordEvent(ctx, {
      kind: 'reviews.of_guest',
      subject: `user:${booking.guestId}`,
      data: { bookingId: id, ownerId: booking.ownerId },
    })
    if (written) await publishSealed(ctx, id)
    return { opensAt: opensAt.toString(), isOpen: written !== undefined }
  })
}

export const publishReviews: FanOut = {
  name: 'reviews.publish-due',
  cron: '*/10 * * * *',
  list: ({ db, now }) => listDueReviews(db, now),
  handle: (ctx, id) => inTransaction(ctx, (ctx) => publishSealed(ctx, id)),
}

async function requireReviewsOn(ctx: Ctx): Promise<void> {
  if (!(await isOn(ctx, 'reviews'))) throw new Problem('reviews.paused')
}

function requireCompleted(ctx: Ctx, booking: CompletedStay): Temporal.Instant {
  const isStay = booking.status === 'confirmed' || booking.status === 'completed'
  const isOver = Temporal.Instant.compare(booking.checkOutAt, ctx.now) <= 0
  if (!isStay || !isOver) throw new Problem('reviews.not_yet')
  const opensAt = reviewsOpenAt(booking)
  if (Temporal.Instant.compare(opensAt, ctx.now) <= 0) throw new Problem('reviews.too_late')
  return opensAt
}

function statusOf(written: StayReviewRow | undefined, isOpen: boolean): StayReview['status'] {
  if (written) return written.reviewId ? 'published' : 'sealed'
  return isOpen ? 'closed' : 'open'
}

async function publishSealed(ctx: TransactionCtx, bookingId: string): Promise<void> {
  const sealed = await lockSealed(ctx.db, bookingId)
  if (!sealed) return
  const { suiteId, guestId, ownerId, stayedOn } = sealed
  const author = await findMailRecipient(ctx, guestId)
  const reviewId = await writeReview(
    ctx,
    {
      suiteId,
      ownerId,
      stayedOn,
      stayReference: `booking:${bookingId}`,
      author: {
        id: author ? guestId : null,
        firstName: author?.fullName.split(' ', 1)[0] ?? '',
        place: null,
      },
    },
    ReviewDraft.parse(sealed.draft),
  )
  await setPublished(ctx.db, bookingId, reviewId)
}
