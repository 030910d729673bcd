import type { Ctx } from '#platform/ctx.ts'
import type { Event, Subscription } from '#platform/events.ts'
import type { LinkPurpose } from '#platform/generated/database.ts'
import type { Job } from '#platform/jobs.ts'
import { type MailParts, type MailText, mailVersions } from '#platform/mail/layout.ts'
import { sendMailJob } from '#platform/mail/send.ts'
import { issueLink } from './link.ts'
import { takeMail } from './mail-budget.ts'
import { findAccount, findHolder } from './store.ts'
import type { Account } from './user.ts'

/** Which mail follows from which event of identity. */
export const identityMails: readonly Subscription[] = [
  { kind: 'identity.registered', follow: greet },
  { kind: 'identity.confirmation_asked', follow: greet },
  { kind: 'identity.confirmation_link_asked', follow: mailWith('again', 'confirm_sign_in') },
  { kind: 'identity.reset_asked', follow: mailPassword },
  { kind: 'identity.sign_in_throttled', follow: mailWith('warning', 'sign_in') },
  { kind: 'identity.password_changed', follow: mailWith('password_changed', 'reset') },
  { kind: 'identity.password_reset', follow: mailWith('password_changed', 'reset') },
  { kind: 'identity.linked', follow: mailWith('linked', 'sign_in') },
]

type Kind =
  | 'confirm'
  | 'known'
  | 'again'
  | 'reset'
  | 'first_password'
  | 'warning'
  | 'password_changed'
  | 'linked'

type LinkMail = { userId: string; kind: Kind; purpose: LinkPurpose }

/** An address somebody has proved to own hears of the account it has, any other gets its link. */
async function greet(ctx: Ctx, event: Event): Promise<void> {
  if (event.data.isMailAllowed === false) return
  const account = await subjectOf(ctx, event)
  if (!account || account.emailConfirmedAt || !account.email) return
  const holder = await findHolder(ctx.db, account.email)
  if (holder?.emailConfirmedAt) return send(ctx, holder, { kind: 'known', purpose: 'sign_in' })
  await send(ctx, account, { kind: 'confirm', purpose: 'confirm' })
}

/** Whoever came by Google or Apple has no password to forget, but may set a first one. */
async function mailPassword(ctx: Ctx, event: Event): Promise<void> {
  const account = await subjectOf(ctx, event)
  if (!account?.holdsEmail) return
  const kind = account.secretKind === 'none' ? 'first_password' : 'reset'
  await send(ctx, account, { kind, purpose: 'reset' })
}

function mailWith(kind: Kind, purpose: LinkPurpose): Subscription['follow'] {
  return async (ctx, event) => {
    const account = await subjectOf(ctx, event)
    if (account?.holdsEmail) await send(ctx, account, { kind, purpose })
  }
}

async function send(ctx: Ctx, account: Account, mail: Omit<LinkMail, 'userId'>): Promise<void> {
  if (!(await takeMail(ctx, account, mail.kind))) return
  await ctx.ports.jobs.enqueue(ctx.db, mailLinkJob, { userId: account.id, ...mail })
}

/** Makes the link only while it sends the mail, so that no waiting job ever holds one. */
export const mailLinkJob: Job<LinkMail> = {
  name: 'identity.mail-link',
  async handle(ctx, { userId, kind, purpose }) {
    const account = await findAccount(ctx.db, userId)
    if (!account) return
    const { email, language } = account
    // Until its owner is known to read the mailbox, the name is a stranger's free text.
    const name = account.emailConfirmedAt ? account.fullName : null
    const url = await issueLink(ctx, userId, purpose)
    const versions = mailVersions((text) => partsOf(kind, { text, url, name }))
    await sendMailJob.handle(ctx, { to: email, language, versions })
  },
}

function partsOf(
  kind: Kind,
  { text, url, name }: { text: MailText; url: string; name: string | null },
): MailParts {
  return {
    subject: text(`identity.mail.${kind}.subject`),
    heading: text(`identity.mail.${kind}.heading`),
    paragraphs: [
      name === null ? text('identity.mail.hello_unnamed') : text('identity.mail.hello', { name }),
      text(`identity.mail.${kind}.says`),
    ],
    button: { label: text(`identity.mail.${kind}.button`), url },
    note: text(`identity.mail.${kind}.note`),
  }
}

function subjectOf(ctx: Ctx, { subject }: Event): Promise<Account | undefined> {
  return findAccount(ctx.db, subject.replace(/^user:/, ''))
}
