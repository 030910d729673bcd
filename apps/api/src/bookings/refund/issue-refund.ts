import { randomUUID } from 'node:crypto'
import { sumRefunds } from '#bookings/money-store.ts'
import { creditReference } from '#bookings/payment/credit.ts'
import { listPaidCharges, listPaidCredit } from '#bookings/payment/payment-store.ts'
import type { BookingRow } from '#bookings/store.ts'
import { isTakenByDispute } from '#payments/disputes/disputed-charges.ts'
import { refundCharge } from '#payments/refund/refund.ts'
import type { TransactionCtx } from '#platform/ctx.ts'
import type { Paid } from '#pricing/refund/refund.ts'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { refundToWallet } from '#wallet/refund-to-wallet.ts'
import { insertRefund } from './refund-store.ts'

type RefundRequest = {
  cause: 'cancellation' | 'change' | 'operator'
  /** The refunded amount, split by what the wallet and the cards had paid. */
  parts: Paid
  /** Where the card's part goes. */
  to: 'wallet' | 'card'
}

/**
 * Refunds money from a booking's escrow, at once to the wallet or through the processor to the
 * card.
 */
export async function issueRefund(
  ctx: TransactionCtx,
  booking: BookingRow,
  { cause, parts, to }: RefundRequest,
): Promise<void> {
  if (parts.wallet + parts.card === 0) return
  const id = randomUUID()
  const before = await sumRefunds(ctx.db, booking.id)
  const charges = await listPaidCharges(ctx.db, booking.id)
  // What a dispute has taken was paid to the guest already, which the card's refund finds out.
  const isTaken = await isTakenByDispute(
    ctx,
    charges.map((charge) => charge.id),
  )
  const toCardAmount = to === 'card' || isTaken ? parts.card : 0
  await refundToWallet(ctx, {
    userId: booking.guestId,
    from: ledgerAccounts.escrow(booking.id),
    key: `booking-refund:${id}`,
    kind: 'booking.refunded',
    reference: `booking:${booking.id}`,
    credit: await creditWallet(ctx, booking, { amount: parts.wallet, before: before.credit }),
    card: parts.card - toCardAmount,
  })
  await refundToCards(ctx, booking, { amount: toCardAmount, key: id, reason: cause })
  await insertRefund(ctx.db, {
    id,
    cause,
    toCardAmount,
    bookingId: booking.id,
    creditAmount: parts.wallet,
    cardAmount: parts.card,
    createdAt: ctx.now,
  })
}

/** Walks the payments in order and skips what earlier refunds have already returned. */
async function creditWallet(
  ctx: TransactionCtx,
  { id }: BookingRow,
  { amount, before }: { amount: number; before: number },
) {
  let start = 0
  const payments = await listPaidCredit(ctx.db, id)
  return payments.flatMap((payment) => {
    const within = (at: number) => Math.min(payment.creditAmount, Math.max(0, at - start))
    const returned = within(before)
    const part = within(before + amount) - returned
    start += payment.creditAmount
    return part > 0 ? [{ hold: creditReference(payment.id), amount: part, before: returned }] : []
  })
}

async function refundToCards(
  ctx: TransactionCtx,
  { id }: BookingRow,
  { amount, key, reason }: { amount: number; key: string; reason: string },
): Promise<void> {
  let left = amount
  for (const charge of amount > 0 ? await listPaidCharges(ctx.db, id) : []) {
    const part = Math.min(left, charge.amount - charge.refunded)
    if (part > 0) await refundCharge(ctx, { chargeId: charge.id, amount: part, key, reason })
    left -= part
  }
  if (left > 0) throw new Error(`The cards of booking ${id} paid less than goes back to them.`)
}
