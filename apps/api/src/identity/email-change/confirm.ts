import type { User } from '@marea/contract/identity/endpoints.ts'
import { updateAccount } from '#identity/account/account-store.ts'
import { personOf, userOfAccount } from '#identity/account/user.ts'
import { deleteLinksOf, mailboxLinks } from '#identity/links/link-store.ts'
import {
  deleteKnownDevices,
  endSessionsOf,
  endSessionsOfAddress,
} from '#identity/session/session.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import type { RequestFacts } from '#platform/http/serve.ts'
import { Problem } from '#platform/problem.ts'
import { confirmChange } from './email-change-store.ts'
import { redeemChange } from './redeem.ts'

/**
 * Requires the new mailbox and the account's own session, so that nobody is tricked into giving
 * their address to a stranger's account.
 */
export function confirmEmailChange(
  ctx: Ctx,
  { token }: { token: string },
  facts: RequestFacts,
): Promise<User> {
  const person = personOf(ctx)
  return inTransaction(ctx, async (ctx) => {
    const { account, change, email } = await redeemChange(ctx, token, 'change_email')
    if (account.id !== person.userId) throw new Problem('identity.link_invalid')
    const changed = await updateAccount(ctx.db, account.id, {
      email,
      holdsEmail: true,
      emailConfirmedAt: ctx.now,
      bouncedAt: null,
      secretMark: null,
    })
    await confirmChange(ctx.db, change.id, ctx.now)
    await deleteLinksOf(ctx.db, account.id, mailboxLinks)
    await endSessionsOf(ctx, account.id, { except: person.sessionId })
    await endSessionsOfAddress(ctx, email, { except: person.sessionId })
    await deleteKnownDevices(ctx, account.id, { except: facts })
    await recordEvent(ctx, {
      kind: 'identity.email_changed',
      subject: `user:${account.id}`,
      data: { changeId: change.id },
    })
    return userOfAccount(ctx, changed, person)
  })
}
