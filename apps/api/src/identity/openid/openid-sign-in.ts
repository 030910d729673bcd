import { randomUUID } from 'node:crypto'
import type { User } from '@marea/contract/identity/endpoints.ts'
import { hasVisibleText, toOneLine } from '@marea/contract/platform/line-rules.ts'
import { textTables } from '@marea/contract/texts/tables.ts'
import { createAccount } from '#identity/account/account.ts'
import {
  findAccount,
  findEmailHolder,
  lockEmailAddress,
  releaseUnconfirmedEmail,
} from '#identity/account/account-store.ts'
import { type Account, normalizeEmail, personOf } from '#identity/account/user.ts'
import { endSessionsOfAddress, openSession } from '#identity/session/session.ts'
import { updateAuthenticatedAt } from '#identity/session/session-store.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import type { RequestFacts } from '#platform/http/serve.ts'
import { Problem } from '#platform/problem.ts'
import type { Assertion, ProviderName } from './openid.ts'
import { findIdentity, insertIdentity, lockIdentity } from './openid-store.ts'

const maxNameLength = 120

/** Signs in the user with this subject; undefined if a first sign-in has no email. */
export function signInByProvider(
  ctx: Ctx,
  provider: ProviderName,
  { assertion, facts }: { assertion: Assertion; facts: RequestFacts },
): Promise<User | undefined> {
  const { subject } = assertion
  return inTransaction(ctx, async (ctx) => {
    // Two first sign-ins at once would otherwise create two accounts for one person.
    await lockIdentity(ctx.db, provider, subject)
    const userId = await findIdentity(ctx.db, provider, subject)
    if (userId) return signIn(ctx, await findAccount(ctx.db, userId))
    const account = await findOrCreateAccount(ctx, { provider, assertion, facts })
    if (account) {
      await insertIdentity(ctx.db, { provider, subject, userId: account.id, createdAt: ctx.now })
    }
    return signIn(ctx, account)
  })

  async function signIn(ctx: TransactionCtx, account: Account | undefined) {
    return account && openSession(ctx, account, { way: provider, facts })
  }
}

type FirstSignIn = { provider: ProviderName; assertion: Assertion; facts: RequestFacts }

/** Only an address that both the provider and we have verified joins an existing account. */
async function findOrCreateAccount(
  ctx: TransactionCtx,
  { provider, assertion, facts }: FirstSignIn,
) {
  if (!assertion.email) return undefined
  const { isEmailVerified } = assertion
  const email = normalizeEmail(assertion.email)
  const id = randomUUID()
  if (isEmailVerified) {
    await lockEmailAddress(ctx.db, email)
    const holder = await findEmailHolder(ctx.db, email)
    if (holder?.emailConfirmedAt) return link(ctx, holder, provider)
    await releaseUnconfirmedEmail(ctx.db, email, id)
  }
  const account = await createAccount(ctx, {
    id,
    email,
    isEmailConfirmed: isEmailVerified,
    fullName: nameOf(assertion, email) || (textTables[facts.language]['identity.unnamed'] ?? ''),
    phone: '',
    gender: null,
    language: facts.language,
    network: facts.address(),
  })
  if (account.emailConfirmedAt) await endSessionsOfAddress(ctx, email)
  return account
}

async function link(ctx: TransactionCtx, account: Account, way: ProviderName): Promise<Account> {
  await recordEvent(ctx, {
    kind: 'identity.linked',
    subject: `user:${account.id}`,
    data: { way },
  })
  return account
}

function nameOf({ name = '', isEmailPrivate }: Assertion, email: string): string {
  const [beforeAt = ''] = email.split('@')
  const reported = [toOneLine(name), isEmailPrivate ? '' : beforeAt].find(hasVisibleText) ?? ''
  return reported.slice(0, maxNameLength)
}

/** Google or Apple has just authenticated the same user, which counts as much as the password. */
export async function confirmByProvider(ctx: Ctx, provider: ProviderName, subject: string) {
  const { userId, sessionId } = personOf(ctx)
  if ((await findIdentity(ctx.db, provider, subject)) !== userId) {
    throw new Problem('identity.other_account')
  }
  await updateAuthenticatedAt(ctx.db, sessionId, ctx.now)
  return { done: true } as const
}
