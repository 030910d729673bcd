import type { AuditLog, ChainState, RecordedAct } from '@marea/contract/operations/audit.ts'
import type { AdminAct } from '@marea/contract/platform/admin-acts.ts'
import { namesOfUsers } from '#identity/account/user-names.ts'
import {
  type ActFilter,
  findLatestCheck,
  listAdminActs,
  listImpersonators,
} from '#platform/admin-acts/admin-act-log.ts'
import { checkChain, type StoredCheck } from '#platform/admin-acts/chain-check.ts'
import type { Ctx } from '#platform/ctx.ts'
import { describeSubjects } from './subjects.ts'

const pageSize = 50

export type AuditQuery = {
  admin?: string | undefined
  act?: AdminAct | undefined
  subject?: string | undefined
  from?: string | undefined
  to?: string | undefined
  before?: number | undefined
}

export async function showAuditLog(ctx: Ctx, query: AuditQuery): Promise<AuditLog> {
  const [acts, adminIds, check] = await Promise.all([
    readActs(ctx, query, pageSize + 1),
    listImpersonators(ctx.db),
    findLatestCheck(ctx.db),
  ])
  const names = await namesOfUsers(ctx, adminIds)
  const shown = acts.slice(0, pageSize)
  return {
    acts: shown,
    next: acts.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
    admins: adminIds.map((id) => ({ id, name: names.get(id) ?? '' })),
    chain: check ? chainOf(check) : null,
  }
}

/** `to` is the last day shown. */
function filterOf(ctx: Ctx, { from, to, ...rest }: AuditQuery): ActFilter {
  return {
    ...rest,
    from: from === undefined ? undefined : startOf(ctx, Temporal.PlainDate.from(from)),
    to: to === undefined ? undefined : startOf(ctx, Temporal.PlainDate.from(to).add({ days: 1 })),
  }
}

function startOf({ companyTimeZone }: Ctx, day: Temporal.PlainDate): Temporal.Instant {
  return day.toZonedDateTime(companyTimeZone).toInstant()
}

export async function readActs(ctx: Ctx, query: AuditQuery, limit: number): Promise<RecordedAct[]> {
  const rows = await listAdminActs(ctx.db, filterOf(ctx, query), limit)
  const names = await namesOfUsers(
    ctx,
    rows.map(({ adminId }) => adminId),
  )
  const describe = await describeSubjects(
    ctx,
    rows.map(({ subject }) => subject),
  )
  return rows.map(({ id, actedAt, adminId, act, subject, details }) => {
    const { name, path } = describe(subject)
    return {
      id: Number(id),
      actedAt: actedAt.toString(),
      admin: { id: adminId, name: names.get(adminId) ?? '' },
      act,
      subject,
      subjectName: name,
      subjectPath: path,
      details: Object(details),
    }
  })
}

export async function verifyAuditLog(ctx: Ctx): Promise<ChainState> {
  return chainOf(await checkChain(ctx))
}

function chainOf({ checkedAt, acts, firstBroken }: StoredCheck): ChainState {
  return { checkedAt: checkedAt.toString(), acts, firstBroken }
}
