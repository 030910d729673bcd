import { listUnconfirmed } from '#identity/account/account-store.ts'
import { deleteOldAttempts } from '#identity/attempts/throttle.ts'
import { deleteChangesBefore } from '#identity/email-change/email-change-store.ts'
import { deleteExpiredLinks } from '#identity/links/link-store.ts'
import { deleteExpiredNonces } from '#identity/openid/nonce.ts'
import { eraseAccount } from '#identity/privacy/account-deletion.ts'
import { deleteExpiredSessions, deleteKnownDevicesBefore } from '#identity/session/session-store.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import type { Job } from '#platform/jobs/jobs.ts'

/**
 * The same lifetime for every unconfirmed account, or its end would reveal who holds an address.
 */
const unconfirmedLifetime = { hours: 7 * 24 }

/** Longer than an email may be retried and its link lasts. */
const emailChangeLifetime = { hours: 14 * 24 }

export const deleteExpiredJob: Job = {
  name: 'identity.delete-expired',
  cron: '17 * * * *',
  handle: deleteExpired,
}

async function deleteExpired(ctx: Ctx): Promise<void> {
  await deleteExpiredSessions(ctx.db, ctx.now)
  await deleteExpiredLinks(ctx.db, ctx.now)
  await deleteChangesBefore(ctx.db, ctx.now.subtract(emailChangeLifetime))
  await deleteExpiredNonces(ctx)
  await deleteOldAttempts(ctx.db)
  await deleteKnownDevicesBefore(ctx.db, ctx.now.subtract({ hours: 365 * 24 }))
  for (const userId of await listUnconfirmed(ctx.db, ctx.now.subtract(unconfirmedLifetime))) {
    await inTransaction(ctx, (ctx) => eraseAccount(ctx, userId))
  }
}
