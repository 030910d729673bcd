import type { NotificationKind } from '@marea/contract/notifications/kinds.ts'
import { z } from 'zod'
import type { Ctx } from '#platform/ctx.ts'
import type { Email, EmailContent } from '#platform/ports.ts'
import { html } from './html.ts'
import { emailText } from './layout.ts'
import { unsubscribeSlot } from './slots.ts'
import { styles } from './styles.ts'

/** The kind and recipient of an email, to look up the reader's preferences. */
export type EmailTopic = { userId: string; kind: NotificationKind }

type Decision =
  | { send: 'never' }
  | { send: 'later'; notBefore: Temporal.Instant }
  | { send: 'now'; unsubscribeUrl?: string }

/** Decides when an email is about to be sent, because preferences may change while it waits. */
export type EmailPolicy = (ctx: Ctx, topic: { userId: string; kind: string }) => Promise<Decision>

const WithTopic = z.object({ topic: z.object({ userId: z.string(), kind: z.string() }) })

export async function decideOn(ctx: Ctx, data: unknown, policy: EmailPolicy): Promise<Decision> {
  const { data: found } = WithTopic.safeParse(data)
  return found ? policy(ctx, found.topic) : { send: 'now' }
}

export function withUnsubscribe(mail: Email, unsubscribeUrl: string | undefined): Email {
  const { language } = mail
  const content = mail.versions[language]
  if (unsubscribeUrl === undefined) {
    return withContent(mail, { ...content, html: content.html.replace(unsubscribeSlot, '') })
  }
  const label = emailText(language)('mail.unsubscribe')
  const link = html`<p class="soft" style="${styles.soft}"><a class="link" href="${unsubscribeUrl}" style="${styles.link}">${label}</a></p>`
  const linked = {
    ...content,
    html: content.html.replace(unsubscribeSlot, () => link.markup),
    text: `${content.text}\n${label}:\n${unsubscribeUrl}\n`,
  }
  return { ...withContent(mail, linked), unsubscribeUrl }
}

function withContent(mail: Email, content: EmailContent): Email {
  return { ...mail, versions: { ...mail.versions, [mail.language]: content } }
}
