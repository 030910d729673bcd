import { findMailRecipient } from '#identity/mail-recipient.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Event, Subscription } from '#platform/events/events.ts'
import { usDollars } from '#platform/mail/dollars.ts'
import { mailVersions } from '#platform/mail/layout.ts'
import { queueMail } from '#platform/mail/queue.ts'
import { findExpense } from './expense-store.ts'

/** Owners are notified when Marea pays an expense for them, and when it voids one. */
export const expenseMails: readonly Subscription[] = [
  { kind: 'owners.expense_recorded', isWanted: isOfMarea, follow: tellOwner('paid') },
  { kind: 'owners.expense_voided', isWanted: isOfMarea, follow: tellOwner('voided') },
]

type Expense = Event<'owners.expense_recorded' | 'owners.expense_voided'>

function isOfMarea({ paidBy }: Expense['data']): boolean {
  return paidBy === 'marea'
}

function tellOwner(news: 'paid' | 'voided') {
  return async (ctx: Ctx, { id, subject }: Expense): Promise<void> => {
    const expense = await findExpense(ctx.db, subject.replace(/^expense:/, ''))
    const reader = expense && (await findMailRecipient(ctx, expense.ownerId))
    if (!reader) return
    const { slug, name: home, concept, amount, reason } = expense
    await queueMail(ctx, {
      key: `event:${id}`,
      to: reader.email,
      language: reader.language,
      versions: mailVersions((text, language) => ({
        subject: text(`owners.mail.expense_${news}.subject`, { home }),
        heading: text(`owners.mail.expense_${news}.heading`),
        paragraphs: [
          text('identity.mail.hello', { name: reader.fullName }),
          text(`owners.mail.expense_${news}.body`, { home, reason: reason ?? '' }),
        ],
        lines: [{ label: concept, amount: usDollars(amount, language), isTotal: true }],
        button: {
          label: text(`owners.mail.expense_${news}.button`),
          url: `${ctx.config.publicUrl}/property-management/view-financials?suite=${slug}`,
        },
      })),
    })
  }
}
