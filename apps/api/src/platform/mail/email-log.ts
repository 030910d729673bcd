import type { LoggedEmail } from '@marea/contract/operations/jobs.ts'
import type { Ctx, TransactionCtx } from '#platform/ctx.ts'
import {
  countOutgoing,
  findOutgoing,
  type LoggedRow,
  listOutgoing,
  makeDueNow,
} from './outgoing-store.ts'
import { contentWriter, type Sending, sendName } from './queue.ts'

const perPage = 50

/** What was sent, waits or failed in the last 30 days. */
export async function readEmailLog(
  { db }: Ctx,
  { status, page }: { status?: LoggedEmail['status'] | undefined; page: number },
) {
  const rows = await listOutgoing(db, { status, limit: perPage, offset: (page - 1) * perPage })
  const counted = await countOutgoing(db)
  const shown = counted.filter((each) => status === undefined || each.status === status)
  const total = shown.reduce((sum, { count }) => sum + count, 0)
  return {
    items: rows.map(loggedEmail),
    counts: Object.fromEntries(counted.map(({ status, count }) => [status, count])),
    page,
    pages: Math.max(1, Math.ceil(total / perPage)),
  }
}

/** Undefined where there is no such email, false where it does not wait. */
export async function sendWaitingEmailNow(
  ctx: TransactionCtx,
  id: string,
): Promise<LoggedEmail | false | undefined> {
  const row = await findOutgoing(ctx.db, id)
  if (!row) return undefined
  if (!(await makeDueNow(ctx.db, id, ctx.now))) return false
  await ctx.ports.jobs.enqueue<Sending>(ctx.db, { name: sendName }, { mailId: id })
  return loggedEmail({ ...row, nextAttemptAt: ctx.now })
}

function loggedEmail(row: LoggedRow): LoggedEmail {
  const { id, status, attempts, failure, createdAt, nextAttemptAt, endedAt } = row
  return {
    id,
    about: aboutOf(row),
    to: recipientOf(row.data),
    status,
    attempts,
    failure,
    createdAt: createdAt.toString(),
    nextAttemptAt: status === 'queued' ? nextAttemptAt.toString() : null,
    endedAt: endedAt?.toString() ?? null,
  }
}

/** The event, or else the first part of the key, which names the kind of email. */
function aboutOf({ key, writer, eventKind }: LoggedRow): string {
  const [about = key] = key.split(':')
  return writer === contentWriter ? (eventKind ?? about) : writer
}

function recipientOf(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('to' in data)) return null
  return typeof data.to === 'string' ? data.to : null
}
