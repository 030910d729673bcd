import { emailLogDays, emailRetryDays } from '@marea/contract/platform/time/deadlines.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Delivery, Email } from '#platform/ports.ts'
import { inSpan } from '#platform/tracing/tracing.ts'
import { withBrand } from './brand.ts'
import { addressBounced, noReader } from './log/failure.ts'
import { bounceCounters, emailCounters } from './metrics.ts'
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
import { loggedContent } from './queue.ts'
import { decideOn, type EmailPolicy, withUnsubscribe } from './topic.ts'

/** Writes the email when it is sent; undefined means there is no recipient any more. */
export type EmailWriter = (ctx: Ctx, data: unknown) => Promise<Email | undefined>

type EmailWriters = Record<string, EmailWriter>

/** What is known about the addresses that emails go to. */
export type AddressBook = {
  isBounced(ctx: Ctx, address: string): Promise<boolean>
  flagBounced(ctx: Ctx, address: string): Promise<void>
  clearBounced(ctx: Ctx, address: string): Promise<void>
  /** The account that holds the address. */
  findHolder(ctx: Ctx, address: string): Promise<string | undefined>
}

export type EmailSources = { writers: EmailWriters; policy: EmailPolicy; addressBook: AddressBook }

const giveUpAfter = { hours: 24 * emailRetryDays }
const maxRetryMinutes = 15
/** Longer than any SMTP session with a responding server. */
const abandonedAfter = { minutes: 10 }
const retention = { hours: 24 * emailLogDays }

/**
 * One attempt at a queued email, with its outcome recorded; does nothing if another process sends
 * it.
 */
export async function deliverEmail(
  ctx: Ctx,
  id: string,
  sources: EmailSources,
): Promise<Delivery['outcome'] | undefined> {
  const row = await claimOutgoing(ctx.db, id, ctx.now)
  if (!row) return undefined
  const decision = await decideOn(ctx, row.data, sources.policy)
  if (decision.send === 'never') return skip(ctx, row)
  if (decision.send === 'later') return postpone(ctx, row, decision.notBefore)
  const mail = await writeEmail(ctx, row, sources.writers)
  if (!mail) return endUnsent(ctx, row, noReader)
  if ('outcome' in mail) return recordDelivery(ctx, row, mail)
  await logContent(ctx, row, { mail, addressBook: sources.addressBook })
  if (!row.mayRepeat && (await sources.addressBook.isBounced(ctx, mail.to))) {
    bounceCounters.add('skipped')
    return endUnsent(ctx, row, addressBounced)
  }
  const beforeEnd = () => markHandedOver(ctx, row)
  const sent = withBrand(withUnsubscribe(mail, decision.unsubscribeUrl), ctx)
  const delivery = await inSpan('mail send', 'outgoing', () =>
    ctx.ports.mail.send(sent, { id: row.id, beforeEnd }),
  )
  await recordDelivery(ctx, row, delivery)
  await updateAddressBook(ctx, mail, delivery, sources.addressBook)
  return delivery.outcome
}

/** The reader does not want it, so nothing is kept and a later event may still be emailed. */
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

function writeEmail(ctx: Ctx, row: OutgoingRow, writers: EmailWriters) {
  return writerOf(row, writers)(ctx, row.data).catch((error: unknown) => {
    ctx.log.error({ err: error, mailId: row.id }, 'mail not written')
    return noRecipient
  })
}

/** The content of the email and the account of its address, which are known only once it is written. */
async function logContent(
  ctx: Ctx,
  row: OutgoingRow,
  { mail, addressBook }: { mail: Email; addressBook: AddressBook },
): Promise<void> {
  const recipientId = row.recipientId ?? (await addressBook.findHolder(ctx, mail.to)) ?? null
  await updateSending(ctx.db, row, { ...loggedContent(ctx, mail), recipientId })
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

async function recordDelivery(
  ctx: Ctx,
  row: OutgoingRow,
  delivery: Delivery,
): Promise<Delivery['outcome']> {
  const { outcome } = delivery
  if (outcome === 'accepted') {
    emailCounters.add('sent')
    ctx.log.info({ mailId: row.id }, 'mail sent')
    await end(ctx, row, { status: 'sent', failure: null })
    await retryUnreachableNow(ctx.db, ctx.now)
    return outcome
  }
  const isBounce = outcome === 'rejected' && delivery.isBounce
  const failure = `${isBounce ? 'bounced' : outcome} ${delivery.failure}`
  const reported = { mailId: row.id, writer: row.writer, attempts: row.attempts, failure }
  const ending = endingOf(ctx, row, outcome)
  if (ending) {
    emailCounters.add(isBounce ? 'bounced' : 'failed')
    ctx.log.error(reported, ending.log)
    await end(ctx, row, { status: ending.status, failure })
    return outcome
  }
  emailCounters.add('retried')
  ctx.log.warn(reported, 'mail not sent')
  const nextAttemptAt = ctx.now.add({ minutes: retryDelayMinutes(row.attempts) })
  await updateSending(ctx.db, row, { status: 'queued', failure, nextAttemptAt })
  return outcome
}

/** Undefined while the email is tried again. */
function endingOf(ctx: Ctx, row: OutgoingRow, outcome: Exclude<Delivery['outcome'], 'accepted'>) {
  if (outcome === 'unknown' && !row.mayRepeat) {
    return { status: 'unknown', log: 'mail not repeated: its server may have taken it' } as const
  }
  if (outcome === 'rejected') return { status: 'failed', log: 'mail refused for good' } as const
  const isTooOld = Temporal.Instant.compare(row.createdAt.add(giveUpAfter), ctx.now) <= 0
  return isTooOld ? ({ status: 'failed', log: 'mail given up' } as const) : undefined
}

async function updateAddressBook(
  ctx: Ctx,
  { to }: Email,
  delivery: Delivery,
  addressBook: AddressBook,
): Promise<void> {
  if (delivery.outcome === 'accepted') await addressBook.clearBounced(ctx, to)
  if (delivery.outcome === 'rejected' && delivery.isBounce) await addressBook.flagBounced(ctx, to)
}

async function endUnsent(ctx: Ctx, row: OutgoingRow, failure: string): Promise<undefined> {
  await end(ctx, row, { status: 'failed', failure })
}

type End = { status: 'sent' | 'unknown' | 'failed'; failure: string | null }

async function end(ctx: Ctx, row: OutgoingRow, { status, failure }: End): Promise<void> {
  await updateSending(ctx.db, row, { status, failure, data: null, endedAt: ctx.now })
}

function retryDelayMinutes(attempts: number): number {
  return Math.min(2 ** (attempts - 1), maxRetryMinutes)
}
