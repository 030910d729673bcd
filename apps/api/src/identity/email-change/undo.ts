import { changePasswordError } from '@marea/contract/identity/change-password-rules.ts'
import { sealSecret } from '#identity/account/account.ts'
import { deleteKnownDevices, endSessionsOf } from '#identity/session/session.ts'
import { deleteLinksOf, mailboxLinks } from '#identity/sign-in/link-store.ts'
import { fieldProblem } from '#identity/sign-in/password.ts'
import { clearLockOut } from '#identity/sign-in/reset.ts'
import { updateAccount } from '#identity/store.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import type { RequestFacts } from '#platform/http/serve.ts'
import { deleteChangesSince, deleteIdentitiesSince } from './email-change-store.ts'
import { redeemChange } from './redeem.ts'

/**
 * Returns the account to the reader of the old mailbox. Whoever changed the address may know the
 * password and may have linked a Google or Apple account since, so all of these end.
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
    await deleteIdentitiesSince(ctx.db, account.id, change.confirmedAt ?? change.askedAt)
    await deleteChangesSince(ctx.db, change)
    await deleteLinksOf(ctx.db, account.id, mailboxLinks)
    await endSessionsOf(ctx, account.id)
    await deleteKnownDevices(ctx, account.id)
    await clearLockOut(ctx, restored, facts)
    await recordEvent(ctx, {
      kind: 'identity.email_change_undone',
      subject: `user:${account.id}`,
    })
    return { done: true } as const
  })
}
