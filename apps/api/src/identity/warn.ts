import { inTransaction } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events.ts'
import type { Job } from '#platform/jobs.ts'
import { takeTry } from './throttle.ts'

/** Tells the owner once a day at most that somebody is guessing. */
export const warnOwnerJob: Job<{ userId: string | null }> = {
  name: 'identity.warn-owner',
  async handle(ctx, { userId }) {
    if (!userId) return
    await inTransaction(ctx, async (ctx) => {
      const { isAllowed } = await takeTry(ctx, ['warning', userId], { limit: 1, hours: 24 })
      if (!isAllowed) return
      await recordEvent(ctx, { kind: 'identity.sign_in_throttled', subject: `user:${userId}` })
    })
  },
}
