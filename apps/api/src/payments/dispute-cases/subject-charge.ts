import { type ChargeRow, findCharge, findChargeByIntent } from '#payments/charge/charge-store.ts'
import type { ChargeOutcomes } from '#payments/settle/charge-outcomes.ts'
import { settleCharge } from '#payments/settle/settle-charge.ts'
import type { Ctx } from '#platform/ctx.ts'

type Subject = { intentId: string | null; chargeId: string | undefined }

/**
 * The charge that a case is about; undefined if Marea did not make it. The news of a case may come before that of the
 * payment, which is settled first then.
 */
export async function subjectCharge(
  ctx: Ctx,
  { intentId, chargeId }: Subject,
  outcomes: ChargeOutcomes,
): Promise<ChargeRow | undefined> {
  const known = intentId === null ? undefined : await findChargeByIntent(ctx.db, intentId)
  const charge = known ?? (chargeId ? await findCharge(ctx.db, chargeId) : undefined)
  if (!charge || charge.settledAt) return charge
  await settleCharge(ctx, { chargeId: charge.id, ...(intentId ? { intentId } : {}) }, outcomes)
  const settled = await findCharge(ctx.db, charge.id)
  // The money of a case can only be booked after that of its payment; the job tries again.
  if (!settled?.settledAt) throw new Error(`Charge ${charge.id} is disputed but not settled.`)
  return settled
}
