import type { Account } from '#identity/account/user.ts'
import {
  emailChangeWriters,
  sendChangeLink,
  sendChangeNotice,
} from '#identity/email-change/email-change-mails.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Event, Subscription } from '#platform/events/events.ts'
import { type LinkEmailChoice, linkEmailWriters, sendLinkEmailTo } from './link-mails.ts'
import { findAccount, findEmailHolder } from './store.ts'

/** The emails that follow each identity event. */
export const identityEmails: readonly Subscription[] = [
  { kind: 'identity.registered', isWanted: (data) => data.isMailAllowed, follow: sendGreeting },
  { kind: 'identity.confirmation_asked', follow: sendGreeting },
  { kind: 'identity.confirmation_link_asked', follow: sendLinkEmail('again', 'confirm_sign_in') },
  { kind: 'identity.reset_asked', follow: sendPasswordEmail },
  { kind: 'identity.sign_in_throttled', follow: sendLinkEmail('warning', 'sign_in') },
  { kind: 'identity.password_changed', follow: sendLinkEmail('password_changed', 'reset') },
  { kind: 'identity.password_reset', follow: sendLinkEmail('password_changed', 'reset') },
  { kind: 'identity.second_factor_on', follow: sendLinkEmail('second_factor_on', 'reset') },
  { kind: 'identity.second_factor_off', follow: sendLinkEmail('second_factor_off', 'reset') },
  { kind: 'identity.recovery_code_used', follow: sendLinkEmail('recovery_code_used', 'reset') },
  { kind: 'identity.passkey_added', follow: sendLinkEmail('passkey_added', 'reset') },
  { kind: 'identity.linked', follow: sendLinkEmail('linked', 'sign_in') },
  { kind: 'identity.email_change_asked', follow: sendChangeLink },
  { kind: 'identity.email_changed', follow: sendChangeNotice },
]

export const identityEmailWriters = { ...linkEmailWriters, ...emailChangeWriters }

type GreetingEvent = Event<'identity.registered' | 'identity.confirmation_asked'>

/**
 * A confirmed address is told about its existing account; any other gets a confirmation link, and so
 * does one that refused our emails.
 */
async function sendGreeting(ctx: Ctx, event: GreetingEvent): Promise<void> {
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
async function sendPasswordEmail(ctx: Ctx, event: Event): Promise<void> {
  const account = await subjectOf(ctx, event)
  if (!account?.holdsEmail) return
  const kind = account.secretKind === 'none' ? 'first_password' : 'reset'
  await sendLinkEmailTo(ctx, event, account, { kind, purpose: 'reset' })
}

function sendLinkEmail(kind: LinkEmailChoice['kind'], purpose: LinkEmailChoice['purpose']) {
  return async (ctx: Ctx, event: Event): Promise<void> => {
    const account = await subjectOf(ctx, event)
    if (account?.holdsEmail) await sendLinkEmailTo(ctx, event, account, { kind, purpose })
  }
}

function subjectOf(ctx: Ctx, { subject }: Event): Promise<Account | undefined> {
  return findAccount(ctx.db, subject.replace(/^user:/, ''))
}
