import type { User } from '@marea/contract/identity/endpoints.ts'
import {
  countUnconfirmed,
  findEmailHolder,
  releaseUnconfirmedEmail,
  updateAccount,
} from '#identity/account/account-store.ts'
import { type Account, personOf, userOfAccount } from '#identity/account/user.ts'
import { takeRequestedEmail } from '#identity/attempts/mail-budget.ts'
import { redeemLink } from '#identity/links/link.ts'
import { deleteKnownDevices, endSessionsOfAddress } from '#identity/session/session.ts'
import { type Ctx, inTransaction, type Person, type TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import type { RequestFacts } from '#platform/http/serve.ts'
import { Problem } from '#platform/problem.ts'

/**
 * Requires the account's own session or a browser without any; the page that waits in the other browser then continues.
 * Null without a session, because the link does not sign anybody in.
 */
export function confirmEmail(
  ctx: Ctx,
  { token }: { token: string },
  facts: RequestFacts,
): Promise<User | null> {
  const person = ctx.actor.kind === 'person' ? ctx.actor : undefined
  return inTransaction(ctx, async (ctx) => {
    const account = await redeemLink(ctx, token, 'confirm')
    if (person && account.id !== person.userId) throw new Problem('identity.link_invalid')
    if (!account.emailConfirmedAt) await confirmAddress(ctx, account, { person, facts })
    return person ? userOfAccount(ctx, { ...account, emailConfirmedAt: ctx.now }, person) : null
  })
}

type Confirming = { person: Person | undefined; facts: RequestFacts }

async function confirmAddress(
  ctx: TransactionCtx,
  account: Account,
  { person, facts }: Confirming,
) {
  const { id, email } = account
  // Where several accounts name the address, the reader of an email cannot tell which one is theirs.
  if (!person && (await countUnconfirmed(ctx.db, email)) > 1) {
    throw new Problem('identity.sign_in_required')
  }
  await releaseUnconfirmedEmail(ctx.db, email, id)
  const holder = await findEmailHolder(ctx.db, email)
  if (holder && holder.id !== id) throw new Problem('identity.link_invalid')
  const confirmed = { holdsEmail: true, secretMark: null, emailConfirmedAt: ctx.now }
  await updateAccount(ctx.db, id, confirmed)
  if (person) {
    await endSessionsOfAddress(ctx, email, { except: person.sessionId })
    await deleteKnownDevices(ctx, id, { except: facts })
  }
  await recordEvent(ctx, { kind: 'identity.email_confirmed', subject: `user:${id}` })
}

export function requestConfirmationEmail(
  ctx: Ctx,
  { next }: { next?: string | undefined },
  facts: RequestFacts,
) {
  const { userId, email, isEmailConfirmed, isEmailBounced } = personOf(ctx)
  return inTransaction(ctx, async (ctx) => {
    const requested = { email, network: facts.address() }
    const isNeeded = !isEmailConfirmed || isEmailBounced
    if (isNeeded && (await takeRequestedEmail(ctx, 'greeting', requested))) {
      await recordEvent(ctx, {
        kind: 'identity.confirmation_asked',
        subject: `user:${userId}`,
        data: { next },
      })
    }
    return { done: true } as const
  })
}
