import type { AdminAgreement, NewAgreementVersion } from '@marea/contract/suites/agreements.ts'
import { personOf } from '#identity/account/user.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { violates } from '#platform/db/constraint-violation.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import { todayOf } from '#platform/zoned-time.ts'
import { insertVersion, lockAgreement } from './agreement-store.ts'
import { readAgreements } from './agreements.ts'

/** New bookings follow the version from its day on; existing bookings keep the terms they were made with. */
export async function addAgreementVersion(
  ctx: Ctx,
  id: string,
  { effectiveOn, ...terms }: NewAgreementVersion,
): Promise<AdminAgreement> {
  const { userId: createdBy } = personOf(ctx)
  await inTransaction(ctx, async (ctx) => {
    const agreement = await lockAgreement(ctx.db, id)
    if (!agreement) throw new Problem('resource.not_found')
    if (effectiveOn <= todayOf(ctx)) throw new Problem('agreements.date_past')
    const version = {
      ...terms,
      agreementId: id,
      effectiveOn: Temporal.PlainDate.from(effectiveOn),
      createdBy,
      createdAt: ctx.now,
    }
    await insertVersion(ctx.db, version).catch((error) => {
      if (violates(error, 'agreement_versions_one_per_day')) {
        throw new Problem('agreements.date_taken')
      }
      throw error
    })
    await recordEvent(ctx, {
      kind: 'agreements.version_added',
      subject: `user:${agreement.ownerId}`,
      data: { agreementId: id, effectiveOn, commissionPerMille: terms.commissionPerMille },
    })
    await recordAdminAct(ctx, {
      act: 'agreements.version_added',
      subject: `agreement:${id}`,
      details: { effectiveOn, commissionPerMille: terms.commissionPerMille },
    })
    ctx.log.info({ agreement: id, effectiveOn }, 'agreement version added')
  })
  const [agreement] = await readAgreements(ctx, { id })
  if (!agreement) throw new Problem('resource.not_found')
  return agreement
}
