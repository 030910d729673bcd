import type { Ctx } from '#platform/ctx.ts'
import type { Following } from './later.ts'
import type { ChargeOutcomes } from './outcomes.ts'
import { sendRefund } from './refund.ts'
import { settleCharge } from './settle.ts'
import { settleSetup } from './setup.ts'

/** Events come twice and in any order, so each only says what to ask the processor about. */
export async function followProcessor(
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
