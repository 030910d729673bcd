import type { ListedBooking } from '@marea/contract/bookings/endpoints.ts'
import { addDays } from '@marea/contract/calendar/nights.ts'
import type { HostId, HostIdAccess, HostIdDocument } from '@marea/contract/identity/host-ids.ts'
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
import type { Ctx } from '#platform/ctx.ts'
import type { SubscriptionTo } from '#platform/events/events.ts'
import { type RawResponse, rawResponse } from '#platform/http/raw-response.ts'
import { Problem } from '#platform/problem.ts'
import { todayInMiami } from '#suites/today.ts'

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

/** The document status of each booking, by booking id. */
export async function mainHostIdsOf(
  ctx: Ctx,
  ids: readonly string[],
): Promise<Map<string, ListedBooking['mainHostId']>> {
  const statuses = await hostIdStatusesOf(ctx, ids.map(referenceOf))
  return new Map(ids.map((id) => [id, statuses.get(referenceOf(id)) ?? 'missing']))
}

export async function showMainHostIdPreview(ctx: Ctx, id: string): Promise<RawResponse> {
  await requireParticipant(ctx, id)
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
  return decideHostId(ctx, referenceOf(id), verdict)
}

const steps = ['confirmed', 'changed', 'cancelled', 'expired', 'abandoned'] as const
type Step = `booking.${(typeof steps)[number]}`

/** Whatever happens to the stay, its document's deletion day is updated. */
export const hostIdDeletionSubscriptions = steps.map(
  (step): SubscriptionTo<Step> => ({
    kind: `booking.${step}`,
    follow: (ctx, { data }) => updateHostIdDeletion(ctx, data.bookingId),
  }),
)

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

function deleteOn({ status, checkOut }: BookingRow, now: Temporal.Instant): string {
  const today = todayInMiami(now)
  if (status === 'cancelled') return addDays(today, retentionDays.cancelled)
  const isStayAhead = status === 'held' || wasConfirmed(status)
  return isStayAhead ? addDays(checkOut, retentionDays.stayed) : today
}

function referenceOf(bookingId: string): string {
  return `booking:${bookingId}`
}
