import type { Ctx } from '#platform/ctx.ts'
import type { Delivery, Email } from '#platform/ports.ts'
import {
  claimOutgoing,
  deleteEndedOutgoing,
  deleteSending,
  listAbandonedOutgoing,
  listDueOutgoing,
  type OutgoingRow,
  retryUnreachableNow,
  updateSending,
} from './outgoing-store.ts'
import { decideOn, type EmailPolicy, withUnsubscribe } from './topic.ts'

/** Writes the email when it is sent; undefined means there is no recipient any more. */
export type EmailWriter = (ctx: Ctx, data: unknown) => Promise<Email | undefined>

export type EmailWriters = Record<string, EmailWriter>

export type EmailSources = { writers: EmailWriters; policy: EmailPolicy }

const giveUpAfter = { hours: 5 * 24 }
const maxRetryMinutes = 15
/** Longer than any SMTP session with a responding server. */
const abandonedAfter = { minutes: 10 }
const retention = { hours: 30 * 24 }

/**
 * One attempt at a queued email, with its outcome recorded; does nothing if another process sends
 * it.
 */
export async function deliverEmail(
  ctx: Ctx,
  id: string,
  { writers, policy }: EmailSources,
): Promise<Delivery['outcome'] | undefined> {
  const row = await claimOutgoing(ctx.db, id, ctx.now)
  if (!row) return undefined
  const decision = await decideOn(ctx, row.data, policy)
  if (decision.send === 'never') return skip(ctx, row)
  if (decision.send === 'later') return postpone(ctx, row, decision.notBefore)
  const delivery = await attempt(ctx, row, { writers, unsubscribeUrl: decision.unsubscribeUrl })
  if (delivery) await recordDelivery(ctx, row, delivery)
  else await end(ctx, row, { status: 'failed', failure: 'no reader' })
  return delivery?.outcome
}

/** The reader does not want it: nothing is kept, so that a later event may still be emailed. */
async function skip(ctx: Ctx, row: OutgoingRow): Promise<undefined> {
  await deleteSending(ctx.db, row)
  ctx.log.info({ mailId: row.id }, 'mail not wanted')
}

/** An attempt that was only postponed does not count. */
async function postpone(
  ctx: Ctx,
  row: OutgoingRow,
  nextAttemptAt: Temporal.Instant,
): Promise<undefined> {
  const attempts = row.attempts - 1
  await updateSending(ctx.db, row, { status: 'queued', attempts, failure: null, nextAttemptAt })
}

type Attempt = { writers: EmailWriters; unsubscribeUrl: string | undefined }

async function attempt(ctx: Ctx, row: OutgoingRow, { writers, unsubscribeUrl }: Attempt) {
  const mail = await writerOf(row, writers)(ctx, row.data).catch((error: unknown) => {
    ctx.log.error({ err: error, mailId: row.id }, 'mail not written')
    return noRecipient
  })
  if (!mail || 'outcome' in mail) return mail
  const sent = withUnsubscribe(mail, unsubscribeUrl)
  return ctx.ports.mail.send(sent, { id: row.id, beforeEnd: () => markHandedOver(ctx, row) })
}

const noRecipient = { outcome: 'refused', failure: 'not written' } as const

/** Retries emails left by crashed processes and those due again, while the server is reachable. */
export async function retryDueEmails(ctx: Ctx, sources: EmailSources): Promise<void> {
  for (const row of await listAbandonedOutgoing(ctx.db, ctx.now.subtract(abandonedAfter))) {
    const outcome = row.handedOverAt ? 'unknown' : 'unreachable'
    await recordDelivery(ctx, row, { outcome, failure: 'process lost' })
  }
  for (const id of await listDueOutgoing(ctx.db, ctx.now)) {
    if ((await deliverEmail(ctx, id, sources)) === 'unreachable') break
  }
  await deleteEndedOutgoing(ctx.db, ctx.now.subtract(retention))
}

function writerOf({ writer }: OutgoingRow, writers: EmailWriters): EmailWriter {
  return writers[writer] ?? (() => Promise.reject(new Error(`Nobody writes mails of ${writer}.`)))
}

async function markHandedOver(ctx: Ctx, row: OutgoingRow): Promise<void> {
  const isOurs = await updateSending(ctx.db, row, { handedOverAt: ctx.now })
  if (!isOurs) throw new Error('Another process has taken this mail over.')
}

async function recordDelivery(ctx: Ctx, row: OutgoingRow, delivery: Delivery): Promise<void> {
  if (delivery.outcome === 'accepted') {
    ctx.log.info({ mailId: row.id }, 'mail sent')
    await end(ctx, row, { status: 'sent', failure: null })
    await retryUnreachableNow(ctx.db, ctx.now)
    return
  }
  const failure = `${delivery.outcome} ${delivery.failure}`
  const reported = { mailId: row.id, writer: row.writer, attempts: row.attempts, failure }
  if (delivery.outcome === 'unknown' && !row.mayRepeat) {
    ctx.log.error(reported, 'mail not repeated: its server may have taken it')
    return end(ctx, row, { status: 'unknown', failure })
  }
  if (Temporal.Instant.compare(row.createdAt.add(giveUpAfter), ctx.now) <= 0) {
    ctx.log.error(reported, 'mail given up')
    return end(ctx, row, { status: 'failed', failure })
  }
  ctx.log.warn(reported, 'mail not sent')
  const nextAttemptAt = ctx.now.add({ minutes: retryDelayMinutes(row.attempts) })
  await updateSending(ctx.db, row, { status: 'queued', failure, nextAttemptAt })
}

type End = { status: 'sent' | 'unknown' | 'failed'; failure: string | null }

async function end(ctx: Ctx, row: OutgoingRow, { status, failure }: End): Promise<void> {
  await updateSending(ctx.db, row, { status, failure, data: null, endedAt: ctx.now })
}

function retryDelayMinutes(attempts: number): number {
  return Math.min(2 ** (attempts - 1), maxRetryMinutes)
}
