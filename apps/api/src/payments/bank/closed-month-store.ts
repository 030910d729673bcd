import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { ClosedMonths } from '#platform/generated/database.ts'

export function listClosedMonths(db: Db): Promise<Selectable<ClosedMonths>[]> {
  return db.selectFrom('closedMonths').selectAll().orderBy('month', 'desc').limit(24).execute()
}

export async function isMonthClosed(db: Db, month: string): Promise<boolean> {
  const row = await db
    .selectFrom('closedMonths')
    .select('month')
    .where('month', '=', Temporal.PlainDate.from(month))
    .executeTakeFirst()
  return row !== undefined
}

/** A month that is closed meanwhile stays as it is. */
export async function insertClosedMonth(db: Db, row: Insertable<ClosedMonths>): Promise<void> {
  await db
    .insertInto('closedMonths')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
