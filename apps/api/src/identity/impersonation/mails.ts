import { findMailRecipient } from '#identity/mail-recipient.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Event } from '#platform/events/events.ts'
import { emailVersions } from '#platform/mail/layout.ts'
import { queueEmail } from '#platform/mail/queue.ts'

/** Sent at the start, because nothing may run at the moment when the time is over. */
export async function emailImpersonation(
  ctx: Ctx,
  { id, subject, data: { reason } }: Event<'identity.acting_started'>,
): Promise<void> {
  const reader = await findMailRecipient(ctx, subject.replace(/^user:/, ''))
  if (!reader) return
  await queueEmail(ctx, {
    key: `event:${id}`,
    to: reader.email,
    language: reader.language,
    versions: emailVersions((text) => ({
      subject: text('identity.mail.acting.subject'),
      heading: text('identity.mail.acting.heading'),
      paragraphs: [
        text('identity.mail.hello', { name: reader.fullName }),
        text('identity.mail.acting.body', { reason }),
        text('identity.mail.acting.limits'),
      ],
    })),
  })
}
