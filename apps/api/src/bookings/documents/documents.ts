import { guestCountsOf } from '@marea/contract/calendar/guest-counts.ts'
import type { Language } from '@marea/contract/platform/language.ts'
import { dueBalanceOf } from '#bookings/balance/balance.ts'
import { listChanges } from '#bookings/change/change-store.ts'
import { ownBooking } from '#bookings/own-booking.ts'
import { listPaidCards } from '#bookings/payment/payment-store.ts'
import { suiteOf } from '#bookings/show.ts'
import { wasConfirmed } from '#bookings/status.ts'
import { type BookingRow, findBooking, listSteps } from '#bookings/store.ts'
import { finalLines } from '#bookings/terms.ts'
import { personOf } from '#identity/account/user.ts'
import { nameOfUser } from '#identity/account/user-names.ts'
import { readRowNames } from '#locale/row-names.ts'
import { type Ctx, inSnapshot } from '#platform/ctx.ts'
import { type RawResponse, rawResponse } from '#platform/http/raw-response.ts'
import { Problem } from '#platform/problem.ts'
import { readHome } from '#suites/arrival.ts'
import { listCards } from '#suites/cards.ts'
import { listEscrowPostings } from '#wallet/ledger/escrow-postings.ts'
import { renderCalendarFile } from './calendar-file.ts'
import { drawReceipt } from './draw-receipt.ts'
import type { Receipt } from './receipt.ts'

/** The receipt of the guest's own stay; its lines equal the ledger. */
export async function showReceipt(
  ctx: Ctx,
  id: string,
  requested: Language | undefined,
): Promise<RawResponse> {
  const booking = requireConfirmed(await ownBooking(ctx, id))
  return showReceiptOf(ctx, booking, requested ?? personOf(ctx).language)
}

/** The caller has checked that the reader may see it. */
export async function showReceiptOf(
  ctx: Ctx,
  booking: BookingRow,
  language: Language,
): Promise<RawResponse> {
  const bytes = await receiptOf(ctx, booking, language)
  return fileResponse(bytes, { type: 'application/pdf', name: `${booking.reference}.pdf` })
}

export async function showCalendarFile(ctx: Ctx, id: string): Promise<RawResponse> {
  const booking = requireConfirmed(await ownBooking(ctx, id))
  const text = await calendarFileOf(ctx, booking, {
    language: personOf(ctx).language,
    page: 'my-bookings',
  })
  return fileResponse(text, {
    type: 'text/calendar; charset=utf-8',
    name: `${booking.reference}.ics`,
  })
}

/** Price and payments are read at one moment, because a stay may be changed or canceled meanwhile. */
export async function receiptOf(ctx: Ctx, { id }: BookingRow, language: Language): Promise<Buffer> {
  return drawReceipt(await inSnapshot(ctx, (ctx) => readReceipt(ctx, id)), language)
}

async function readReceipt(ctx: Ctx, id: string): Promise<Receipt> {
  const booking = await findBooking(ctx.db, id)
  if (!booking) throw new Problem('resource.not_found')
  const { reference, guestId, suiteId, checkIn, checkOut, status } = booking
  const rest = await dueBalanceOf(ctx, id)
  return {
    reference,
    checkIn,
    checkOut,
    ...guestCountsOf(booking),
    issuedAt: ctx.now,
    brand: ctx.brand,
    guestName: await nameOfUser(ctx, guestId),
    home: await suiteNameOf(ctx, suiteId),
    address: (await addressOf(ctx, suiteId)).address,
    timeZone: booking.timeZone,
    isCancelled: status === 'cancelled',
    lines: finalLines(booking),
    rest: rest ? { amount: rest.amount, dueAt: rest.dueAt } : null,
    moves: await listEscrowPostings(ctx, id),
    cards: await listPaidCards(ctx.db, id),
    names: await readRowNames(ctx),
  }
}

/** The sequence grows with each change, so that calendar apps prefer the newer file. */
export async function calendarFileOf(
  ctx: Ctx,
  booking: BookingRow,
  { language, page }: { language: Language; page: string },
): Promise<string> {
  const { id: bookingId, reference, suiteId, checkInAt, checkOutAt, status } = booking
  const changes = await listChanges(ctx.db, bookingId)
  const steps = await listSteps(ctx.db, bookingId)
  const moments = [
    ...steps.map(({ takenAt }) => takenAt),
    ...changes.map(({ createdAt }) => createdAt),
  ]
  const isCancelled = status === 'cancelled'
  return renderCalendarFile(
    {
      brand: ctx.brand.name,
      bookingId,
      reference,
      checkInAt,
      checkOutAt,
      isCancelled,
      ...(await addressOf(ctx, suiteId)),
      home: await suiteNameOf(ctx, suiteId),
      url: `${ctx.config.publicUrl}/${page}`,
      changedAt: moments.toSorted(Temporal.Instant.compare).at(-1) ?? ctx.now,
      sequence: changes.length + (isCancelled ? 1 : 0),
    },
    language,
  )
}

async function suiteNameOf(ctx: Ctx, suiteId: string): Promise<string> {
  return suiteOf((await listCards(ctx, [suiteId])).get(suiteId)).name
}

async function addressOf(ctx: Ctx, suiteId: string) {
  const { street, city, region, postalCode, latitude, longitude } = (await readHome(ctx, suiteId))
    .door
  return { address: `${street}, ${city}, ${region} ${postalCode}`, latitude, longitude }
}

function requireConfirmed(booking: BookingRow): BookingRow {
  if (!wasConfirmed(booking.status)) {
    throw new Problem('booking.state_refused', { status: booking.status })
  }
  return booking
}

function fileResponse(
  bytes: Buffer | string,
  { type, name }: { type: string; name: string },
): RawResponse {
  const headers = {
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'private, no-store',
  }
  return rawResponse({ bytes, type, headers })
}
