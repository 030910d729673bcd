import { randomUUID } from 'node:crypto'
import type { Ctx } from '#platform/ctx.ts'
import type { Email } from '#platform/ports.ts'
import { emailCounters } from './metrics.ts'
import { deleteQueuedTo, insertOutgoing } from './outgoing-store.ts'
import type { EmailTopic } from './topic.ts'

export type Sending = { mailId: string }

export const sendName = 'mail.send'

export const contentWriter = 'content'

/** With a topic, the email is sent only if its reader wants emails of this kind. */
type QueuedEmail = Email & { key: string; topic?: EmailTopic }

/** Queues an email that is sent at most once; the same key again queues nothing. */
export function queueEmail(ctx: Ctx, { key, ...mail }: QueuedEmail): Promise<void> {
  return insertQueued(ctx, { key, writer: contentWriter, data: mail, mayRepeat: false })
}

type DeferredEmail = { key: string; writer: string; data: object }

/** Queues an email that is written when it is sent, and resent if it may not have arrived. */
export function queueDeferredEmail(ctx: Ctx, written: DeferredEmail): Promise<void> {
  return insertQueued(ctx, { ...written, mayRepeat: true })
}

/** For an account that is deleted: nothing more is sent to its address. */
export function cancelQueuedMail({ db }: Ctx, address: string): Promise<void> {
  return deleteQueuedTo(db, address)
}

async function insertQueued(
  ctx: Ctx,
  { data, ...written }: DeferredEmail & { mayRepeat: boolean },
) {
  const row = {
    id: randomUUID(),
    data: JSON.stringify(data),
    ...written,
    createdAt: ctx.now,
    nextAttemptAt: ctx.now,
  }
  if (!(await insertOutgoing(ctx.db, row))) return
  emailCounters.addOnCommit(ctx.db, 'queued')
  await ctx.ports.jobs.enqueue<Sending>(ctx.db, { name: sendName }, { mailId: row.id })
}
