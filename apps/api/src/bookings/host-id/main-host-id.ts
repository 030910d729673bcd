import type { ListedBooking } from '@marea/contract/bookings/endpoints.ts'
import type { HostIdToReview } from '@marea/contract/bookings/host-id-review.ts'
import type { HostId, HostIdAccess, HostIdDocument } from '@marea/contract/identity/host-ids.ts'
import { addDays } from '@marea/contract/platform/time/days.ts'
import { ownBooking } from '#bookings/own-booking.ts'
import { allowedActions, wasConfirmed } from '#bookings/status.ts'
import { type BookingRow, findBooking } from '#bookings/store.ts'
import { personOf } from '#identity/account/user.ts'
import {
  decideHostId,
  hostIdStatusesOf,
  listHostIdAccesses,
  previewHostId,
  setHostIdDeletionDay,
  showHostId,
  storeHostId,
} from '#identity/host-id/host-id.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import type { Event } from '#platform/events/events.ts'
import { type RawResponse, rawResponse } from '#platform/http/raw-response.ts'
import { Problem } from '#platform/problem.ts'
import { todayIn } from '#platform/zoned-time.ts'
import { listHostIdsToReview } from './host-id-queue-store.ts'

type HostIdUpload = { document: HostIdDocument; number: string; image: Buffer }

/** Days a document is retained after the stay and after a cancellation. */
const retentionDays = { stayed: 30, cancelled: 7 }

export async function putMainHostId(ctx: Ctx, id: string, given: HostIdUpload): Promise<HostId> {
  const booking = await ownBooking(ctx, id)
  if (!allowedActions(booking, ctx.now).includes('identify')) {
    throw new Problem('booking.state_refused', { status: booking.status })
  }
  return storeHostId(ctx, {
    ...given,
    reference: referenceOf(id),
    deleteOn: deleteOn(booking, ctx.now),
  })
}

/** The guest may read everything; the home's owner and Marea only for confirmed stays. */
export async function showMainHostId(
  ctx: Ctx,
  id: string,
): Promise<{ hostId: HostId | null; accesses: HostIdAccess[] }> {
  await requireParticipant(ctx, id)
  const reference = referenceOf(id)
  return {
    hostId: await showHostId(ctx, reference),
    accesses: await listHostIdAccesses(ctx, reference),
  }
}

export async function mainHostIdsOf(
  ctx: Ctx,
  ids: readonly string[],
): Promise<Map<string, ListedBooking['mainHostId']>> {
  const statuses = await hostIdStatusesOf(ctx, ids.map(referenceOf))
  return new Map(ids.map((id) => [id, statuses.get(referenceOf(id)) ?? 'missing']))
}

export async function showMainHostIdPreview(ctx: Ctx, id: string): Promise<RawResponse> {
  const booking = await requireParticipant(ctx, id)
  await recordReview(ctx, booking, 'host_ids.viewed')
  return rawResponse({
    bytes: await previewHostId(ctx, referenceOf(id)),
    type: 'image/jpeg',
    headers: { 'cache-control': 'no-store' },
  })
}

export async function decideMainHostId(
  ctx: Ctx,
  id: string,
  verdict: { status: 'accepted' | 'rejected'; reason: string },
): Promise<HostId> {
  const booking = await requireParticipant(ctx, id)
  if (booking.guestId === personOf(ctx).userId) throw new Problem('resource.not_found')
  return inTransaction(ctx, async (ctx) => {
    const before = await showHostId(ctx, referenceOf(id))
    const decided = await decideHostId(ctx, referenceOf(id), verdict)
    if (before?.status !== decided.status) {
      await recordReview(ctx, booking, `host_ids.${verdict.status}`)
    }
    return decided
  })
}

/** An administrator's review is recorded in the audit log; owners have the access log of the document. */
async function recordReview(
  ctx: Ctx,
  { id, ownerId }: BookingRow,
  act: 'host_ids.viewed' | 'host_ids.accepted' | 'host_ids.rejected',
): Promise<void> {
  const { userId, profile } = personOf(ctx)
  if (profile !== 'ADMIN' || userId === ownerId) return
  await inTransaction(ctx, (ctx) => recordAdminAct(ctx, { act, subject: `booking:${id}` }))
}

type Undecided = Awaited<ReturnType<typeof listHostIdsToReview>>[number]

export async function hostIdsToReview(ctx: Ctx): Promise<HostIdToReview[]> {
  return (await listHostIdsToReview(ctx.db, ctx.now)).map(toReview)
}

function toReview({ checkInAt, uploadedAt, ...row }: Undecided): HostIdToReview {
  return { ...row, checkInAt: checkInAt.toString(), uploadedAt: uploadedAt.toString() }
}

type Step = Event<`booking.${'confirmed' | 'changed' | 'cancelled' | 'expired' | 'abandoned'}`>

/** The document's deletion day depends on the stay, so every change of the stay updates it. */
export function dateHostIdDeletion(ctx: Ctx, { data }: Step): Promise<void> {
  return updateHostIdDeletion(ctx, data.bookingId)
}

export async function updateHostIdDeletion(ctx: Ctx, bookingId: string): Promise<void> {
  const booking = await findBooking(ctx.db, bookingId)
  if (booking) await setHostIdDeletionDay(ctx, referenceOf(bookingId), deleteOn(booking, ctx.now))
}

async function requireParticipant(ctx: Ctx, id: string): Promise<BookingRow> {
  const { userId, profile } = personOf(ctx)
  const booking = await findBooking(ctx.db, id)
  const isHosting = booking?.ownerId === userId || profile === 'ADMIN'
  const canRead = booking?.guestId === userId || (isHosting && booking?.confirmedAt)
  if (!booking || !canRead) throw new Problem('resource.not_found')
  return booking
}

function deleteOn({ status, checkOut, timeZone }: BookingRow, now: Temporal.Instant): string {
  const today = todayIn(timeZone, now)
  if (status === 'cancelled') return addDays(today, retentionDays.cancelled)
  const isStayAhead = status === 'held' || wasConfirmed(status)
  return isStayAhead ? addDays(checkOut, retentionDays.stayed) : today
}

function referenceOf(bookingId: string): string {
  return `booking:${bookingId}`
}
