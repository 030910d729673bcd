import type { Agreement } from '@marea/contract/suites/agreements.ts'
import { type Insertable, sql } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { AgreementVersions } from '#platform/generated/database.ts'

export async function insertAgreement(
  db: Transaction,
  { ownerId, createdAt }: { ownerId: string; createdAt: Temporal.Instant },
): Promise<string> {
  const { id } = await db
    .insertInto('agreements')
    .values({ ownerId, createdAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function insertVersion(
  db: Transaction,
  version: Insertable<AgreementVersions>,
): Promise<void> {
  await db.insertInto('agreementVersions').values(version).execute()
}

/** One change at a time, so that two never validate against the same history. */
export async function lockAgreement(db: Transaction, id: string) {
  return db
    .selectFrom('agreements')
    .select(['id', 'ownerId'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export function listAgreements(db: Db, { ownerId, id }: { ownerId?: string; id?: string }) {
  return db
    .selectFrom('agreements')
    .innerJoin('users', 'users.id', 'agreements.ownerId')
    .select(['agreements.id', 'agreements.ownerId', 'users.fullName', 'users.email'])
    .select(
      sql<Agreement['homes']>`(select coalesce(json_agg(json_build_object(
        'slug', slug, 'name', name, 'isDraft', status = 'draft') order by name), '[]')
        from suites where suites.agreement_id = agreements.id)`.as('homes'),
    )
    .$if(ownerId !== undefined, (query) => query.where('agreements.ownerId', '=', ownerId ?? null))
    .$if(id !== undefined, (query) => query.where('agreements.id', '=', id ?? null))
    .orderBy('users.fullName')
    .orderBy('agreements.createdAt')
    .orderBy('agreements.id')
    .limit(1000)
    .execute()
}

export function listVersions(db: Db, agreementIds: readonly string[]) {
  return db
    .selectFrom('agreementVersions')
    .select(['agreementId', 'effectiveOn', 'commissionPerMille', 'reserveAmount', 'noticeDays'])
    .select(['disputeBearer', 'note', 'createdAt'])
    .where('agreementId', 'in', agreementIds.length ? agreementIds : [null])
    .orderBy('effectiveOn')
    .execute()
}

export async function findDisputeBearer(
  db: Db,
  suiteId: string,
  day: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('suites')
    .innerJoin('agreementVersions', 'agreementVersions.agreementId', 'suites.agreementId')
    .select('disputeBearer')
    .where('suites.id', '=', suiteId)
    .where('effectiveOn', '<=', Temporal.PlainDate.from(day))
    .orderBy('effectiveOn', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.disputeBearer
}
