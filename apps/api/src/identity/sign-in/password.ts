import {
  changePasswordError,
  type PasswordError,
} from '@marea/contract/identity/change-password-rules.ts'
import type { User } from '@marea/contract/identity/endpoints.ts'
import { sealSecret } from '#identity/account/account.ts'
import { lockAccount, updateAccount } from '#identity/account/account-store.ts'
import { personOf, userOfAccount } from '#identity/account/user.ts'
import { forgetLostFactor, requireFactorChange } from '#identity/factors/require-factor-change.ts'
import { fieldErrorMessages } from '#identity/field-errors.ts'
import { deleteLinksOf } from '#identity/links/link-store.ts'
import { requirePasswordOrRecentSignIn } from '#identity/session/confirmation.ts'
import { endSessionsOf } from '#identity/session/session.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import { revokeAccess } from './revoke-access.ts'

type Change = {
  currentPassword?: string | undefined
  password: string
  confirmation: string
  /** Also ends every other way in. */
  isThorough?: boolean | undefined
}

export async function changePassword(ctx: Ctx, change: Change): Promise<User> {
  const { currentPassword, password, confirmation, isThorough } = change
  const requested = currentPassword === undefined ? {} : { currentPassword }
  fieldProblem(changePasswordError({ ...requested, password, confirmation }))
  await requirePasswordOrRecentSignIn(ctx, currentPassword)
  // A stolen password alone must not remove the factors.
  if (isThorough) await requireFactorChange(ctx)
  const { userId, email, sessionId } = personOf(ctx)
  const secret = await sealSecret(ctx, email, { kind: 'password', value: password })
  return inTransaction(ctx, async (ctx) => {
    const account = await lockAccount(ctx.db, userId)
    const secretMark = account?.emailConfirmedAt ? null : secret.secretMark
    const changed = await updateAccount(ctx.db, userId, { ...secret, secretMark })
    if (isThorough)
      await revokeAccess(ctx, { id: userId }, { exceptSession: sessionId, areDevicesKept: true })
    if (isThorough) await forgetLostFactor(ctx, userId)
    await endSessionsOf(ctx, userId, { except: sessionId })
    await deleteLinksOf(ctx.db, userId, ['reset', 'sign_in', 'confirm_sign_in', 'change_email'])
    await recordEvent(ctx, { kind: 'identity.password_changed', subject: `user:${userId}` })
    return userOfAccount(ctx, changed, personOf(ctx))
  })
}

export function fieldProblem(fault: PasswordError | undefined): void {
  if (!fault) return
  throw new Problem('identity.password_refused', {
    fields: fieldErrorMessages({ password: fault }),
  })
}
