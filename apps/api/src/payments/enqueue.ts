import type { CardFailure } from '@marea/contract/payments/card-failures.ts'
import type { ProcessorEvent } from '#platform/cards/port.ts'
import type { Ctx } from '#platform/ctx.ts'

export type SettleChargeJob = {
  chargeId: string
  /** The processor's id, when it is not stored yet. */
  intentId?: string
  /** The processor rejected the request, so there is nothing to ask it about. */
  refusal?: CardFailure
  isAbandoned?: boolean
}

export type SendRefundJob = { refundId: string }

/** Jobs that waited during an upgrade have no time. */
export type HandleEventJob = Pick<ProcessorEvent, 'type' | 'objectId'> & { createdAt?: string }

export type DetachCardJob = { paymentMethodId: string }

export type AcceptDisputeJob = { disputeId: string }

/** Jobs wait in the database under these names, so they outlive a release. */
export const jobNames = {
  settleCharge: 'payments.settle-charge',
  sendRefund: 'payments.send-refund',
  handleEvent: 'payments.follow-event',
  detachCard: 'payments.detach-card',
  recover: 'payments.sweep',
  readDisputes: 'payments.read-disputes',
  acceptDispute: 'payments.accept-dispute',
} as const

export function enqueueSettleCharge(ctx: Ctx, job: SettleChargeJob): Promise<void> {
  return ctx.ports.jobs.enqueue(ctx.db, { name: jobNames.settleCharge }, job)
}

export function enqueueSendRefund(ctx: Ctx, job: SendRefundJob): Promise<void> {
  return ctx.ports.jobs.enqueue(ctx.db, { name: jobNames.sendRefund }, job)
}

export function enqueueHandleEvent(ctx: Ctx, job: HandleEventJob): Promise<void> {
  return ctx.ports.jobs.enqueue(ctx.db, { name: jobNames.handleEvent }, job)
}

export function enqueueAcceptDispute(ctx: Ctx, job: AcceptDisputeJob): Promise<void> {
  return ctx.ports.jobs.enqueue(ctx.db, { name: jobNames.acceptDispute }, job)
}

export function enqueueDetachCard(ctx: Ctx, job: DetachCardJob): Promise<void> {
  return ctx.ports.jobs.enqueue(ctx.db, { name: jobNames.detachCard }, job)
}
