import { detachCard } from '#payments/cards/detach.ts'
import type { ChargeOutcomes } from '#payments/charge/charge-outcomes.ts'
import { recoverPayments } from '#payments/charge/recover-payments.ts'
import { settleCharge } from '#payments/charge/settle-charge.ts'
import { sendRefund } from '#payments/refund/refund.ts'
import { handleProcessorEvent } from '#payments/webhook/handle-event.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import {
  detachName,
  type Following,
  followName,
  type Sending,
  type Settling,
  sendName,
  settleName,
} from './enqueue.ts'

/** The work of payments, told what the end of a charge means to the slices that asked for it. */
export function paymentsJobs(outcomes: ChargeOutcomes): readonly Job<never>[] {
  return [
    {
      name: settleName,
      handle: (ctx, settling: Settling) => settleCharge(ctx, settling, outcomes),
    },
    {
      name: followName,
      handle: (ctx, following: Following) => handleProcessorEvent(ctx, following, outcomes),
    },
    { name: sendName, handle: (ctx, { refundId }: Sending) => sendRefund(ctx, refundId) },
    {
      name: detachName,
      handle: (ctx, { paymentMethodId }: { paymentMethodId: string }) =>
        detachCard(ctx, paymentMethodId),
    },
    { name: 'payments.sweep', cron: '* * * * *', handle: (ctx) => recoverPayments(ctx, outcomes) },
  ]
}
