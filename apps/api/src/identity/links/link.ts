import { linkHours, linkMinutes, undoDays } from '@marea/contract/identity/link-lifetimes.ts'
import { lockAccount, lockEmailAddress } from '#identity/account/account-store.ts'
import { clearBouncedEmail } from '#identity/account/bounced-email.ts'
import type { Account } from '#identity/account/user.ts'
import { createToken, hashToken } from '#platform/crypto/token.ts'
import type { Ctx, TransactionCtx } from '#platform/ctx.ts'
import type { LinkPurpose } from '#platform/generated/database.ts'
import { Problem } from '#platform/problem.ts'
import { deleteLinksOf, findLinkOwner, insertLink, takeLink } from './link-store.ts'

const linkLifetimes: Record<LinkPurpose, Temporal.DurationLike> = {
  reset: { minutes: linkMinutes },
  sign_in: { hours: linkHours },
  confirm: { hours: linkHours },
  confirm_sign_in: { minutes: linkMinutes },
  change_email: { hours: linkHours },
  undo_email_change: { hours: 24 * undoDays },
}

const linkPages: Record<LinkPurpose, (token: string) => string> = {
  reset: (token) => `/reset-password?token=${token}`,
  sign_in: (token) => `/sign-in?link=${token}`,
  confirm: (token) => `/sign-in?confirm=${token}`,
  confirm_sign_in: (token) => `/sign-in?again=${token}`,
  change_email: (token) => `/sign-in?email=${token}`,
  undo_email_change: (token) => `/reset-password?undo=${token}`,
}

type NewLink = {
  userId: string
  purpose: LinkPurpose
  emailChangeId?: string
  next?: string | undefined
}

/** The URL of a page that performs one action once for this account and then goes to `next`. */
export async function issueLink(ctx: Ctx, { next, ...link }: NewLink): Promise<string> {
  const { purpose } = link
  const token = createToken()
  const expiresAt = ctx.now.add(linkLifetimes[purpose])
  await insertLink(ctx.db, { tokenHash: hashToken(token), ...link, expiresAt })
  const page = ctx.config.publicUrl.replace(/\/+$/, '') + linkPages[purpose](token)
  return next === undefined ? page : `${page}&next=${encodeURIComponent(next)}`
}

/** Locks the account a link was made for and uses up all its links of that purpose. */
export async function redeemLink(
  ctx: TransactionCtx,
  token: string,
  purpose: LinkPurpose,
): Promise<Account> {
  const tokenHash = hashToken(token)
  const owner = await findLinkOwner(ctx.db, { tokenHash, purpose })
  if (!owner) throw new Problem('identity.link_invalid')
  await lockEmailAddress(ctx.db, owner.email)
  const account = await lockAccount(ctx.db, owner.id)
  // Checked after the lock: a link ended by a new password meanwhile must not work.
  const link = await takeLink(ctx.db, { tokenHash, purpose, now: ctx.now })
  if (!account || !link) throw new Problem('identity.link_invalid')
  await deleteLinksOf(ctx.db, account.id, [purpose])
  if (account.bouncedAt) await clearBouncedEmail(ctx, account.email)
  return { ...account, bouncedAt: null }
}
