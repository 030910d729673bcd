import { addDays, nightsBetween } from '@marea/contract/platform/time/days.ts'
import { type JournalFormat, journalFile, maxJournalDays } from '@marea/contract/wallet/journal.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { type RawResponse, rawResponse } from '#platform/http/raw-response.ts'
import { Problem } from '#platform/problem.ts'
import { listPostingsBetween } from './journal-store.ts'
import { journalWriters } from './write-journal.ts'

/** The days from the first to the last, by the company's clock. */
type Period = { from: string; until: string }

export async function exportJournal(
  ctx: Ctx,
  format: JournalFormat,
  { from, until }: Period,
): Promise<RawResponse> {
  const days = nightsBetween(from, until) + 1
  if (days < 1 || days > maxJournalDays) throw new Problem('journal.period_refused')
  const text = journalWriters[format](await readJournal(ctx, { from, until }))
  await inTransaction(ctx, (ctx) =>
    recordAdminAct(ctx, {
      act: 'reconciliation.journal_exported',
      subject: 'bank:journal',
      details: { from, until, format },
    }),
  )
  return rawResponse({
    bytes: text,
    type: format === 'beancount' ? 'text/plain; charset=utf-8' : 'text/csv; charset=utf-8',
    headers: {
      'content-disposition': `attachment; filename="${journalFile[format](from, until)}"`,
      'cache-control': 'no-store',
    },
  })
}

function readJournal({ db, companyTimeZone: timeZone }: Ctx, { from, until }: Period) {
  const midnight = (day: string) =>
    Temporal.PlainDate.from(day).toZonedDateTime(timeZone).toInstant()
  return listPostingsBetween(db, {
    from: midnight(from),
    until: midnight(addDays(until, 1)),
    timeZone,
  })
}
