import type { User } from '@marea/contract/identity/endpoints.ts'
import { noSecret } from '#identity/account/account.ts'
import { updateAccount } from '#identity/account/account-store.ts'
import { redeemLink } from '#identity/links/link.ts'
import { endSessionsOfAddress, openSession } from '#identity/session/session.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import type { RequestFacts } from '#platform/http/serve.ts'
import { Problem } from '#platform/problem.ts'
import { revokeAccess } from './revoke-access.ts'

/** The reader of an unconfirmed account's mailbox owns the account, so every other way in ends. */
export function signInByLink(
  ctx: Ctx,
  { token }: { token: string },
  facts: RequestFacts,
): Promise<User> {
  return inTransaction(ctx, async (ctx) => {
    const account = await redeemLink(ctx, token, 'sign_in')
    if (account.emailConfirmedAt) return openSession(ctx, account, { way: 'link', facts })
    if (!account.holdsEmail) throw new Problem('identity.link_invalid')
    await endSessionsOfAddress(ctx, account.email)
    await revokeAccess(ctx, account)
    const claimed = await updateAccount(ctx.db, account.id, {
      ...noSecret,
      emailConfirmedAt: ctx.now,
    })
    return openSession(ctx, claimed, { way: 'link', facts })
  })
}
