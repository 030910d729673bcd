import { passwordErrors } from '@marea/contract/identity/change-password-rules.ts'
import type { User } from '@marea/contract/identity/endpoints.ts'
import { emailError, nameError } from '@marea/contract/identity/registration-rules.ts'
import type { Language } from '@marea/contract/platform/language.ts'
import { grantProfile, sealSecret } from '#identity/account/account.ts'
import type { Account } from '#identity/account/user.ts'
import { fieldErrorMessages } from '#identity/field-errors.ts'
import { createConfirmedAccount } from '#identity/people/confirmed-account.ts'
import { openSession } from '#identity/session/session.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import type { RequestFacts } from '#platform/http/serve.ts'
import { Problem } from '#platform/problem.ts'
import { keepPrivate } from '#platform/site/opening.ts'
import { hasHomeForGuests } from '#suites/find-homes.ts'
import { limitGuesses, requireLink } from './link.ts'
import { deleteLink, lockSetup } from './link-store.ts'

type NewAdministrator = { fullName: string; email: string; password: string }

/** Of two people with the link the first wins; the second finds it used. */
export async function createFirstAdministrator(
  ctx: Ctx,
  { token, ...person }: NewAdministrator & { token: string },
  facts: RequestFacts,
): Promise<User> {
  await limitGuesses(ctx, facts)
  await requireLink(ctx, token)
  const { language } = facts
  return withAdministrator(ctx, { ...person, language, token }, (ctx, account) =>
    openSession(ctx, account, { way: 'registration', facts }),
  )
}

type Given = NewAdministrator & { language: Language; token?: string }

/** The address counts as confirmed, because whoever runs the server vouches for it. */
export async function withAdministrator<Result>(
  ctx: Ctx,
  { fullName, email, password, language, token }: Given,
  work: (ctx: TransactionCtx, account: Account) => Promise<Result>,
): Promise<Result> {
  const faults = faultsOf({ fullName, email, password })
  if (Object.keys(faults).length > 0) {
    throw new Problem('identity.registration_refused', { fields: fieldErrorMessages(faults) })
  }
  const secret = await sealSecret(ctx, email, { kind: 'password', value: password })
  return inTransaction(ctx, async (ctx) => {
    await lockSetup(ctx.db)
    if (token !== undefined) await requireLink(ctx, token)
    const person = { fullName: fullName.trim(), email, phone: '', gender: null, language }
    const account = await createConfirmedAccount(ctx, person, secret)
    if (!account) throw new Problem('setup.email_taken')
    await grantProfile(ctx, account.id, 'ADMIN')
    await deleteLink(ctx.db)
    // Guests of a site that has lost its administrators stay served.
    if (!(await hasHomeForGuests(ctx))) await keepPrivate(ctx, account.id)
    const subject = `user:${account.id}` as const
    await recordAdminAct(ctx, { act: 'setup.administrator_created', subject, adminId: account.id })
    return work(ctx, { ...account, profile: 'ADMIN' })
  })
}

/** The first broken rule of each field. */
export function faultsOf({ fullName, email, password }: NewAdministrator) {
  const found = {
    fullName: nameError(fullName),
    email: emailError(email),
    password: passwordErrors(password)[0],
  }
  return Object.fromEntries(
    Object.entries(found).flatMap(([field, fault]) => (fault ? [[field, fault] as const] : [])),
  )
}
