import { formatDay } from '@marea/contract/platform/time/format-day.ts'
import { findMailRecipient } from '#identity/mail-recipient.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import type { Event } from '#platform/events/events.ts'
import { recordEvent } from '#platform/events/events.ts'
import { usDollars } from '#platform/mail/dollars.ts'
import { emailVersions } from '#platform/mail/layout.ts'
import { queueEmail } from '#platform/mail/queue.ts'
import { issueFile } from './files/statement-file.ts'
import { statementCounters } from './metrics.ts'
import { findStatementOwner, type StatementOwner } from './owner-store.ts'
import { statementOf } from './show-statement.ts'

/** The latest sealed month is emailed once, and any month when its owner requests it. */
export function emailSealedMonth(ctx: Ctx, event: Event<'owners.month_sealed'>): Promise<void> {
  const key = `statement:${event.subject}:${event.data.month}`
  return emailStatement(ctx, event, { key, isNews: true })
}

export function emailRequestedStatement(
  ctx: Ctx,
  event: Event<'owners.statement_requested'>,
): Promise<void> {
  return emailStatement(ctx, event, { key: `event:${event.id}`, isNews: false })
}

type StatementEvent = Event<'owners.month_sealed' | 'owners.statement_requested'>

async function emailStatement(
  ctx: Ctx,
  { subject, data: { month } }: StatementEvent,
  { key, isNews }: { key: string; isNews: boolean },
): Promise<void> {
  const owner = await findStatementOwner(ctx.db, subject.replace(/^user:/, ''))
  const reader = owner && (await findMailRecipient(ctx, owner.id))
  if (!reader) return
  const mail = await writeEmail(ctx, owner, { month, isNews, name: reader.fullName })
  await inTransaction(ctx, async (ctx) => {
    const topic = { userId: owner.id, kind: 'statement_ready' } as const
    const { email: to, language } = reader
    const queued = { key, to, language, ...mail, ...(isNews ? { topic } : {}) }
    if (!(await queueEmail(ctx, queued))) return
    await recordEvent(ctx, { kind: 'owners.statement_emailed', subject, data: { month } })
    statementCounters.addOnCommit(ctx.db, 'emailed')
  })
}

type Asked = { month: string; isNews: boolean; name: string }

async function writeEmail(ctx: Ctx, owner: StatementOwner, { month, isNews, name }: Asked) {
  const statement = await statementOf(ctx, owner, month)
  const { opening, profit, paidOut, closing, sealed } = statement
  const copy = sealed ? 'copy' : 'open'
  const body = sealed && isNews ? 'sealed' : copy
  const files = []
  for (const format of ['pdf', 'csv'] as const) {
    files.push(await issueFile(ctx, { owner, statement, format }))
  }
  return {
    versions: emailVersions((text, language) => {
      const given = { month: formatDay(`${month}-01`, language, 'month') }
      const line = (key: 'opening' | 'profit' | 'paid_out' | 'closing', amount: number) => ({
        label: text(`owners.mail.statement.${key}`),
        amount: usDollars(amount, language),
        isTotal: key === 'closing',
      })
      return {
        subject: text('owners.mail.statement.subject', given),
        heading: text('owners.mail.statement.heading', given),
        paragraphs: [
          text('identity.mail.hello', { name }),
          text(`owners.mail.statement.${body}`, given),
        ],
        lines: [
          line('opening', opening),
          line('profit', profit),
          line('paid_out', paidOut),
          line('closing', closing),
        ],
        button: {
          label: text('owners.mail.statement.button'),
          url: `${ctx.config.publicUrl}/property-management/statements/${month}`,
        },
      }
    }),
    attachments: files.map(({ name, type, bytes }) => ({
      name,
      type,
      base64: bytes.toString('base64'),
    })),
  }
}
