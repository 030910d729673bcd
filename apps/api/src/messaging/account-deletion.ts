import type { DataPart } from '#identity/account/data.ts'
import { personOf } from '#identity/account/user.ts'
import type { Subscription } from '#platform/events/events.ts'
import { forgetWords, listWritten } from './store.ts'

/**
 * The user's messages are erased with the account; the other keeps the conversation and their own.
 */
export const forgetWriter: Subscription = {
  kind: 'identity.account_deleted',
  follow: (ctx, { subject }) => forgetWords(ctx.db, subject.replace(/^user:/, '')),
}

/** The user's own messages; those of others belong to them. */
export const messagingData: DataPart = async (ctx) => {
  const rows = await listWritten(ctx.db, personOf(ctx).userId)
  return { messages: rows.map(({ sentAt, ...row }) => ({ ...row, sentAt: sentAt.toString() })) }
}
