import type { CardFailure } from '@marea/contract/payments/card-failures.ts'
import type { Ctx } from '#platform/ctx.ts'

/** What is known of a charge that shall be settled. */
export type Settling = {
  chargeId: string
  intentId?: string
  /** The processor did not even begin. */
  refusal?: CardFailure
  isAbandoned?: boolean
}

export type Sending = { refundId: string }

export type Following = { type: string; objectId: string }

export const settleName = 'payments.settle-charge'
export const sendName = 'payments.send-refund'
export const followName = 'payments.follow-event'
export const detachName = 'payments.detach-card'

export function enqueueSettle(ctx: Ctx, settling: Settling): Promise<void> {
  return ctx.ports.jobs.enqueue(ctx.db, { name: settleName }, settling)
}

export function enqueueRefund(ctx: Ctx, sending: Sending): Promise<void> {
  return ctx.ports.jobs.enqueue(ctx.db, { name: sendName }, sending)
}

export function enqueueEvent(ctx: Ctx, following: Following): Promise<void> {
  return ctx.ports.jobs.enqueue(ctx.db, { name: followName }, following)
}

export function enqueueDetach(ctx: Ctx, paymentMethodId: string): Promise<void> {
  return ctx.ports.jobs.enqueue(ctx.db, { name: detachName }, { paymentMethodId })
}
