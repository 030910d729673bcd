import type { TransactionCtx } from '#platform/ctx.ts'
import { todayOf } from '#platform/zoned-time.ts'
import { platformFee } from '#suites/fees/platform-fee.ts'
import { insertAgreement, insertVersion } from './agreement-store.ts'
import { readAgreements } from './agreements.ts'

/** Our usual terms beside the commission; operations agree on others with an owner. */
const usualTerms = { reserveAmount: 0, noticeDays: 60 } as const

/**
 * The agreement for a new home: the owner's own, or the one with the named commission. If the owner has none, a new one
 * begins today.
 */
export async function agreementForHome(
  ctx: TransactionCtx,
  ownerId: string,
  commissionPerMille: number | undefined,
): Promise<string> {
  const known = await readAgreements(ctx, { ownerId })
  const matching = known.find(
    ({ versions }) =>
      commissionPerMille === undefined ||
      versions.some(
        (each) => each.state === 'current' && each.commissionPerMille === commissionPerMille,
      ),
  )
  if (matching) return matching.id
  const agreementId = await insertAgreement(ctx.db, { ownerId, createdAt: ctx.now })
  await insertVersion(ctx.db, {
    ...usualTerms,
    commissionPerMille: commissionPerMille ?? (await platformFee(ctx, 'commission')),
    agreementId,
    effectiveOn: Temporal.PlainDate.from(todayOf(ctx)),
    createdAt: ctx.now,
  })
  return agreementId
}
