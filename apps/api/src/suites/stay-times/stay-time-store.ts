import type { Database, Transaction } from '#platform/db/database.ts'

export function findStayTimes(db: Database | Transaction, suiteId: string) {
  return db
    .selectFrom('suites')
    .select(['checkInFrom', 'checkOutUntil', 'approvesHours'])
    .select(['earlyCheckInFrom', 'earlyCheckInAmount', 'lateCheckOutUntil', 'lateCheckOutAmount'])
    .where('id', '=', suiteId)
    .executeTakeFirstOrThrow()
}
