import type { DataExportPart } from '#identity/account/data.ts'
import { personOf } from '#identity/account/user.ts'
import type { Subscription } from '#platform/events/events.ts'
import { eraseMessages, listSentMessages } from './store.ts'

/**
 * The user's messages are erased with the account; the other keeps the conversation and their own.
 */
export const eraseSender: Subscription = {
  kind: 'identity.account_deleted',
  follow: (ctx, { subject }) => eraseMessages(ctx.db, subject.replace(/^user:/, '')),
}

/** The user's own messages; those of others belong to them. */
export const messagingData: DataExportPart = async (ctx) => {
  const rows = await listSentMessages(ctx.db, personOf(ctx).userId)
  return { messages: rows.map(({ sentAt, ...row }) => ({ ...row, sentAt: sentAt.toString() })) }
}
