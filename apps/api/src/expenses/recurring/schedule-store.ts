import type { ExpenseCategory } from '@marea/contract/expenses/choices.ts'
import type { Translations } from '@marea/contract/expenses/expense.ts'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { ExpenseSchedules } from '#platform/generated/database.ts'

export type ScheduleRow = NonNullable<Awaited<ReturnType<typeof findSchedule>>>

export async function insertSchedule(db: Transaction, schedule: Insertable<ExpenseSchedules>) {
  await db.insertInto('expenseSchedules').values(schedule).execute()
}

export async function updateSchedule(
  db: Transaction,
  id: string,
  set: Updateable<ExpenseSchedules>,
): Promise<void> {
  await db.updateTable('expenseSchedules').set(set).where('id', '=', id).execute()
}

export function findSchedule(db: Db, id: string) {
  return schedules(db).where('expenseSchedules.id', '=', id).executeTakeFirst()
}

/** Of two that record the same period, the second waits here and finds the next one. */
export async function lockSchedule(db: Transaction, id: string): Promise<void> {
  await db.selectFrom('expenseSchedules').select('id').where('id', '=', id).forUpdate().execute()
}

export function listSchedules(db: Db, suiteIds: readonly string[]) {
  return schedules(db)
    .where('suiteId', 'in', suiteIds.length ? suiteIds : [null])
    .orderBy((eb) => eb('stoppedAt', 'is not', null))
    .orderBy('nextOn')
    .orderBy('expenseSchedules.id')
    .limit(500)
    .execute()
}

export function listSchedulesOf(db: Db, ownerId: string) {
  return schedules(db)
    .where('expenseSchedules.ownerId', '=', ownerId)
    .orderBy('expenseSchedules.createdAt')
    .execute()
}

export async function stopSchedulesOf(
  db: Db,
  ownerId: string,
  { stoppedAt }: { stoppedAt: Temporal.Instant },
): Promise<void> {
  await db
    .updateTable('expenseSchedules')
    .set({ stoppedAt, stoppedBy: ownerId })
    .where('ownerId', '=', ownerId)
    .where('stoppedAt', 'is', null)
    .execute()
}

export async function listDueSchedules(db: Db, today: string): Promise<string[]> {
  const rows = await db
    .selectFrom('expenseSchedules')
    .select('id')
    .where('stoppedAt', 'is', null)
    .where('nextOn', '<=', sql<Temporal.PlainDate>`${today}::date`)
    .orderBy('nextOn')
    .execute()
  return rows.map(({ id }) => id)
}

function schedules(db: Db) {
  return db
    .selectFrom('expenseSchedules')
    .innerJoin('suites', 'suites.id', 'suiteId')
    .select(['expenseSchedules.id', 'suiteId', 'expenseSchedules.ownerId', 'slug', 'name'])
    .select(sql<ExpenseCategory>`category`.as('category'))
    .select(sql<Translations>`translations`.as('translations'))
    .select(['concept', 'vendor', 'amount', 'markup', 'paidBy', 'frequency'])
    .select(['startsOn', 'periods', 'nextOn', 'createdBy', 'stoppedAt'])
}
