import { nightsReference } from '#bookings/hold/dates-taken.ts'
import { lockBooking } from '#bookings/store.ts'
import { releaseNights } from '#calendar/nights/release-nights.ts'
import type { TransactionCtx } from '#platform/ctx.ts'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { post } from '#wallet/ledger/post.ts'
import { reverseByKey } from '#wallet/ledger/reverse.ts'
import { deleteStay } from './import-store.ts'

/**
 * Takes back a stay that was imported, and its money. False once its money has gone on; other things that happened to
 * it keep it by their foreign keys.
 */
export async function removeStay(ctx: TransactionCtx, id: string): Promise<boolean> {
  const booking = await lockBooking(ctx.db, id)
  if (!booking) return false
  const { status, totalAmount, settledAt } = booking
  const isAsImported = status === 'completed' || (status === 'confirmed' && settledAt === null)
  if (!isAsImported) return false
  await deleteStay(ctx.db, id)
  await releaseNights(ctx, nightsReference(id))
  const reference = `booking:${id}`
  await reverseByKey(ctx, `${reference}:opening.paid_out`, 'opening.undone')
  await reverseByKey(ctx, `${reference}:settle`, 'booking.settlement_reversed')
  if (totalAmount === 0) return true
  const moves = [{ from: ledgerAccounts.escrow(id), to: ledgerAccounts.cash, amount: totalAmount }]
  await post(ctx, { key: `${reference}:opening.undone`, kind: 'opening.undone', reference, moves })
  return true
}
