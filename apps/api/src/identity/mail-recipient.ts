import { findAccount, findEmailHolder } from '#identity/account/account-store.ts'
import type { Ctx } from '#platform/ctx.ts'

/** Name, address and language for an email; none if the address is not confirmed as theirs. */
export async function findMailRecipient(ctx: Ctx, userId: string) {
  const account = await findAccount(ctx.db, userId)
  if (!account?.holdsEmail && !account?.emailConfirmedAt) return undefined
  const { fullName, email, language } = account
  return { fullName, email, language }
}

/** The language of the account that has confirmed this address. */
export async function findLanguageOf(ctx: Ctx, email: string) {
  const account = await findEmailHolder(ctx.db, email)
  return account?.emailConfirmedAt ? account.language : undefined
}

export async function findLanguageOfUser(ctx: Ctx, userId: string) {
  return (await findAccount(ctx.db, userId))?.language
}
