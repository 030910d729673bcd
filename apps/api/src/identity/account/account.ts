import { takeRequestedEmail } from '#identity/attempts/mail-budget.ts'
import { keyedHash } from '#platform/crypto/token.ts'
import { type Ctx, inTransaction, type Profile, type TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import {
  insertAccount,
  insertUnconfirmedAccount,
  lockAccount,
  updateProfileKind,
} from './account-store.ts'
import { hashSecret } from './secret.ts'
import { type Account, normalizeEmail } from './user.ts'

export type NewAccount = Pick<Account, 'fullName' | 'phone' | 'gender' | 'language'> & {
  email: string
  id?: string
  isEmailConfirmed?: boolean
  /** The network that requested the account. */
  network?: string
  /** Where the person was going when they registered. */
  next?: string | undefined
}

export type NewSecret = { kind: 'pin' | 'password'; value: string }

type StoredSecret = Pick<Account, 'secretKind' | 'secretHash' | 'secretMark'>

/** The first account to name an address holds it; later ones get an account that does not. */
export async function createAccount(
  ctx: TransactionCtx,
  { email, isEmailConfirmed = false, network, next, ...rest }: NewAccount,
  secret: StoredSecret = noSecret,
): Promise<Account> {
  const account = {
    ...rest,
    ...secret,
    email: normalizeEmail(email),
    emailConfirmedAt: isEmailConfirmed ? ctx.now : null,
    createdAt: ctx.now,
  }
  const created =
    (await insertAccount(ctx.db, account)) ??
    (await insertUnconfirmedAccount(ctx.db, { ...account, emailConfirmedAt: null }))
  const isMailAllowed =
    !network || (await takeRequestedEmail(ctx, 'greeting', { email: account.email, network }))
  await recordEvent(ctx, {
    kind: 'identity.registered',
    subject: `user:${created.id}`,
    data: { isMailAllowed, next },
  })
  return created
}

export const noSecret: StoredSecret = { secretKind: 'none', secretHash: null, secretMark: null }

/** Argon2 is slow, so this runs before the transaction and not inside it. */
export async function sealSecret(
  ctx: Ctx,
  email: string,
  { kind, value }: NewSecret,
): Promise<StoredSecret> {
  const secretHash = await hashSecret(ctx, value)
  return { secretKind: kind, secretHash, secretMark: secretMark(ctx, email, value) }
}

/** Finds the unconfirmed account with this secret among those that name the same address. */
export function secretMark(ctx: Ctx, email: string, secret: string): Buffer {
  return keyedHash(ctx, 'namesakes', normalizeEmail(email), secret.normalize('NFKC'))
}

/** The only way to raise a profile; no self-service request leads here. */
export function grantProfile(ctx: Ctx, userId: string, profile: Profile): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const account = await lockAccount(ctx.db, userId)
    if (!account || account.profile === profile || account.profile === 'ADMIN') return
    await updateProfileKind(ctx.db, userId, profile)
    await recordEvent(ctx, {
      kind: 'identity.profile_granted',
      subject: `user:${userId}`,
      data: { profile },
    })
  })
}
