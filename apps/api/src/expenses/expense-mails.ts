import { conceptIn } from '@marea/contract/expenses/concept-in.ts'
import type { Translations } from '@marea/contract/expenses/expense.ts'
import type { Language } from '@marea/contract/platform/language.ts'
import { findMailRecipient } from '#identity/mail-recipient.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Event } from '#platform/events/events.ts'
import { usDollars } from '#platform/mail/dollars.ts'
import { type EmailText, emailVersions } from '#platform/mail/layout.ts'
import { queueEmail } from '#platform/mail/queue.ts'
import { findExpense } from './expense-store.ts'
import { findRequest } from './requests/request-store.ts'

type ExpenseEvent = Event<
  | 'owners.expense_recorded'
  | 'owners.expense_voided'
  | 'owners.expense_requested'
  | 'owners.expense_declined'
>

/**
 * Owners are emailed when Marea pays or voids an expense and when they should decide; the person who asked is emailed
 * when it is declined. An approval records the expense, which has an email of its own.
 */
export const emailExpense = {
  recorded: email('paid', ofExpense),
  voided: email('voided', ofExpense),
  requested: email('requested', toOwner),
  declined: email('declined', toRequester),
}

export function isPaidByMarea({
  paidBy,
}: Event<'owners.expense_recorded' | 'owners.expense_voided'>['data']): boolean {
  return paidBy === 'marea'
}

type Bill = { concept: string; translations: Translations; amount: number; markup: number }

type News = Bill & { readerId: string; home: string; reason: string; page: string }

async function ofExpense({ db }: Ctx, id: string): Promise<News | undefined> {
  const expense = await findExpense(db, id)
  if (!expense) return undefined
  const { ownerId: readerId, name: home, reason } = expense
  const page = `property-management/view-financials?open=${id}`
  return { ...expense, readerId, home, page, reason: reason ?? '' }
}

async function toOwner({ db }: Ctx, id: string): Promise<News | undefined> {
  const request = await findRequest(db, id)
  if (!request) return undefined
  const page = `property-management?need=${encodeURIComponent(`expense:${id}`)}`
  return { ...request, readerId: request.ownerId, home: request.name, page }
}

async function toRequester({ db }: Ctx, id: string): Promise<News | undefined> {
  const request = await findRequest(db, id)
  if (!request) return undefined
  return { ...request, readerId: request.requestedBy, home: request.name, page: 'admin/expenses' }
}

function email(
  news: 'paid' | 'voided' | 'requested' | 'declined',
  find: (ctx: Ctx, id: string) => Promise<News | undefined>,
) {
  return async (ctx: Ctx, { id, subject }: ExpenseEvent): Promise<void> => {
    const found = await find(ctx, subject.replace(/^\w+:/, ''))
    const reader = found && (await findMailRecipient(ctx, found.readerId))
    if (!reader) return
    const { home, reason, page } = found
    await queueEmail(ctx, {
      key: `event:${id}`,
      ...(news === 'requested' ? { topic: topicFor(found.readerId) } : {}),
      to: reader.email,
      language: reader.language,
      versions: emailVersions((text, language) => ({
        subject: text(`owners.mail.expense_${news}.subject`, { home }),
        heading: text(`owners.mail.expense_${news}.heading`),
        paragraphs: [
          text('identity.mail.hello', { name: reader.fullName }),
          text(`owners.mail.expense_${news}.body`, { home, reason }),
        ],
        lines: linesOf(found, text, language),
        button: {
          label: text(`owners.mail.expense_${news}.button`),
          url: `${ctx.config.publicUrl}/${page}`,
        },
      })),
    })
  }
}

function topicFor(userId: string) {
  return { userId, kind: 'expense_to_approve' } as const
}

/** The vendor's bill and the mark-up are lines of their own. */
function linesOf(bill: Bill, text: EmailText, language: Language) {
  const { amount, markup } = bill
  const label = conceptIn(bill, language)
  if (markup === 0) return [{ label, amount: usDollars(amount, language), isTotal: true }]
  return [
    { label, amount: usDollars(amount, language) },
    { label: text('owners.mail.expense_markup'), amount: usDollars(markup, language) },
    {
      label: text('owners.mail.expense_total'),
      amount: usDollars(amount + markup, language),
      isTotal: true,
    },
  ]
}
