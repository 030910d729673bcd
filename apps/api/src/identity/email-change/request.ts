import { emailChangeError } from '@marea/contract/identity/email-change-rules.ts'
import { lockAccount } from '#identity/account/account-store.ts'
import { normalizeEmail, personOf } from '#identity/account/user.ts'
import { takeAttempt, tryLater } from '#identity/attempts/throttle.ts'
import { fieldErrorMessages } from '#identity/field-errors.ts'
import { requirePasswordOrRecentSignIn } from '#identity/session/confirmation.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import { deletePendingChanges, insertEmailChange } from './email-change-store.ts'

type Request = { email: string; password?: string | undefined }

const perAccount = { limit: 5, hours: 24 }

/** Answers alike whether the new address is held or not: only its mailbox learns the difference. */
export async function requestEmailChange(ctx: Ctx, { email, password }: Request) {
  const { userId, email: current, secretKind } = personOf(ctx)
  const fault = emailChangeError(current, email)
  if (fault) {
    throw new Problem('identity.email_refused', { fields: fieldErrorMessages({ email: fault }) })
  }
  await requirePasswordOrRecentSignIn(ctx, secretKind === 'none' ? undefined : (password ?? ''))
  const taken = await takeAttempt(ctx, ['email-change', userId], perAccount)
  if (!taken.isAllowed) throw tryLater(taken.retryAfter)
  return inTransaction(ctx, async (ctx) => {
    const account = await lockAccount(ctx.db, userId)
    await deletePendingChanges(ctx.db, userId)
    const changeId = await insertEmailChange(ctx.db, {
      userId,
      oldEmail: account?.emailConfirmedAt ? account.email : null,
      newEmail: normalizeEmail(email),
      askedAt: ctx.now,
    })
    await recordEvent(ctx, {
      kind: 'identity.email_change_asked',
      subject: `user:${userId}`,
      data: { changeId },
    })
    return { done: true } as const
  })
}
