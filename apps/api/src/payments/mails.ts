import { findMailRecipient } from '#identity/mail-recipient.ts'
import type { SubscriptionTo } from '#platform/events/events.ts'
import { dollars, usDollars } from '#platform/mail/dollars.ts'
import { emailVersions } from '#platform/mail/layout.ts'
import { queueEmail } from '#platform/mail/queue.ts'

export const returnedMail: SubscriptionTo<'payments.charge_returned'> = {
  kind: 'payments.charge_returned',
  async follow(ctx, { id, subject, data: { purpose, amount } }) {
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
  },
}
