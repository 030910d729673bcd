import { type Agreement, DisputeBearer } from '@marea/contract/suites/agreements.ts'
import type { Ctx } from '#platform/ctx.ts'
import { todayOf } from '#platform/zoned-time.ts'
import { listAgreements, listVersions } from './agreement-store.ts'

export type OwnedAgreement = Agreement & {
  owner: { id: string; fullName: string; email: string }
}

/** Agreements with all their versions, newest first, and which of them applies today. */
export async function readAgreements(
  ctx: Pick<Ctx, 'db' | 'now' | 'companyTimeZone'>,
  asked: { ownerId?: string; id?: string },
): Promise<OwnedAgreement[]> {
  const rows = await listAgreements(ctx.db, asked)
  const ids = rows.map(({ id }) => id)
  const versions = Map.groupBy(await listVersions(ctx.db, ids), ({ agreementId }) => agreementId)
  const today = todayOf(ctx)
  return rows.map(({ id, homes, ownerId, fullName, email }) => {
    const dated = (versions.get(id) ?? []).map(({ agreementId: _, effectiveOn, ...version }) => ({
      ...version,
      disputeBearer: DisputeBearer.parse(version.disputeBearer),
      effectiveOn: effectiveOn.toString(),
      createdAt: version.createdAt.toString(),
    }))
    const current = dated.findLast(({ effectiveOn }) => effectiveOn <= today) ?? dated[0]
    const shown = dated.map((version, index) => {
      const next = dated[index + 1]?.effectiveOn
      return {
        ...version,
        endsOn: next ? Temporal.PlainDate.from(next).subtract({ days: 1 }).toString() : null,
        state: stateOf(version, current),
      }
    })
    return { id, homes, versions: shown.toReversed(), owner: { id: ownerId, fullName, email } }
  })
}

type Dated = { effectiveOn: string }

function stateOf(version: Dated, current: Dated | undefined) {
  if (version === current) return 'current' as const
  return version.effectiveOn > (current?.effectiveOn ?? '')
    ? ('coming' as const)
    : ('past' as const)
}
