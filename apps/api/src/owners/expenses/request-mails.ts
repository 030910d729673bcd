import { findMailRecipient } from '#identity/mail-recipient.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Event, Subscription } from '#platform/events/events.ts'
import { usDollars } from '#platform/mail/dollars.ts'
import { emailVersions } from '#platform/mail/layout.ts'
import { queueEmail } from '#platform/mail/queue.ts'
import { findRequest, type RequestRow } from './request-store.ts'

/** The owner is asked; whoever asked hears when it is declined. An approval records the expense, which has an email. */
export const expenseRequestEmails: readonly Subscription[] = [
  {
    kind: 'owners.expense_requested',
    follow: email('requested', ({ ownerId }) => ownerId, 'property-management'),
  },
  {
    kind: 'owners.expense_declined',
    follow: email(
      'declined',
      ({ requestedBy }) => requestedBy,
      'property-management/view-financials',
    ),
  },
]

function email(
  news: 'requested' | 'declined',
  readerOf: (request: RequestRow) => string,
  page: string,
) {
  return async (
    ctx: Ctx,
    { id, subject }: Event<'owners.expense_requested' | 'owners.expense_declined'>,
  ): Promise<void> => {
    const request = await findRequest(ctx.db, subject.replace(/^expense_request:/, ''))
    const reader = request && (await findMailRecipient(ctx, readerOf(request)))
    if (!reader) return
    const { name: home, concept, amount, reason } = request
    await queueEmail(ctx, {
      key: `event:${id}`,
      to: reader.email,
      language: reader.language,
      versions: emailVersions((text, language) => ({
        subject: text(`owners.mail.expense_${news}.subject`, { home }),
        heading: text(`owners.mail.expense_${news}.heading`),
        paragraphs: [
          text('identity.mail.hello', { name: reader.fullName }),
          text(`owners.mail.expense_${news}.body`, { home, reason }),
        ],
        lines: [{ label: concept, amount: usDollars(amount, language), isTotal: true }],
        button: {
          label: text(`owners.mail.expense_${news}.button`),
          url: `${ctx.config.publicUrl}/${page}`,
        },
      })),
    })
  }
}
