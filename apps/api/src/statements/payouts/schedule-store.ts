import type { Insertable } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { PayoutRuns, PayoutSchedules } from '#platform/generated/database.ts'

export function findSchedule(db: Db, ownerId: string) {
  return db
    .selectFrom('payoutSchedules')
    .selectAll()
    .where('ownerId', '=', ownerId)
    .executeTakeFirst()
}

/** The job and the owner's change wait for each other here. */
export function lockSchedule(db: Transaction, ownerId: string) {
  return db
    .selectFrom('payoutSchedules')
    .selectAll()
    .where('ownerId', '=', ownerId)
    .forUpdate()
    .executeTakeFirst()
}

export async function upsertSchedule(
  db: Transaction,
  schedule: Insertable<PayoutSchedules>,
): Promise<void> {
  const { ownerId: _, ...chosen } = schedule
  await db
    .insertInto('payoutSchedules')
    .values(schedule)
    .onConflict((conflict) => conflict.column('ownerId').doUpdateSet(chosen))
    .execute()
}

export async function updateNextDay(
  db: Transaction,
  ownerId: string,
  nextOn: Temporal.PlainDate | null,
): Promise<void> {
  await db.updateTable('payoutSchedules').set({ nextOn }).where('ownerId', '=', ownerId).execute()
}

export async function insertRun(db: Transaction, run: Insertable<PayoutRuns>): Promise<void> {
  await db.insertInto('payoutRuns').values(run).execute()
}

/** Owners with a payout due by a day, the longest waiting first. */
export async function listDueOwners(db: Db, today: string): Promise<string[]> {
  const rows = await db
    .selectFrom('payoutSchedules')
    .select('ownerId')
    .where('nextOn', '<=', Temporal.PlainDate.from(today))
    .orderBy('nextOn')
    .orderBy('ownerId')
    .execute()
  return rows.map(({ ownerId }) => ownerId)
}

export async function hasConfirmedEmail(db: Db, ownerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('emailConfirmedAt')
    .where('id', '=', ownerId)
    .executeTakeFirst()
  return row?.emailConfirmedAt != null
}

export async function wasScheduled(
  db: Db,
  ownerId: string,
  withdrawalId: string,
): Promise<boolean> {
  const run = await db
    .selectFrom('payoutRuns')
    .select('dueOn')
    .where('ownerId', '=', ownerId)
    .where('withdrawalId', '=', withdrawalId)
    .executeTakeFirst()
  return run !== undefined
}
