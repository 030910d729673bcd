import type { ListingSection } from '@marea/contract/suites/listing/section-names.ts'
import type { Db, Transaction } from '#platform/db/database.ts'

/** The rows of several homes; a section without edits since the last publication has no content. */
export function listSections(db: Db, suiteIds: readonly string[]) {
  return db
    .selectFrom('listingSections')
    .leftJoin('users', 'users.id', 'listingSections.changedBy')
    .select(['suiteId', 'section', 'version', 'content', 'changedBy', 'changedAt', 'fullName'])
    .where('suiteId', 'in', suiteIds)
    .execute()
}

type SavedSection = {
  suiteId: string
  section: ListingSection
  version: number
  content: object
  changedBy: string | null
  changedAt: Temporal.Instant
}

export async function upsertSection(db: Transaction, { content, ...row }: SavedSection) {
  const { version, changedBy, changedAt } = row
  const json = JSON.stringify(content)
  await db
    .insertInto('listingSections')
    .values({ ...row, content: json })
    .onConflict((found) =>
      found
        .columns(['suiteId', 'section'])
        .doUpdateSet({ version, changedBy, changedAt, content: json }),
    )
    .execute()
}

/** The versions stay, because open editors have seen them. */
export async function clearSections(db: Transaction, suiteId: string): Promise<void> {
  await db
    .updateTable('listingSections')
    .set({ content: null })
    .where('suiteId', '=', suiteId)
    .execute()
}

export async function countUnpublished(db: Db, ownerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('suites')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('ownerId', '=', ownerId)
    .where('status', '=', 'draft')
    .executeTakeFirstOrThrow()
  return count
}

/** Deletes a draft in which nobody has saved or uploaded anything; false if it stays. */
export async function deleteUntouched(db: Transaction, suiteId: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('suites')
    .where('id', '=', suiteId)
    .where('status', '=', 'draft')
    .where('publishedAt', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('listingSections')
            .select('section')
            .whereRef('suiteId', '=', 'suites.id')
            .where('version', '>', 1),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('suiteUploads').select('fileKey').whereRef('suiteId', '=', 'suites.id')),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('suiteVideoUploads').select('fileKey').whereRef('suiteId', '=', 'suites.id'),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}
