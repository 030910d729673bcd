import type { Ctx } from '#platform/ctx.ts'

type Reader = Pick<Ctx, 'db'>

/** Whether the cardholder's bank has money of these charges. */
export async function isTakenByDispute(
  { db }: Reader,
  chargeIds: readonly string[],
): Promise<boolean> {
  const row = await db
    .selectFrom('disputes')
    .select('id')
    .where('chargeId', 'in', chargeIds.length > 0 ? chargeIds : [null])
    .where('status', 'not like', 'warning%')
    .where((eb) => eb.or([eb('closedAt', 'is', null), eb('loss', '>', 0)]))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a bank is still deciding about a payment for this booking, deposit or gift card. */
export async function isPurchaseDisputed({ db }: Reader, reference: string): Promise<boolean> {
  const row = await db
    .selectFrom('disputes')
    .innerJoin('charges', 'charges.id', 'disputes.chargeId')
    .select('disputes.id')
    .where('charges.reference', '=', reference)
    .where('disputes.status', 'not like', 'warning%')
    .where('closedAt', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
