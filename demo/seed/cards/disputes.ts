import { storeDispute } from '../../../apps/api/src/payments/dispute-cases/read-dispute.ts'
import type { ProcessorDispute } from '../../../apps/api/src/platform/cards/disputes.ts'
import type { TransactionCtx } from '../../../apps/api/src/platform/ctx.ts'
import { noBooking } from '../../history/money-event.ts'

/** Stored as events of the processor would have it. */
export async function seedDisputes(
  ctx: TransactionCtx,
  disputes: readonly ProcessorDispute[],
): Promise<void> {
  const lossTerms = () => Promise.reject(new Error('No stay of the demo is disputed.'))
  for (const dispute of disputes) {
    await storeDispute(ctx, dispute, { booking: { ...noBooking, lossTerms } })
  }
}
