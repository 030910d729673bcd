import {
  findAccount,
  findEmailHolder,
  lockAccount,
  lockEmailAddress,
  releaseUnconfirmedEmail,
} from '#identity/account/account-store.ts'
import type { Account } from '#identity/account/user.ts'
import { takeLink } from '#identity/links/link-store.ts'
import { hashToken } from '#platform/crypto/token.ts'
import type { TransactionCtx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { type EmailChange, findChangeOfLink } from './email-change-store.ts'

type Redeemed = { account: Account; change: EmailChange; email: string }

/** Uses the link up, and makes the address it leads to available to the account. */
export async function redeemChange(
  ctx: TransactionCtx,
  token: string,
  purpose: 'change_email' | 'undo_email_change',
): Promise<Redeemed> {
  const tokenHash = hashToken(token)
  const change = await findChangeOfLink(ctx.db, { tokenHash, purpose })
  const owner = change && (await findAccount(ctx.db, change.userId))
  const email = purpose === 'change_email' ? change?.newEmail : change?.oldEmail
  if (!change || !owner || !email) throw new Problem('identity.link_invalid')
  // In one order, so that two accounts that exchange their addresses never wait for each other.
  for (const address of [owner.email, email].sort()) await lockEmailAddress(ctx.db, address)
  const account = await lockAccount(ctx.db, owner.id)
  // Checked after the lock: a link ended by a new password meanwhile must not work.
  const link = await takeLink(ctx.db, { tokenHash, purpose, now: ctx.now })
  if (!link || account?.email !== owner.email) throw new Problem('identity.link_invalid')
  await releaseUnconfirmedEmail(ctx.db, email, account.id)
  const holder = await findEmailHolder(ctx.db, email)
  if (holder && holder.id !== account.id) throw new Problem('identity.link_invalid')
  return { account, change, email }
}
