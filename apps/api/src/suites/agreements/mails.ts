import { formatDay } from '@marea/contract/platform/time/format-day.ts'
import { findMailRecipient } from '#identity/mail-recipient.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Event } from '#platform/events/events.ts'
import { usDollars } from '#platform/mail/dollars.ts'
import { emailVersions } from '#platform/mail/layout.ts'
import { queueEmail } from '#platform/mail/queue.ts'
import { readAgreements } from './agreements.ts'

/** The owner is emailed about a new version as soon as it is agreed, before it takes effect. */
export async function emailAgreement(
  ctx: Ctx,
  { id, subject, data }: Event<'agreements.version_added'>,
): Promise<void> {
  const reader = await findMailRecipient(ctx, subject.replace(/^user:/, ''))
  const [agreement] = await readAgreements(ctx, { id: data.agreementId })
  const version = agreement?.versions.find(({ effectiveOn }) => effectiveOn === data.effectiveOn)
  if (!reader || !agreement || !version) return
  const homes = agreement.homes.map(({ name }) => name).join(', ')
  await queueEmail(ctx, {
    key: `event:${id}`,
    to: reader.email,
    language: reader.language,
    versions: emailVersions((text, language) => {
      const date = formatDay(version.effectiveOn, language, 'long')
      const percent = `${version.commissionPerMille / 10}%`
      return {
        subject: text('agreement.mail.subject', { date }),
        heading: text('agreement.mail.heading', { date }),
        paragraphs: [
          text('identity.mail.hello', { name: reader.fullName }),
          text('agreement.mail.body', { date, homes }),
          ...(version.note ? [version.note] : []),
          text('agreement.mail.bookings'),
        ],
        lines: [
          { label: text('agreement.commission'), amount: percent },
          {
            label: text('agreement.reserve_each'),
            amount: usDollars(version.reserveAmount, language),
          },
          {
            label: text('agreement.notice'),
            amount: text('agreement.days', { count: version.noticeDays }),
          },
          {
            label: text('agreement.dispute_bearer'),
            amount: text(`agreement.dispute_bearer.${version.disputeBearer}`),
          },
        ],
        button: {
          label: text('agreement.mail.button'),
          url: `${ctx.config.publicUrl}/property-management/view-financials?tab=agreement`,
        },
      }
    }),
  })
}
