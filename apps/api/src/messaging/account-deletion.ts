import type { DataPart } from '#identity/account/data.ts'
import { personOf } from '#identity/account/user.ts'
import type { Subscription } from '#platform/events/events.ts'
import { forgetWords, listWritten } from './store.ts'

/** What the person wrote goes with the account; the other keeps the room and their own words. */
export const forgetWriter: Subscription = {
  kind: 'identity.account_deleted',
  follow: (ctx, { subject }) => forgetWords(ctx.db, subject.replace(/^user:/, '')),
}

/** One's own words; those of others are theirs. */
export const messagingData: DataPart = async (ctx) => {
  const rows = await listWritten(ctx.db, personOf(ctx).userId)
  return { messages: rows.map(({ sentAt, ...row }) => ({ ...row, sentAt: sentAt.toString() })) }
}
