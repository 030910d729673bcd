import { changePasswordError } from '@marea/contract/identity/change-password-rules.ts'
import { sealSecret } from '#identity/account/account.ts'
import { updateAccount } from '#identity/account/account-store.ts'
import { addKnownDevice } from '#identity/session/session.ts'
import { fieldProblem } from '#identity/sign-in/password.ts'
import { clearLockOut } from '#identity/sign-in/reset.ts'
import { demandsSecondFactor, revokeAccess } from '#identity/sign-in/revoke-access.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import type { RequestFacts } from '#platform/http/serve.ts'
import { deleteChangesSince } from './email-change-store.ts'
import { redeemChange } from './redeem.ts'

/** A thief who changes the address adds a factor of their own shortly before, if at all. */
const intrusion = { hours: 24 }

/**
 * Returns the account to the reader of the old mailbox: every other way in ends. A second factor
 * that was there before stays, because whoever reads an abandoned mailbox must not remove it.
 */
export async function undoEmailChange(
  ctx: Ctx,
  { token, password }: { token: string; password: string },
  facts: RequestFacts,
) {
  fieldProblem(changePasswordError({ password, confirmation: password }))
  const sealed = await sealSecret(ctx, '', { kind: 'password', value: password })
  return inTransaction(ctx, async (ctx) => {
    const { account, change, email } = await redeemChange(ctx, token, 'undo_email_change')
    const restored = await updateAccount(ctx.db, account.id, {
      ...sealed,
      secretMark: null,
      email,
      holdsEmail: true,
      emailConfirmedAt: ctx.now,
      bouncedAt: null,
    })
    await deleteChangesSince(ctx.db, change)
    await clearLockOut(ctx, restored)
    await revokeAccess(ctx, account, {
      identitiesSince: change.confirmedAt ?? change.askedAt,
      factorsSince: demandsSecondFactor(account) ? change.askedAt.subtract(intrusion) : undefined,
    })
    await addKnownDevice(ctx, account.id, facts)
    await recordEvent(ctx, {
      kind: 'identity.email_change_undone',
      subject: `user:${account.id}`,
    })
    return { done: true } as const
  })
}
