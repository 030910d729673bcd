import { randomUUID } from 'node:crypto'
import { listNights } from '@marea/contract/platform/time/days.ts'
import { lineCodes, partOf } from '@marea/contract/pricing/price-parts.ts'
import { createReference } from '#bookings/hold/booking-reference.ts'
import { nightsReference } from '#bookings/hold/dates-taken.ts'
import { holdCredit, spendCredit } from '#bookings/payment/credit.ts'
import { endPayment, insertPayment } from '#bookings/payment/payment-store.ts'
import { settleLines } from '#bookings/settle/settle.ts'
import { updateBooking } from '#bookings/store.ts'
import { recordTransition } from '#bookings/transition.ts'
import { bookNights } from '#calendar/nights/book-nights.ts'
import type { TransactionCtx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { instantIn } from '#platform/zoned-time.ts'
import { type Line, shareCommission } from '#pricing/price.ts'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { type Move, post } from '#wallet/ledger/post.ts'
import { findHomeOfStay, insertStay } from './import-store.ts'

export type ImportedStay = {
  suiteId: string
  guestId: string
  checkIn: string
  checkOut: string
  guests: number
  /** What the guest paid, in cents. */
  total: number
  /** The owner's part of it. */
  payout: number
  /** Whether the owner has it already, if the stay is over. */
  isPaidOut: boolean
}

/**
 * A stay that was booked and paid elsewhere. Its money enters the ledger as opening entries of today and goes the way of
 * any other stay's; nobody is charged or told.
 */
export async function importStay(ctx: TransactionCtx, stay: ImportedStay): Promise<string> {
  const { suiteId, guestId, checkIn, checkOut, guests, total: totalAmount } = stay
  const home = await findHomeOfStay(ctx.db, suiteId)
  const { ownerId, timeZone, checkInFrom, checkOutUntil, ...policy } = home
  const id = randomUUID()
  const lines = linesOf(stay)
  const checkOutAt = instantIn(timeZone, checkOut, checkOutUntil)
  await insertStay(ctx.db, {
    ...{ id, suiteId, guestId, ownerId, checkIn, checkOut, guests, totalAmount, checkOutAt },
    reference: createReference(),
    quoteId: randomUUID(),
    status: 'confirmed',
    pets: 0,
    lines: JSON.stringify(lines),
    cancellation: JSON.stringify(policy),
    checkInAt: instantIn(timeZone, checkIn, checkInFrom),
    houseRulesAcceptedAt: ctx.now,
    holdExpiresAt: ctx.now,
    createdAt: ctx.now,
    confirmedAt: ctx.now,
  })
  const reference = nightsReference(id)
  const nights = { suiteId, guestId, from: checkIn, to: checkOut, reference }
  if (!(await bookNights(ctx, nights))) throw new Problem('calendar.dates_taken')
  await recordTransition(ctx, id, { status: 'confirmed' })
  await openEscrow(ctx, id, stay)
  const isOver = Temporal.Instant.compare(checkOutAt, ctx.now) <= 0
  if (isOver) await finish(ctx, { id, ownerId }, { ...stay, lines })
  return id
}

/** Without taxes: who collected those has paid them. A total that does not divide makes some nights a cent dearer. */
function linesOf({ checkIn, checkOut, total, payout }: ImportedStay): Line[] {
  const nights = listNights(checkIn, checkOut)
  const each = Math.floor(total / nights.length)
  const dearer = total - each * nights.length
  const lines = [
    nightsLine(nights.slice(0, dearer), each + 1),
    nightsLine(nights.slice(dearer), each),
  ].filter(({ amount }) => amount > 0)
  return shareCommission(lines, total - payout)
}

function nightsLine(dates: string[], each: number): Line {
  const code = lineCodes.nights
  const facts = { code, label: code, part: partOf(code), isTaxed: false, isReturned: false }
  const amount = each * dates.length
  return { ...facts, amount, for: 'owner', commission: 0, count: dates.length, each, dates }
}

/** The guest's money is in the wallet for a moment, so that it pays and is refunded as any other. */
async function openEscrow(
  ctx: TransactionCtx,
  bookingId: string,
  { guestId, total }: ImportedStay,
): Promise<void> {
  if (total === 0) return
  const wallet = ledgerAccounts.wallet(guestId)
  await postOpening(ctx, bookingId, 'opening.received', [
    { from: ledgerAccounts.cash, to: wallet, amount: total },
  ])
  const payment = await insertPayment(ctx.db, {
    id: randomUUID(),
    bookingId,
    quoteId: randomUUID(),
    creditAmount: total,
    cardAmount: 0,
    createdAt: ctx.now,
  })
  await holdCredit(ctx, payment, { guestId, until: ctx.now.add({ minutes: 1 }) })
  await spendCredit(ctx, payment, { id: bookingId })
  await endPayment(ctx.db, payment.id, { status: 'paid', endedAt: ctx.now })
}

async function finish(
  ctx: TransactionCtx,
  { id, ownerId }: { id: string; ownerId: string },
  { lines, payout, isPaidOut }: ImportedStay & { lines: Line[] },
): Promise<void> {
  await settleLines(ctx, { id, ownerId }, lines)
  if (isPaidOut && payout > 0) {
    const payable = ledgerAccounts.payable(ownerId)
    await postOpening(ctx, id, 'opening.paid_out', [
      { from: payable, to: ledgerAccounts.cash, amount: payout },
    ])
  }
  await updateBooking(ctx.db, id, { status: 'completed', settledAt: ctx.now })
  await recordTransition(ctx, id, { status: 'completed' })
}

type OpeningKind = 'opening.received' | 'opening.paid_out'

function postOpening(ctx: TransactionCtx, id: string, kind: OpeningKind, moves: Move[]) {
  return post(ctx, { key: `booking:${id}:${kind}`, kind, reference: `booking:${id}`, moves })
}
