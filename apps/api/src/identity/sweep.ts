import { type Ctx, inTransaction } from '#platform/ctx.ts'
import type { Job } from '#platform/jobs.ts'
import { erase } from './departure.ts'
import { deleteExpiredLinks } from './link-store.ts'
import { forgetNonces } from './nonce.ts'
import { deleteExpiredSessions, deleteKnownDevicesBefore } from './session-store.ts'
import { listUnconfirmed } from './store.ts'
import { deleteOldTries } from './throttle.ts'

/** The same for every unconfirmed account, or its end would tell who holds an address. */
const unconfirmedLife = { hours: 7 * 24 }

export const sweepJob: Job = {
  name: 'identity.sweep',
  cron: '17 * * * *',
  handle: sweep,
}

async function sweep(ctx: Ctx): Promise<void> {
  await deleteExpiredSessions(ctx.db, ctx.now)
  await deleteExpiredLinks(ctx.db, ctx.now)
  await forgetNonces(ctx)
  await deleteOldTries(ctx.db)
  await deleteKnownDevicesBefore(ctx.db, ctx.now.subtract({ hours: 365 * 24 }))
  for (const userId of await listUnconfirmed(ctx.db, ctx.now.subtract(unconfirmedLife))) {
    await inTransaction(ctx, (ctx) => erase(ctx, userId))
  }
}
