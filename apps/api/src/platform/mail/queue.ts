import { randomUUID } from 'node:crypto'
import type { Ctx } from '#platform/ctx.ts'
import type { Mail } from '#platform/ports.ts'
import { deleteQueuedTo, insertOutgoing } from './outgoing-store.ts'

export type Sending = { mailId: string }

export const sendName = 'mail.send'

export const contentWriter = 'content'

/** Queues an email that is sent at most once; the same key again queues nothing. */
export function queueMail(ctx: Ctx, { key, ...mail }: Mail & { key: string }): Promise<void> {
  return queue(ctx, { key, writer: contentWriter, data: mail, mayRepeat: false })
}

type Written = { key: string; writer: string; data: object }

/** Queues an email that is written when it is sent, and resent if it may not have arrived. */
export function queueWrittenMail(ctx: Ctx, written: Written): Promise<void> {
  return queue(ctx, { ...written, mayRepeat: true })
}

/** For an account that is deleted: nothing more is sent to its address. */
export function cancelQueuedMail({ db }: Ctx, address: string): Promise<void> {
  return deleteQueuedTo(db, address)
}

async function queue(ctx: Ctx, { data, ...written }: Written & { mayRepeat: boolean }) {
  const row = {
    id: randomUUID(),
    data: JSON.stringify(data),
    ...written,
    createdAt: ctx.now,
    nextAttemptAt: ctx.now,
  }
  if (!(await insertOutgoing(ctx.db, row))) return
  await ctx.ports.jobs.enqueue<Sending>(ctx.db, { name: sendName }, { mailId: row.id })
}
