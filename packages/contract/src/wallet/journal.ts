import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'

/** What programs of accountants read; `quickbooks` is the journal that QuickBooks Online imports. */
export const journalFormats = ['csv', 'quickbooks', 'beancount'] as const
export type JournalFormat = (typeof journalFormats)[number]

export const maxJournalDays = 400

export const journalFile: Record<JournalFormat, (from: string, until: string) => string> = {
  csv: (from, until) => `journal-${from}-${until}.csv`,
  quickbooks: (from, until) => `quickbooks-${from}-${until}.csv`,
  beancount: (from, until) => `journal-${from}-${until}.beancount`,
}

export const journalEndpoints = endpoints({
  'GET /admin/journal/:format': {
    summary: 'Download the ledger’s entries of a period for accountants, in dollars',
    params: z.strictObject({ format: z.enum(journalFormats) }),
    query: z.strictObject({ from: z.iso.date(), until: z.iso.date() }),
    result: z.string(),
    mediaType: 'text/*',
    problems: ['identity.sign_in_required', 'resource.not_found', 'journal.period_refused'],
  },
})
