import type { SpokenLanguage } from '@marea/contract/suites/owner-profile.ts'
import type { Db, Transaction } from '#platform/db/database.ts'

export async function findLanguagesOf(db: Db, ownerId: string): Promise<string[]> {
  const row = await db
    .selectFrom('ownerProfiles')
    .select('languages')
    .where('ownerId', '=', ownerId)
    .executeTakeFirst()
  return row?.languages ?? []
}

export async function upsertLanguages(
  db: Transaction,
  ownerId: string,
  { languages, changedAt }: { languages: SpokenLanguage[]; changedAt: Temporal.Instant },
): Promise<void> {
  await db
    .insertInto('ownerProfiles')
    .values({ ownerId, languages, changedAt })
    .onConflict((conflict) => conflict.column('ownerId').doUpdateSet({ languages, changedAt }))
    .execute()
}

export async function deleteOwnerProfile(db: Db, ownerId: string): Promise<void> {
  await db.deleteFrom('ownerProfiles').where('ownerId', '=', ownerId).execute()
}

export function findResponseTime(db: Db, ownerId: string) {
  return db
    .selectFrom('suitesResponseTimes')
    .select(['medianSeconds', 'conversations'])
    .where('ownerId', '=', ownerId)
    .executeTakeFirst()
}
