import type { Ctx } from '#platform/ctx.ts'
import { findAccount } from './store.ts'

/** Whom a mail greets, where it goes and in which language; nobody if the address is not theirs. */
export async function findMailRecipient(ctx: Ctx, userId: string) {
  const account = await findAccount(ctx.db, userId)
  if (!account?.holdsEmail && !account?.emailConfirmedAt) return undefined
  const { fullName, email, language } = account
  return { fullName, email, language }
}
