import type { PushMessage } from '@marea/contract/notifications/push.ts'
import { findLanguageOfUser } from '#identity/mail-recipient.ts'
import type { TransactionCtx } from '#platform/ctx.ts'
import { deliverPushJob } from './deliver-push.ts'
import { listSubscriptions } from './subscription-store.ts'

const maxTitle = 120
const maxBody = 400

export type Push = { userId: string; title: string; body: string; path: string; tag: string }

/**
 * Notifies every device of a person, in the caller's transaction. Texts are in the person's language
 * already; `path` is a page of this site, and a later message with the same `tag` replaces this one.
 */
export async function sendPush(ctx: TransactionCtx, push: Push): Promise<void> {
  const subscriptions = await listSubscriptions(ctx.db, push.userId)
  if (subscriptions.length === 0) return
  const lang = await findLanguageOfUser(ctx, push.userId)
  if (!lang) return
  const { path, tag } = push
  const [title, body] = [shorten(push.title, maxTitle), shorten(push.body, maxBody)]
  const message: PushMessage = { title, body, path, tag, lang }
  const sentAt = ctx.now.toString()
  for (const { id } of subscriptions) {
    const data = { subscriptionId: id, message, sentAt, attempt: 1 }
    await ctx.ports.jobs.enqueue(ctx.db, deliverPushJob, data)
  }
}

/** A push service takes 4 kB at most. */
function shorten(text: string, maxLength: number): string {
  const characters = Array.from(text)
  if (characters.length <= maxLength) return text
  return `${characters
    .slice(0, maxLength - 1)
    .join('')
    .trimEnd()}…`
}
