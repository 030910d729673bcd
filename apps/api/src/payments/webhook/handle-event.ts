import { settleSetup } from '#payments/cards/save-card.ts'
import type { ChargeOutcomes } from '#payments/charge/charge-outcomes.ts'
import { settleCharge } from '#payments/charge/settle-charge.ts'
import type { Following } from '#payments/enqueue.ts'
import { sendRefund } from '#payments/refund/refund.ts'
import type { Ctx } from '#platform/ctx.ts'

/** Events come twice and in any order, so each only says what to ask the processor about. */
export async function handleProcessorEvent(
  ctx: Ctx,
  { type, objectId }: Following,
  outcomes: ChargeOutcomes,
): Promise<void> {
  const { stripe } = ctx.ports.cards
  if (type.startsWith('payment_intent.')) {
    const { metadata } = await stripe.paymentIntents.retrieve(objectId)
    const { chargeId } = metadata
    if (chargeId) await settleCharge(ctx, { chargeId, intentId: objectId }, outcomes)
  } else if (type.startsWith('setup_intent.')) {
    const { metadata } = await stripe.setupIntents.retrieve(objectId)
    if (metadata?.setupId) await settleSetup(ctx, metadata.setupId, objectId)
  } else if (type.startsWith('refund.')) {
    const { metadata } = await stripe.refunds.retrieve(objectId)
    if (metadata?.refundId) await sendRefund(ctx, metadata.refundId)
  }
}
