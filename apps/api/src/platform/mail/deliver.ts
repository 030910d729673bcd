import type { Ctx } from '#platform/ctx.ts'
import type { Delivery, Mail } from '#platform/ports.ts'
import {
  claimOutgoing,
  deleteEndedOutgoing,
  hastenUnreachable,
  listDueOutgoing,
  listLostOutgoing,
  type OutgoingRow,
  updateSending,
} from './outgoing-store.ts'

/** Writes the email when it is sent; undefined means there is no recipient any more. */
export type MailWriter = (ctx: Ctx, data: unknown) => Promise<Mail | undefined>

export type MailWriters = Record<string, MailWriter>

const givenUpAfter = { hours: 5 * 24 }
const mostMinutesBetween = 15
/** Longer than any SMTP session with a responding server. */
const lostAfter = { minutes: 10 }
const rememberedFor = { hours: 30 * 24 }

/**
 * One attempt at a queued email, with its outcome recorded; does nothing if another process sends
 * it.
 */
export async function deliverMail(
  ctx: Ctx,
  id: string,
  writers: MailWriters,
): Promise<Delivery['outcome'] | undefined> {
  const row = await claimOutgoing(ctx.db, id, ctx.now)
  if (!row) return undefined
  const delivery = await attempt(ctx, row, writers)
  if (delivery) await noteDelivery(ctx, row, delivery)
  else await end(ctx, row, { status: 'failed', failure: 'no reader' })
  return delivery?.outcome
}

async function attempt(ctx: Ctx, row: OutgoingRow, writers: MailWriters) {
  const mail = await writerOf(row, writers)(ctx, row.data).catch((error: unknown) => {
    ctx.log.error({ err: error, mailId: row.id }, 'mail not written')
    return unwritten
  })
  if (!mail || 'outcome' in mail) return mail
  return ctx.ports.mail.send(mail, { id: row.id, beforeEnd: () => markEnd(ctx, row) })
}

const unwritten = { outcome: 'refused', failure: 'not written' } as const

/** Retries emails left by crashed processes and those due again, while the server is reachable. */
export async function sweepMails(ctx: Ctx, writers: MailWriters): Promise<void> {
  for (const row of await listLostOutgoing(ctx.db, ctx.now.subtract(lostAfter))) {
    const outcome = row.handedOverAt ? 'unknown' : 'unreachable'
    await noteDelivery(ctx, row, { outcome, failure: 'process lost' })
  }
  for (const id of await listDueOutgoing(ctx.db, ctx.now)) {
    if ((await deliverMail(ctx, id, writers)) === 'unreachable') break
  }
  await deleteEndedOutgoing(ctx.db, ctx.now.subtract(rememberedFor))
}

function writerOf({ writer }: OutgoingRow, writers: MailWriters): MailWriter {
  return writers[writer] ?? (() => Promise.reject(new Error(`Nobody writes mails of ${writer}.`)))
}

async function markEnd(ctx: Ctx, row: OutgoingRow): Promise<void> {
  const isOurs = await updateSending(ctx.db, row, { handedOverAt: ctx.now })
  if (!isOurs) throw new Error('Another process has taken this mail over.')
}

async function noteDelivery(ctx: Ctx, row: OutgoingRow, delivery: Delivery): Promise<void> {
  if (delivery.outcome === 'accepted') {
    ctx.log.info({ mailId: row.id }, 'mail sent')
    await end(ctx, row, { status: 'sent', failure: null })
    await hastenUnreachable(ctx.db, ctx.now)
    return
  }
  const failure = `${delivery.outcome} ${delivery.failure}`
  const told = { mailId: row.id, writer: row.writer, attempts: row.attempts, failure }
  if (delivery.outcome === 'unknown' && !row.mayRepeat) {
    ctx.log.error(told, 'mail not repeated: its server may have taken it')
    return end(ctx, row, { status: 'unknown', failure })
  }
  if (Temporal.Instant.compare(row.createdAt.add(givenUpAfter), ctx.now) <= 0) {
    ctx.log.error(told, 'mail given up')
    return end(ctx, row, { status: 'failed', failure })
  }
  ctx.log.warn(told, 'mail not sent')
  const nextAttemptAt = ctx.now.add({ minutes: minutesAfter(row.attempts) })
  await updateSending(ctx.db, row, { status: 'queued', failure, nextAttemptAt })
}

type End = { status: 'sent' | 'unknown' | 'failed'; failure: string | null }

async function end(ctx: Ctx, row: OutgoingRow, { status, failure }: End): Promise<void> {
  await updateSending(ctx.db, row, { status, failure, data: null, endedAt: ctx.now })
}

function minutesAfter(attempts: number): number {
  return Math.min(2 ** (attempts - 1), mostMinutesBetween)
}
