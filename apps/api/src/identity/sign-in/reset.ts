import { changePasswordFault } from '@marea/contract/identity/change-password-rules.ts'
import { sealSecret } from '#identity/account/account.ts'
import { type Account, normalEmail } from '#identity/account/user.ts'
import { endSessionsOf, rememberDevice, revokeAllAccess } from '#identity/session/session.ts'
import { listKnownDevices } from '#identity/session/session-store.ts'
import { findHolder, updateAccount } from '#identity/store.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import type { RequestFacts } from '#platform/http/serve.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { Problem } from '#platform/problem.ts'
import { redeemLink } from './link.ts'
import { deleteLinksOf } from './link-store.ts'
import { takeAskedMail } from './mail-budget.ts'
import { refuse } from './password.ts'
import { deviceTries, grantSpareTries } from './sign-in-attempts.ts'
import { clearAttempts } from './throttle.ts'

/** The same work for every address: what differs happens later, in the job. */
export async function askReset(ctx: Ctx, asked: { email: string }, facts: RequestFacts) {
  const email = normalEmail(asked.email)
  const isAllowed = await takeAskedMail(ctx, 'reset', { email, network: facts.address() })
  const holder = await findHolder(ctx.db, email)
  const userId = isAllowed && holder ? holder.id : null
  await ctx.ports.jobs.enqueue(ctx.db, resetJob, { userId })
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
  facts: RequestFacts,
) {
  refuse(changePasswordFault({ password, confirmation: password }))
  const sealed = await sealSecret(ctx, '', { kind: 'password', value: password })
  return inTransaction(ctx, async (ctx) => {
    const account = await redeemLink(ctx, token, 'reset')
    if (!account.holdsEmail) throw new Problem('identity.link_invalid')
    const emailConfirmedAt = account.emailConfirmedAt ?? ctx.now
    await updateAccount(ctx.db, account.id, { ...sealed, secretMark: null, emailConfirmedAt })
    await deleteLinksOf(ctx.db, account.id, ['sign_in', 'confirm', 'confirm_sign_in'])
    if (account.emailConfirmedAt) await endSessionsOf(ctx, account.id)
    else await revokeAllAccess(ctx, account)
    await liftLockOut(ctx, account, facts)
    await recordEvent(ctx, { kind: 'identity.password_reset', subject: `user:${account.id}` })
    return { done: true } as const
  })
}

/** Strangers' attempts stay counted, because new ones would reveal the account. */
async function liftLockOut(ctx: TransactionCtx, { id, email }: Account, facts: RequestFacts) {
  const devices = await listKnownDevices(ctx.db, id)
  await clearAttempts(
    ctx,
    devices.map(({ deviceHash }) => deviceTries(deviceHash, email)),
  )
  await rememberDevice(ctx, id, facts)
  await grantSpareTries(ctx, email)
}
