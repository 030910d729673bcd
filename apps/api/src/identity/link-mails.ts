import { z } from 'zod'
import { findAccount } from '#identity/account/account-store.ts'
import type { Account } from '#identity/account/user.ts'
import { takeEmailBudget } from '#identity/attempts/mail-budget.ts'
import { issueLink } from '#identity/links/link.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Event } from '#platform/events/events.ts'
import type { EmailWriter } from '#platform/mail/deliver.ts'
import { type EmailText, emailVersions } from '#platform/mail/layout.ts'
import type { MailParts } from '#platform/mail/mail-parts.ts'
import { queueDeferredEmail } from '#platform/mail/queue.ts'

const LinkEmail = z.object({
  userId: z.uuid(),
  kind: z.enum([
    ...(['confirm', 'known', 'again', 'reset', 'first_password'] as const),
    ...(['warning', 'password_changed', 'linked', 'reconfirm', 'address_in_use'] as const),
    ...(['second_factor_on', 'second_factor_off', 'recovery_code_used'] as const),
    'passkey_added',
  ]),
  purpose: z.enum(['reset', 'sign_in', 'confirm', 'confirm_sign_in']),
  next: z.string().optional(),
})
type LinkEmail = z.infer<typeof LinkEmail>

export type LinkEmailChoice = Omit<LinkEmail, 'userId'>

const writer = 'identity.link'

/** Emails the account's own address a link, within the budget of the account and the mailbox. */
export async function sendLinkEmailTo(
  ctx: Ctx,
  event: Event,
  account: Account,
  choice: LinkEmailChoice,
): Promise<void> {
  const { kind } = choice
  if (!(await takeEmailBudget(ctx, account, kind))) return
  const data: LinkEmail = { userId: account.id, ...choice }
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
    versions: emailVersions((text) => linkEmailParts(kind, { text, url, name })),
  }
}

export const linkEmailWriters = { [writer]: writeLinkEmail }

export function linkEmailParts(
  kind: LinkEmail['kind'] | 'change_email' | 'email_changed',
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
