import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export type ActFilter = {
  admin?: string | undefined
  act?: string | undefined
  subject?: string | undefined
  from?: Temporal.Instant | undefined
  to?: Temporal.Instant | undefined
  before?: number | undefined
}

export function listAdminActs(db: Db, filter: ActFilter, limit: number) {
  const { admin, act, subject, from, to, before } = filter
  return db
    .selectFrom('adminActs')
    .select(['id', 'actedAt', 'adminId', 'act', 'subject', 'details'])
    .$if(admin !== undefined, (query) => query.where('adminId', '=', admin ?? ''))
    .$if(act !== undefined, (query) => query.where('act', '=', act ?? ''))
    .$if(Boolean(subject), (query) =>
      query.where(sql<boolean>`starts_with(subject, ${subject ?? ''})`),
    )
    .$if(from !== undefined, (query) => query.where('actedAt', '>=', from ?? null))
    .$if(to !== undefined, (query) => query.where('actedAt', '<', to ?? null))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Whether a denial was already logged since the administrator entered the account. */
export async function isDenialKnown(
  db: Db,
  { adminId, subject, request }: { adminId: string; subject: string; request: string },
): Promise<boolean> {
  const rows = await db
    .selectFrom('adminActs')
    .select(['act', sql<string | null>`details->>'request'`.as('request')])
    .where('subject', '=', subject)
    .where('adminId', '=', adminId)
    .where('act', 'in', ['identity.acting_started', 'identity.acting_denied'])
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
  const entered = rows.findIndex(({ act }) => act === 'identity.acting_started')
  return rows.slice(0, entered < 0 ? undefined : entered).some((row) => row.request === request)
}

export async function listImpersonators(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('adminActs').select('adminId').distinct().limit(200).execute()
  return rows.map(({ adminId }) => adminId)
}

export async function insertCheck(
  db: Db,
  check: { checkedAt: Temporal.Instant; acts: number; firstBroken: number | null },
): Promise<void> {
  await db.insertInto('adminActChecks').values(check).execute()
}

export function findLatestCheck(db: Db) {
  return db
    .selectFrom('adminActChecks')
    .select(['checkedAt', 'acts', 'firstBroken'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
