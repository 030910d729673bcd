import { changePasswordFault } from '@marea/contract/change-password-rules.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events.ts'
import type { Job } from '#platform/jobs.ts'
import { sealSecret } from './account.ts'
import { redeemLink } from './link.ts'
import { refuse } from './password.ts'
import { closeAllDoors } from './session.ts'
import { findHolder, updateAccount } from './store.ts'
import { normalEmail } from './user.ts'

/** The same work for every address: what differs happens later, in the job. */
export async function askReset(ctx: Ctx, { email }: { email: string }) {
  const holder = await findHolder(ctx.db, normalEmail(email))
  await ctx.ports.jobs.enqueue(ctx.db, resetJob, { userId: holder?.id ?? null })
  return { done: true } as const
}

export const resetJob: Job<{ userId: string | null }> = {
  name: 'identity.ask-reset',
  async handle(ctx, { userId }) {
    if (!userId) return
    await inTransaction(ctx, (ctx) =>
      recordEvent(ctx, { kind: 'identity.reset_asked', subject: `user:${userId}` }),
    )
  },
}

export async function resetPassword(
  ctx: Ctx,
  { token, password }: { token: string; password: string },
) {
  refuse(changePasswordFault({ password, confirmation: password }))
  const { secretMark: _, ...secret } = await sealSecret(ctx, '', {
    kind: 'password',
    value: password,
  })
  return inTransaction(ctx, async (ctx) => {
    const account = await redeemLink(ctx, token, 'reset')
    const emailConfirmedAt = account.emailConfirmedAt ?? ctx.now
    await updateAccount(ctx.db, account.id, { ...secret, emailConfirmedAt })
    await closeAllDoors(ctx, account.id)
    await recordEvent(ctx, { kind: 'identity.password_reset', subject: `user:${account.id}` })
    return { done: true } as const
  })
}
