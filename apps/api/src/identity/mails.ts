import { findAccount, findEmailHolder } from '#identity/account/account-store.ts'
import type { Account } from '#identity/account/user.ts'
import { emailChangeWriters } from '#identity/email-change/email-change-mails.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Event } from '#platform/events/events.ts'
import { type LinkEmailChoice, linkEmailWriters, sendLinkEmailTo } from './link-mails.ts'

export const identityEmailWriters = { ...linkEmailWriters, ...emailChangeWriters }

type GreetingEvent = Event<'identity.registered' | 'identity.confirmation_asked'>

/**
 * A confirmed address is told about its existing account; any other gets a confirmation link, and so
 * does one that refused our emails.
 */
export async function sendGreeting(ctx: Ctx, event: GreetingEvent): Promise<void> {
  const account = await subjectOf(ctx, event)
  const { next } = event.data
  if (!account?.email) return
  if (account.bouncedAt && account.emailConfirmedAt) {
    return sendLinkEmailTo(ctx, event, account, { kind: 'reconfirm', purpose: 'confirm', next })
  }
  if (account.emailConfirmedAt) return
  const holder = await findEmailHolder(ctx.db, account.email)
  if (holder?.emailConfirmedAt) {
    return sendLinkEmailTo(ctx, event, holder, { kind: 'known', purpose: 'sign_in', next })
  }
  await sendLinkEmailTo(ctx, event, account, { kind: 'confirm', purpose: 'confirm', next })
}

/** Users of Google or Apple have no password to forget, but may set a first one. */
export async function sendPasswordEmail(ctx: Ctx, event: Event): Promise<void> {
  const account = await subjectOf(ctx, event)
  if (!account?.holdsEmail) return
  const kind = account.secretKind === 'none' ? 'first_password' : 'reset'
  await sendLinkEmailTo(ctx, event, account, { kind, purpose: 'reset' })
}

export function sendLinkEmail(kind: LinkEmailChoice['kind'], purpose: LinkEmailChoice['purpose']) {
  return async (ctx: Ctx, event: Event): Promise<void> => {
    const account = await subjectOf(ctx, event)
    if (account?.holdsEmail) await sendLinkEmailTo(ctx, event, account, { kind, purpose })
  }
}

function subjectOf(ctx: Ctx, { subject }: Event): Promise<Account | undefined> {
  return findAccount(ctx.db, subject.replace(/^user:/, ''))
}
