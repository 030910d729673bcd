import { z } from 'zod'
import type { Account } from '#identity/account/user.ts'
import { issueLink } from '#identity/sign-in/link.ts'
import { takeEmailBudget } from '#identity/sign-in/mail-budget.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Event, Subscription } from '#platform/events/events.ts'
import type { LinkPurpose } from '#platform/generated/database.ts'
import type { EmailWriter } from '#platform/mail/deliver.ts'
import { type EmailText, emailVersions } from '#platform/mail/layout.ts'
import type { MailParts } from '#platform/mail/mail-parts.ts'
import { queueDeferredEmail } from '#platform/mail/queue.ts'
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
  { kind: 'identity.linked', follow: sendLinkEmail('linked', 'sign_in') },
]

const LinkEmail = z.object({
  userId: z.uuid(),
  kind: z.enum([
    ...(['confirm', 'known', 'again', 'reset', 'first_password'] as const),
    ...(['warning', 'password_changed', 'linked', 'reconfirm'] as const),
  ]),
  purpose: z.enum(['reset', 'sign_in', 'confirm', 'confirm_sign_in']),
  next: z.string().optional(),
})
type LinkEmail = z.infer<typeof LinkEmail>
type Kind = LinkEmail['kind']

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
    return send(ctx, event, account, ['reconfirm', 'confirm', next])
  }
  if (account.emailConfirmedAt) return
  const holder = await findEmailHolder(ctx.db, account.email)
  if (holder?.emailConfirmedAt) return send(ctx, event, holder, ['known', 'sign_in', next])
  await send(ctx, event, account, ['confirm', 'confirm', next])
}

/** Users of Google or Apple have no password to forget, but may set a first one. */
async function sendPasswordEmail(ctx: Ctx, event: Event): Promise<void> {
  const account = await subjectOf(ctx, event)
  if (!account?.holdsEmail) return
  const kind = account.secretKind === 'none' ? 'first_password' : 'reset'
  await send(ctx, event, account, [kind, 'reset'])
}

function sendLinkEmail(kind: Kind, purpose: LinkPurpose) {
  return async (ctx: Ctx, event: Event): Promise<void> => {
    const account = await subjectOf(ctx, event)
    if (account?.holdsEmail) await send(ctx, event, account, [kind, purpose])
  }
}

const writer = 'identity.link'

async function send(
  ctx: Ctx,
  event: Event,
  account: Account,
  [kind, purpose, next]: [Kind, LinkPurpose, next?: string | undefined],
): Promise<void> {
  if (!(await takeEmailBudget(ctx, account, kind))) return
  const data: LinkEmail = { userId: account.id, kind, purpose, next }
  await queueDeferredEmail(ctx, { key: `event:${event.id}:${kind}`, writer, data })
}

/** The link is created only while the email is sent, so that no queued email ever contains one. */
const writeLinkEmail: EmailWriter = async (ctx, data) => {
  const { userId, kind, purpose, next } = LinkEmail.parse(data)
  const account = await findAccount(ctx.db, userId)
  if (!account) return undefined
  const { email, language } = account
  // Until the address is confirmed, the name is a stranger's free text.
  const name = account.emailConfirmedAt ? account.fullName : null
  const url = await issueLink(ctx, { userId, purpose, next })
  return {
    to: email,
    language,
    versions: emailVersions((text) => partsOf(kind, { text, url, name })),
  }
}

export const identityEmailWriters = { [writer]: writeLinkEmail }

function partsOf(
  kind: Kind,
  { text, url, name }: { text: EmailText; url: string; name: string | null },
): MailParts {
  return {
    subject: text(`identity.mail.${kind}.subject`),
    heading: text(`identity.mail.${kind}.heading`),
    paragraphs: [
      name === null ? text('identity.mail.hello_unnamed') : text('identity.mail.hello', { name }),
      text(`identity.mail.${kind}.body`),
    ],
    button: { label: text(`identity.mail.${kind}.button`), url },
    note: text(`identity.mail.${kind}.note`),
  }
}

function subjectOf(ctx: Ctx, { subject }: Event): Promise<Account | undefined> {
  return findAccount(ctx.db, subject.replace(/^user:/, ''))
}
