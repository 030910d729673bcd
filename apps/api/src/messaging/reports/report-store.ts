import type { ReportOutcome, ReportReason } from '@marea/contract/messaging/report-choices.ts'
import { sql } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'

type NewReport = {
  roomId: string
  messageId: number | null
  reporterId: string
  reportedId: string
  reason: ReportReason
  details: string
  lastMessageId: number
  reportedAt: Temporal.Instant
}

export function findOpenReport(
  db: Db,
  { reporterId, roomId, messageId }: Pick<NewReport, 'reporterId' | 'roomId' | 'messageId'>,
) {
  return db
    .selectFrom('messageReports')
    .select('id')
    .where('reporterId', '=', reporterId)
    .where('roomId', '=', roomId)
    .where('messageId', messageId === null ? 'is' : '=', messageId)
    .where('resolvedAt', 'is', null)
    .executeTakeFirst()
}

export function insertReport(db: Transaction, report: NewReport): Promise<{ id: string }> {
  return db.insertInto('messageReports').values(report).returning('id').executeTakeFirstOrThrow()
}

function reports(db: Db) {
  return db
    .selectFrom('messageReports')
    .innerJoin('rooms', 'rooms.id', 'messageReports.roomId')
    .innerJoin('suites', 'suites.id', 'rooms.suiteId')
    .innerJoin('users as reporter', 'reporter.id', 'reporterId')
    .innerJoin('users as reported', 'reported.id', 'reportedId')
    .leftJoin('users as resolver', 'resolver.id', 'resolvedBy')
    .select(['messageReports.id', 'roomId', 'messageId', 'reason', 'details', 'reportedAt'])
    .select(['messageReports.lastMessageId', 'rooms.guestId', 'reporterId', 'reportedId'])
    .select(['resolvedAt', 'outcome', 'note', 'resolver.fullName as resolverName'])
    .select(['suites.slug', 'suites.name as homeName'])
    .select(['reporter.fullName as reporterName', 'reporter.email as reporterEmail'])
    .select(['reported.fullName as reportedName', 'reported.email as reportedEmail'])
    .select(['reporter.erasedAt as reporterErasedAt', 'reported.erasedAt as reportedErasedAt'])
}

export type ReportRow = Awaited<ReturnType<typeof listReports>>[number]

export function listReports(db: Db, { isResolved, limit }: { isResolved: boolean; limit: number }) {
  return reports(db)
    .where('resolvedAt', isResolved ? 'is not' : 'is', null)
    .orderBy('reportedAt', 'desc')
    .limit(limit)
    .execute()
}

export function findReport(db: Db, id: string) {
  return reports(db).where('messageReports.id', '=', id).executeTakeFirst()
}

type Resolution = {
  outcome: ReportOutcome
  note: string
  resolvedBy: string
  resolvedAt: Temporal.Instant
}

/** False if another has resolved it meanwhile. */
export async function resolve(db: Transaction, id: string, resolution: Resolution) {
  const { numUpdatedRows } = await db
    .updateTable('messageReports')
    .set(resolution)
    .where('id', '=', id)
    .where('resolvedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows) > 0
}

type Span = Pick<ReportRow, 'roomId' | 'messageId' | 'lastMessageId'>

export function listReportedMessages(
  db: Db,
  { roomId, messageId, lastMessageId }: Span,
  limit: number,
) {
  return db
    .selectFrom('messages')
    .selectAll()
    .where('roomId', '=', roomId)
    .where('kind', '=', 'words')
    .where('id', messageId === null ? '<=' : '=', messageId ?? lastMessageId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function eraseReporter(db: Transaction, reporterId: string): Promise<void> {
  await db
    .updateTable('messageReports')
    .set({ details: sql`null` })
    .where('reporterId', '=', reporterId)
    .execute()
}

export function listReportsBy(db: Db, reporterId: string) {
  return db
    .selectFrom('messageReports')
    .select(['reason', 'details', 'reportedAt', 'resolvedAt'])
    .where('reporterId', '=', reporterId)
    .orderBy('reportedAt')
    .execute()
}
