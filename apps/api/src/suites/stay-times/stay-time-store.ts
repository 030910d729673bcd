import type { Db } from '#platform/db/database.ts'

export function findStayTimes(db: Db, suiteId: string) {
  return db
    .selectFrom('suites')
    .select(['checkInFrom', 'checkOutUntil', 'approvesHours'])
    .select(['earlyCheckInFrom', 'earlyCheckInAmount', 'lateCheckOutUntil', 'lateCheckOutAmount'])
    .where('id', '=', suiteId)
    .executeTakeFirstOrThrow()
}
