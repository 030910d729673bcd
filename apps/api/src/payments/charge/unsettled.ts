import type Stripe from 'stripe'
import { returnCharge } from '#payments/refund/return-charge.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Reading } from '#platform/metrics/metrics.ts'
import type { ChargeOutcomes } from './charge-outcomes.ts'
import { countUnsettled, noteSettleFailure } from './charge-store.ts'

const returnedAfter = { hours: 2 }
const mostMinutesBetween = 15

type Failed = { chargeId: string; intent: Stripe.PaymentIntent; error: unknown }

/** The card has paid and we could not write it down: alarm and try again, and in the end refund it. */
export async function retryOrReturn(
  ctx: Ctx,
  { chargeId, intent, error }: Failed,
  outcomes: ChargeOutcomes,
): Promise<void> {
  const noted = await noteSettleFailure(ctx.db, chargeId, {
    now: ctx.now,
    mostMinutes: mostMinutesBetween,
  })
  if (!noted) return
  const { settleAttempts: attempts, settleFailedAt: since } = noted
  ctx.log.error({ chargeId, attempts, since, reason: reasonOf(error) }, 'charge not settled')
  const isOver = Temporal.Instant.compare((since ?? ctx.now).add(returnedAfter), ctx.now) <= 0
  if (!isOver) throw error
  await returnCharge(ctx, { chargeId, intent }, outcomes)
  ctx.log.error({ chargeId, attempts }, 'charge refunded because it could not be settled')
}

export const unsettledCharges: Reading = {
  name: 'marea_charges_unsettled',
  help: 'Charges that cards have paid and that could not be written down yet, by purpose',
  label: 'purpose',
  read: countUnsettled,
}

/** Without the values that a message of the database may quote from a row. */
function reasonOf(error: unknown): string {
  const { name, code, constraint } = Object(error)
  return [name, code, constraint].filter(Boolean).join(' ') || 'unknown'
}
