import type { TransactionCtx } from '#platform/ctx.ts'
import { chart } from '#wallet/chart.ts'
import { openHold, postHold, voidHold } from '#wallet/hold.ts'
import type { PaymentRow } from './payment-store.ts'
import type { BookingRow } from './store.ts'

/** What the wallet knows the money of a payment by. */
export function creditOf(paymentId: string): string {
  return `booking-payment:${paymentId}`
}

export async function holdCredit(
  ctx: TransactionCtx,
  { id, creditAmount }: PaymentRow,
  { guestId, until }: { guestId: string; until: Temporal.Instant },
): Promise<void> {
  if (creditAmount === 0) return
  await openHold(ctx, { userId: guestId, amount: creditAmount, reference: creditOf(id), until })
}

export async function spendCredit(
  ctx: TransactionCtx,
  { id, creditAmount }: PaymentRow,
  booking: Pick<BookingRow, 'id'>,
): Promise<void> {
  if (creditAmount === 0) return
  await postHold(ctx, creditOf(id), { to: chart.escrow(booking.id), amount: creditAmount })
}

/** Said again it changes nothing. */
export async function dropCredit(ctx: TransactionCtx, { id, creditAmount }: PaymentRow) {
  if (creditAmount > 0) await voidHold(ctx, creditOf(id))
}
