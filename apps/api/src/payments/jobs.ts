import type { Job } from '#platform/jobs.ts'
import { detachCard } from './detach.ts'
import { followProcessor } from './follow.ts'
import {
  detachName,
  type Following,
  followName,
  type Sending,
  type Settling,
  sendName,
  settleName,
} from './later.ts'
import type { ChargeOutcomes } from './outcomes.ts'
import { sendRefund } from './refund.ts'
import { settleCharge } from './settle.ts'
import { sweepPayments } from './sweep.ts'

/** The work of payments, told what the end of a charge means to the slices that asked for it. */
export function paymentsJobs(outcomes: ChargeOutcomes): readonly Job<never>[] {
  return [
    {
      name: settleName,
      handle: (ctx, settling: Settling) => settleCharge(ctx, settling, outcomes),
    },
    {
      name: followName,
      handle: (ctx, following: Following) => followProcessor(ctx, following, outcomes),
    },
    { name: sendName, handle: (ctx, { refundId }: Sending) => sendRefund(ctx, refundId) },
    {
      name: detachName,
      handle: (ctx, { paymentMethodId }: { paymentMethodId: string }) =>
        detachCard(ctx, paymentMethodId),
    },
    { name: 'payments.sweep', cron: '* * * * *', handle: (ctx) => sweepPayments(ctx, outcomes) },
  ]
}
