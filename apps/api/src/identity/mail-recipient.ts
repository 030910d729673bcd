import type { Ctx } from '#platform/ctx.ts'
import { findAccount } from './store.ts'

/** Name, address and language for an email; nobody if the address is not confirmed as theirs. */
export async function findMailRecipient(ctx: Ctx, userId: string) {
  const account = await findAccount(ctx.db, userId)
  if (!account?.holdsEmail && !account?.emailConfirmedAt) return undefined
  const { fullName, email, language } = account
  return { fullName, email, language }
}
