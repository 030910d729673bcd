import type { Db, Transaction } from '#platform/db/database.ts'

export function listSamples(db: Db) {
  return db
    .selectFrom('suites')
    .select(['id', 'slug', 'status'])
    .where('isSample', '=', true)
    .orderBy('slug')
    .execute()
}

export async function markSample(db: Transaction, id: string): Promise<void> {
  await db.updateTable('suites').set({ isSample: true }).where('id', '=', id).execute()
}

export async function deleteSample(db: Transaction, id: string): Promise<void> {
  await db.deleteFrom('suites').where('id', '=', id).where('isSample', '=', true).execute()
}
