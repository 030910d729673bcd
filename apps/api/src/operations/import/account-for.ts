import { defaultLanguage } from '@marea/contract/platform/language.ts'
import {
  createAccountWithoutEmail,
  createConfirmedAccount,
  findConfirmedAccount,
} from '#identity/people/confirmed-account.ts'
import type { TransactionCtx } from '#platform/ctx.ts'

type Named = { email: string; fullName: string; phone: string }

/**
 * The account of the address, or a new one without a password: whoever reads its emails sets the first with “Forgot
 * password?”. Nobody is emailed now. Without an address it is an account that nobody can sign in to: a name, for one row.
 */
export async function accountFor(
  ctx: TransactionCtx,
  { email, fullName, phone }: Named,
): Promise<{ id: string; people: string[] }> {
  const person = { fullName, phone, gender: null, language: defaultLanguage }
  if (!email) {
    const { id } = await createAccountWithoutEmail(ctx, person)
    return { id, people: [id] }
  }
  const created = await createConfirmedAccount(ctx, { ...person, email })
  if (created) return { id: created.id, people: [created.id] }
  const known = await findConfirmedAccount(ctx, email)
  if (!known) throw new Error('An address that nobody has confirmed can be given to a new account.')
  return { id: known.id, people: [] }
}
