import { takeAttempt } from '#identity/attempts/throttle.ts'
import { inTransaction } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import type { Job } from '#platform/jobs/jobs.ts'

/** Warns the owner at most once a day that somebody is guessing the password. */
export const warnOwnerJob: Job<{ userId: string | null }> = {
  name: 'identity.warn-owner',
  async handle(ctx, { userId }) {
    if (!userId) return
    await inTransaction(ctx, async (ctx) => {
      const { isAllowed } = await takeAttempt(ctx, ['warning', userId], { limit: 1, hours: 24 })
      if (!isAllowed) return
      await recordEvent(ctx, { kind: 'identity.sign_in_throttled', subject: `user:${userId}` })
    })
  },
}
