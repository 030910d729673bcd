import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Ctx } from '#platform/ctx.ts'
import type { Email } from '#platform/ports.ts'
import { withName } from './brand.ts'
import { emailCounters } from './metrics.ts'
import { findEventOfKey, insertOutgoing } from './outgoing-store.ts'
import type { EmailTopic } from './topic.ts'

export type Sending = { mailId: string }

export const sendName = 'mail.send'

export const contentWriter = 'content'

/** With a topic, the email is sent only if its reader wants emails of this kind. */
type QueuedEmail = Email & { key: string; topic?: EmailTopic; bookingId?: string }

/** Queues an email that is sent at most once; false where the same key was queued before. */
export function queueEmail(ctx: Ctx, { key, bookingId, ...mail }: QueuedEmail): Promise<boolean> {
  const email = { key, writer: contentWriter, data: mail, mayRepeat: false }
  return insertQueued(ctx, email, { ...loggedContent(ctx, mail), bookingId })
}

type DeferredEmail = { key: string; writer: string; data: object }

/** Queues an email that is written when it is sent, and resent if it may not have arrived. */
export async function queueDeferredEmail(ctx: Ctx, written: DeferredEmail): Promise<void> {
  await insertQueued(ctx, { ...written, mayRepeat: true }, {})
}

/** The part of an email's content that the log keeps. */
export function loggedContent({ brand }: Ctx, { to, language, versions }: Email) {
  return { recipient: to, language, subject: withName(versions[language].subject, brand) }
}

type LoggedContent = Partial<ReturnType<typeof loggedContent>> & { bookingId?: string | undefined }

async function insertQueued(
  ctx: Ctx,
  { data, ...written }: DeferredEmail & { mayRepeat: boolean },
  { bookingId, ...content }: LoggedContent,
): Promise<boolean> {
  const event = await findEventOfKey(ctx.db, written.key)
  const row = {
    id: randomUUID(),
    data: JSON.stringify(data),
    ...written,
    ...content,
    kind: event?.kind ?? kindWithoutEvent(written, data),
    recipientId: recipientIn(data) ?? null,
    bookingId: bookingId ?? bookingIn(event?.data) ?? null,
    createdAt: ctx.now,
    nextAttemptAt: ctx.now,
  }
  if (!(await insertOutgoing(ctx.db, row))) return false
  emailCounters.addOnCommit(ctx.db, 'queued')
  await ctx.ports.jobs.enqueue<Sending>(ctx.db, { name: sendName }, { mailId: row.id })
  return true
}

const WithUser = z.object({ userId: z.uuid() })
const WithTopic = z.object({ topic: WithUser.extend({ kind: z.string() }) })
const WithBooking = z.object({ bookingId: z.uuid() })

function kindWithoutEvent({ key, writer }: Omit<DeferredEmail, 'data'>, data: unknown): string {
  const [name = key] = key.split(':')
  return WithTopic.safeParse(data).data?.topic.kind ?? (writer === contentWriter ? name : writer)
}

/** The account that an email is for, where it names one. */
function recipientIn(data: unknown): string | undefined {
  return WithTopic.safeParse(data).data?.topic.userId ?? WithUser.safeParse(data).data?.userId
}

function bookingIn(data: unknown): string | undefined {
  return WithBooking.safeParse(data).data?.bookingId
}
