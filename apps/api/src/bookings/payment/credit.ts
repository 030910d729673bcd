import type { BookingRow } from '#bookings/store.ts'
import type { TransactionCtx } from '#platform/ctx.ts'
import { lockCredit } from '#wallet/credit.ts'
import { lockPendingHold, openHold, postHold, voidHold } from '#wallet/holds/hold.ts'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import type { PaymentRow } from './payment-store.ts'

export function creditReference(paymentId: string): string {
  return `booking-payment:${paymentId}`
}

export async function holdCredit(
  ctx: TransactionCtx,
  { id, creditAmount }: PaymentRow,
  { guestId, until }: { guestId: string; until: Temporal.Instant },
): Promise<void> {
  if (creditAmount === 0) return
  await openHold(ctx, {
    userId: guestId,
    amount: creditAmount,
    reference: creditReference(id),
    until,
  })
}

export async function spendCredit(
  ctx: TransactionCtx,
  { id, creditAmount }: PaymentRow,
  booking: Pick<BookingRow, 'id'>,
): Promise<void> {
  if (creditAmount === 0) return
  await postHold(ctx, creditReference(id), {
    to: ledgerAccounts.escrow(booking.id),
    amount: creditAmount,
  })
}

/** Whether the wallet's part is still on hold; true when there is none. Its money is spent or released next. */
export async function hasCredit(
  ctx: TransactionCtx,
  { id, creditAmount }: PaymentRow,
): Promise<boolean> {
  if (creditAmount === 0) return true
  const hold = await lockPendingHold(ctx, creditReference(id))
  if (hold) await lockCredit(ctx, hold.userId)
  return hold !== undefined && Temporal.Instant.compare(hold.until, ctx.now) > 0
}

/** Does nothing when repeated or after the wallet released the hold itself. */
export async function releaseCredit(ctx: TransactionCtx, { id, creditAmount }: PaymentRow) {
  if (creditAmount === 0) return
  if (await lockPendingHold(ctx, creditReference(id))) await voidHold(ctx, creditReference(id))
}
