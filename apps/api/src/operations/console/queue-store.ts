import type { Db, Transaction } from '#platform/db/database.ts'

export async function readTargets(db: Db): Promise<Map<string, number>> {
  const rows = await db.selectFrom('queueTargets').select(['queue', 'targetMinutes']).execute()
  return new Map(rows.map(({ queue, targetMinutes }) => [queue, targetMinutes]))
}

export async function updateTarget(
  db: Transaction,
  queue: string,
  set: { targetMinutes: number; changedAt: Temporal.Instant },
): Promise<void> {
  await db
    .insertInto('queueTargets')
    .values({ queue, ...set })
    .onConflict((conflict) => conflict.column('queue').doUpdateSet(set))
    .execute()
}
