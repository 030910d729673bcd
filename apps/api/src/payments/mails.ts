import { findMailRecipient } from '#identity/mail-recipient.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Event } from '#platform/events/events.ts'
import { dollars, usDollars } from '#platform/mail/dollars.ts'
import { emailVersions } from '#platform/mail/layout.ts'
import { queueEmail } from '#platform/mail/queue.ts'

export async function emailReturned(
  ctx: Ctx,
  { id, subject, data: { purpose, amount } }: Event<'payments.charge_returned'>,
): Promise<void> {
  const reader = await findMailRecipient(ctx, subject.replace(/^user:/, ''))
  if (!reader) return
  const { email: to, language, fullName: name } = reader
  const versions = emailVersions((text, language) => {
    return {
      subject: text('payments.mail.returned.subject', { amount: dollars(amount, language) }),
      heading: text('payments.mail.returned.heading'),
      paragraphs: [
        text('identity.mail.hello', { name }),
        text(`payments.mail.returned.${purpose}`, { amount: usDollars(amount, language) }),
        text('payments.mail.returned.body'),
      ],
      button: {
        label: text('payments.mail.returned.button'),
        url: `${ctx.config.publicUrl}/account-settings/purchases`,
      },
    }
  })
  await queueEmail(ctx, { key: `event:${id}`, to, language, versions })
}
