import { randomUUID } from 'node:crypto'
import { createAccount, type NewAccount, noSecret } from '#identity/account/account.ts'
import {
  findEmailHolder,
  insertUnconfirmedAccount,
  lockEmailAddress,
  releaseUnconfirmedEmail,
} from '#identity/account/account-store.ts'
import { type Account, normalizeEmail } from '#identity/account/user.ts'
import { eraseAccount } from '#identity/privacy/account-deletion.ts'
import { endSessionsOfAddress } from '#identity/session/session.ts'
import type { Ctx, TransactionCtx } from '#platform/ctx.ts'
import { wasEverUsed } from './people-store.ts'

/** An account whose address needs no confirmation; undefined if another one has confirmed it. */
export async function createConfirmedAccount(
  ctx: TransactionCtx,
  person: Omit<NewAccount, 'id' | 'isEmailConfirmed'>,
  secret?: Parameters<typeof createAccount>[2],
): Promise<Account | undefined> {
  const id = randomUUID()
  const email = normalizeEmail(person.email)
  await lockEmailAddress(ctx.db, email)
  const holder = await findEmailHolder(ctx.db, email)
  if (holder?.emailConfirmedAt) return undefined
  await releaseUnconfirmedEmail(ctx.db, email, id)
  const account = await createAccount(ctx, { ...person, id, isEmailConfirmed: true }, secret)
  await endSessionsOfAddress(ctx, email)
  return account
}

/** The name of somebody whose address nobody knows: no email reaches it, and nobody can sign in to it. */
export function createAccountWithoutEmail(
  ctx: TransactionCtx,
  person: Pick<NewAccount, 'fullName' | 'phone' | 'gender' | 'language'>,
): Promise<Account> {
  const account = { ...person, ...noSecret, email: '', emailConfirmedAt: null, createdAt: ctx.now }
  return insertUnconfirmedAccount(ctx.db, account)
}

/** Who has confirmed the address; nobody else can be found by it. */
export async function findConfirmedAccount(ctx: Ctx, email: string): Promise<Account | undefined> {
  const holder = await findEmailHolder(ctx.db, normalizeEmail(email))
  return holder?.emailConfirmedAt ? holder : undefined
}

/** Erases an account made for somebody who has never signed in. */
export async function eraseUnusedAccount(ctx: TransactionCtx, id: string): Promise<void> {
  if (!(await wasEverUsed(ctx.db, id))) await eraseAccount(ctx, id)
}
