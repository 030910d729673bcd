import { countUnsettled, noteSettleFailure } from '#payments/charge/charge-store.ts'
import type { SucceededCharge } from '#platform/cards/port.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { GaugeReading } from '#platform/metrics/metrics.ts'
import type { ChargeOutcomes } from './charge-outcomes.ts'
import { returnCharge } from './return-charge.ts'

const refundAfter = { hours: 2 }
const maxRetryMinutes = 15

type FailedSettlement = { chargeId: string; charge: SucceededCharge; error: unknown }

/** The card was charged but we could not store it: alert and retry, and after two hours refund it. */
export async function retryOrReturn(
  ctx: Ctx,
  { chargeId, charge, error }: FailedSettlement,
  outcomes: ChargeOutcomes,
): Promise<void> {
  const noted = await noteSettleFailure(ctx.db, chargeId, {
    now: ctx.now,
    maxMinutes: maxRetryMinutes,
  })
  if (!noted) return
  const { settleAttempts: attempts, settleFailedAt: since } = noted
  ctx.log.error({ chargeId, attempts, since, reason: reasonOf(error) }, 'charge not settled')
  const isOver = Temporal.Instant.compare((since ?? ctx.now).add(refundAfter), ctx.now) <= 0
  if (!isOver) throw error
  await returnCharge(ctx, { chargeId, charge }, outcomes)
  ctx.log.error({ chargeId, attempts }, 'charge refunded because it could not be settled')
}

export const unsettledCharges: GaugeReading = {
  name: 'marea_charges_unsettled',
  help: 'Charges that cards have paid and that could not be stored yet, by purpose',
  label: 'purpose',
  read: countUnsettled,
}

/** Without the values that a database error may quote from a row. */
function reasonOf(error: unknown): string {
  const { name, code, constraint } = Object(error)
  return [name, code, constraint].filter(Boolean).join(' ') || 'unknown'
}
