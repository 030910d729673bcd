import { changePasswordError } from '@marea/contract/identity/change-password-rules.ts'
import { sealSecret } from '#identity/account/account.ts'
import { findEmailHolder, updateAccount } from '#identity/account/account-store.ts'
import { type Account, normalizeEmail } from '#identity/account/user.ts'
import { takeRequestedEmail } from '#identity/attempts/mail-budget.ts'
import { clearAttempts } from '#identity/attempts/throttle.ts'
import { redeemLink } from '#identity/links/link.ts'
import { addKnownDevice, endSessionsOfAddress } from '#identity/session/session.ts'
import { listKnownDevices } from '#identity/session/session-store.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import type { RequestFacts } from '#platform/http/serve.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { Problem } from '#platform/problem.ts'
import { fieldProblem } from './password.ts'
import { demandsSecondFactor, revokeAccess } from './revoke-access.ts'
import { deviceBudgetName, grantSpareAttempts } from './sign-in-attempts.ts'

/** The same work for every address: what differs happens later, in the job. */
export async function requestReset(ctx: Ctx, requested: { email: string }, facts: RequestFacts) {
  const email = normalizeEmail(requested.email)
  const isAllowed = await takeRequestedEmail(ctx, 'reset', { email, network: facts.address() })
  const holder = await findEmailHolder(ctx.db, email)
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
  fieldProblem(changePasswordError({ password, confirmation: password }))
  const sealed = await sealSecret(ctx, '', { kind: 'password', value: password })
  return inTransaction(ctx, async (ctx) => {
    const account = await redeemLink(ctx, token, 'reset')
    if (!account.holdsEmail) throw new Problem('identity.link_invalid')
    const emailConfirmedAt = account.emailConfirmedAt ?? ctx.now
    await updateAccount(ctx.db, account.id, { ...sealed, secretMark: null, emailConfirmedAt })
    if (!account.emailConfirmedAt) await endSessionsOfAddress(ctx, account.email)
    await clearLockOut(ctx, account)
    await revokeAccess(ctx, account, keptAtReset(account))
    await addKnownDevice(ctx, account.id, facts)
    await recordEvent(ctx, { kind: 'identity.password_reset', subject: `user:${account.id}` })
    return { done: true } as const
  })
}

/**
 * Nothing stays if the address was never confirmed. Otherwise known devices stay, Google and Apple accounts, which had
 * to prove the same mailbox, and a second factor that the account demands.
 */
function keptAtReset(account: Account) {
  if (!account.emailConfirmedAt) return {}
  const factorsSince = demandsSecondFactor(account) ? null : undefined
  return { areDevicesKept: true, identitiesSince: null, factorsSince }
}

/** Strangers' attempts stay counted, because new ones would reveal the account. */
export async function clearLockOut(ctx: TransactionCtx, { id, email }: Account): Promise<void> {
  const devices = await listKnownDevices(ctx.db, id)
  await clearAttempts(
    ctx,
    devices.map(({ deviceHash }) => deviceBudgetName(deviceHash, email)),
  )
  await grantSpareAttempts(ctx, email)
}
