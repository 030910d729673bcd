import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { type Event, recordEvent } from '#platform/events/events.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { deleteExpiredBefore, deleteTokensOf } from './token-store.ts'

/** Expired tokens stay listed for a while, so that a person sees why a program stopped. */
const listedAfterExpiry = { hours: 30 * 24 }

/** A person who changes the password wants all other access to end; a deleted account leaves no token. */
export async function revokeTokens(ctx: Ctx, { kind, subject }: Event): Promise<void> {
  const reason = kind === 'identity.account_deleted' ? 'account_deleted' : 'password_changed'
  const userId = subject.replace(/^user:/, '')
  await inTransaction(ctx, async (ctx) => {
    for (const tokenId of await deleteTokensOf(ctx.db, userId)) {
      await recordEvent(ctx, {
        kind: 'integrations.token_revoked',
        subject: `user:${userId}`,
        data: { tokenId, reason },
      })
    }
  })
}

export const deleteExpiredTokensJob: Job = {
  name: 'integrations.delete-expired-tokens',
  cron: '41 4 * * *',
  handle: (ctx) => deleteExpiredBefore(ctx.db, ctx.now.subtract(listedAfterExpiry)),
}
