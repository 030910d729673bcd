import { findMailRecipient } from '#identity/mail-recipient.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Event, Subscription } from '#platform/events/events.ts'
import { usDollars } from '#platform/mail/dollars.ts'
import { emailVersions } from '#platform/mail/layout.ts'
import { queueEmail } from '#platform/mail/queue.ts'
import { findExpense } from './expense-store.ts'

/** Owners are notified when Marea pays an expense for them, and when it voids one. */
export const expenseEmails: readonly Subscription[] = [
  { kind: 'owners.expense_recorded', isWanted: isPaidByMarea, follow: emailOwner('paid') },
  { kind: 'owners.expense_voided', isWanted: isPaidByMarea, follow: emailOwner('voided') },
]

type Expense = Event<'owners.expense_recorded' | 'owners.expense_voided'>

function isPaidByMarea({ paidBy }: Expense['data']): boolean {
  return paidBy === 'marea'
}

function emailOwner(news: 'paid' | 'voided') {
  return async (ctx: Ctx, { id, subject }: Expense): Promise<void> => {
    const expense = await findExpense(ctx.db, subject.replace(/^expense:/, ''))
    const reader = expense && (await findMailRecipient(ctx, expense.ownerId))
    if (!reader) return
    const { slug, name: home, concept, amount, reason } = expense
    await queueEmail(ctx, {
      key: `event:${id}`,
      to: reader.email,
      language: reader.language,
      versions: emailVersions((text, language) => ({
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
