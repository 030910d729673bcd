import { sql } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { NightRange } from './occupancy-store.ts'

/** Begins the references of nights that managers cannot release. */
export const keptPrefix = 'hours:'

export type Block = NightRange & { reference: string; isOwnerStay: boolean; reason: string }

export async function insertBlockNote(
  db: Transaction,
  note: Pick<Block, 'reference' | 'isOwnerStay' | 'reason'>,
): Promise<void> {
  await db.insertInto('blockNotes').values(note).execute()
}

/** The blocks that managers may release and that contain one of these nights; those of imports and older ones have no note. */
export function listBlocks(db: Db, suiteId: string, { from, to }: NightRange): Promise<Block[]> {
  return db
    .selectFrom('occupancies')
    .leftJoin('blockNotes', 'blockNotes.reference', 'occupancies.reference')
    .select([
      'occupancies.reference',
      sql<string>`lower(nights)::text`.as('from'),
      sql<string>`upper(nights)::text`.as('to'),
      sql<boolean>`coalesce(is_owner_stay, false)`.as('isOwnerStay'),
      sql<string>`coalesce(reason, '')`.as('reason'),
    ])
    .where('suiteId', '=', suiteId)
    .where('kind', '=', 'block')
    .where('occupancies.reference', 'not like', `${keptPrefix}%`)
    .where(sql<boolean>`nights && daterange(${from}, ${to})`)
    .orderBy('nights')
    .execute()
}
