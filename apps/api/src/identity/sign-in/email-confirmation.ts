import type { User } from '@marea/contract/identity/endpoints.ts'
import { personOf, userOfAccount } from '#identity/account/user.ts'
import { deleteKnownDevices, endSessionsOfAddress } from '#identity/session/session.ts'
import { findEmailHolder, releaseUnconfirmedEmail, updateAccount } from '#identity/store.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import type { RequestFacts } from '#platform/http/serve.ts'
import { Problem } from '#platform/problem.ts'
import { redeemLink } from './link.ts'
import { takeRequestedEmail } from './mail-budget.ts'

/**
 * Requires the mailbox and the account's own session, so that nobody confirms a stranger's account.
 */
export function confirmEmail(
  ctx: Ctx,
  { token }: { token: string },
  facts: RequestFacts,
): Promise<User> {
  const person = personOf(ctx)
  return inTransaction(ctx, async (ctx) => {
    const account = await redeemLink(ctx, token, 'confirm')
    if (account.id !== person.userId) throw new Problem('identity.link_invalid')
    if (account.emailConfirmedAt) return userOfAccount(ctx, account, person)
    await releaseUnconfirmedEmail(ctx.db, account.email, account.id)
    const holder = await findEmailHolder(ctx.db, account.email)
    if (holder && holder.id !== account.id) throw new Problem('identity.link_invalid')
    const confirmed = await updateAccount(ctx.db, account.id, {
      holdsEmail: true,
      secretMark: null,
      emailConfirmedAt: ctx.now,
    })
    await endSessionsOfAddress(ctx, account.email, { except: person.sessionId })
    await deleteKnownDevices(ctx, account.id, { except: facts })
    await recordEvent(ctx, { kind: 'identity.email_confirmed', subject: `user:${account.id}` })
    return userOfAccount(ctx, confirmed, person)
  })
}

export function requestConfirmationEmail(
  ctx: Ctx,
  { next }: { next?: string | undefined },
  facts: RequestFacts,
) {
  const { userId, email, isEmailConfirmed, isEmailBounced } = personOf(ctx)
  return inTransaction(ctx, async (ctx) => {
    const requested = { email, network: facts.address() }
    const isNeeded = !isEmailConfirmed || isEmailBounced
    if (isNeeded && (await takeRequestedEmail(ctx, 'greeting', requested))) {
      await recordEvent(ctx, {
        kind: 'identity.confirmation_asked',
        subject: `user:${userId}`,
        data: { next },
      })
    }
    return { done: true } as const
  })
}

/** Payments and bookings require a confirmed address. */
export function requireConfirmedEmail(ctx: Ctx): void {
  if (!personOf(ctx).isEmailConfirmed) throw new Problem('identity.email_unconfirmed')
}
