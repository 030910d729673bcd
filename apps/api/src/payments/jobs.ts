import { acceptAtProcessor } from '#payments/dispute-cases/accept-dispute.ts'
import { readOpenDisputes } from '#payments/dispute-cases/read-dispute.ts'
import { deliverGiftCards } from '#payments/gift-cards/deliver.ts'
import { readPayouts } from '#payments/processor/import-payout.ts'
import { readProcessorJob } from '#payments/processor/read-processor.ts'
import { sendRefund } from '#payments/refund/refund.ts'
import type { DisputeOutcomes } from '#payments/settle/charge-outcomes.ts'
import { settleCharge } from '#payments/settle/settle-charge.ts'
import { handleProcessorEvent } from '#payments/webhook/handle-event.ts'
import { fanOut } from '#platform/jobs/fan-out.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import {
  type AcceptDisputeJob,
  type DetachCardJob,
  type HandleEventJob,
  jobNames,
  type SendRefundJob,
  type SettleChargeJob,
} from './enqueue.ts'
import { recoverPayments } from './recover-payments.ts'

/** `outcomes` runs in the slice that requested the charge when it ends. */
export function paymentsJobs(outcomes: DisputeOutcomes): readonly Job<never>[] {
  return [
    {
      name: jobNames.settleCharge,
      handle: (ctx, job: SettleChargeJob) => settleCharge(ctx, job, outcomes),
    },
    {
      name: jobNames.handleEvent,
      handle: (ctx, job: HandleEventJob) => handleProcessorEvent(ctx, job, outcomes),
    },
    {
      name: jobNames.sendRefund,
      handle: (ctx, { refundId }: SendRefundJob) => sendRefund(ctx, refundId),
    },
    ...fanOut(deliverGiftCards),
    readProcessorJob,
    ...fanOut(readPayouts),
    {
      name: jobNames.detachCard,
      handle: (ctx, { paymentMethodId }: DetachCardJob) =>
        ctx.ports.cards.detachCard(paymentMethodId),
    },
    {
      name: jobNames.acceptDispute,
      handle: (ctx, { disputeId }: AcceptDisputeJob) => acceptAtProcessor(ctx, disputeId, outcomes),
    },
    {
      name: jobNames.readDisputes,
      cron: '23 * * * *',
      handle: (ctx) => readOpenDisputes(ctx, outcomes),
    },
    {
      name: jobNames.recover,
      cron: '* * * * *',
      handle: (ctx) => recoverPayments(ctx, outcomes),
    },
  ]
}
