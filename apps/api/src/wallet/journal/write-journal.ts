import { csvDollars, toCsv } from '@marea/contract/platform/table/csv.ts'
import type { JournalFormat } from '@marea/contract/wallet/journal.ts'
import { bookAccount } from './account-names.ts'
import type { JournalPosting } from './journal-store.ts'

type Write = (postings: readonly JournalPosting[]) => string

/** Accountants count what an account gives as a debit, which is the other sign than the ledger's. */
export const journalWriters: Record<JournalFormat, Write> = {
  csv: writeCsv,
  quickbooks: writeQuickBooks,
  beancount: writeBeancount,
}

/** Every posting with the exact account. */
function writeCsv(postings: readonly JournalPosting[]): string {
  const head = ['date', 'entry', 'kind', 'reference', 'account', 'book account', 'debit', 'credit']
  const rows = postings.map(({ day, entryId, kind, reference, account, accountKind, amount }) => [
    day,
    String(entryId),
    kind,
    reference,
    account,
    bookAccount(accountKind),
    ...debitAndCredit(-amount),
  ])
  return toCsv([head, ...rows])
}

function debitAndCredit(debit: number): [string, string] {
  return [debit > 0 ? csvDollars(debit) : '', debit < 0 ? csvDollars(-debit) : '']
}

/** One journal for each day, because QuickBooks takes a thousand lines at once. */
function writeQuickBooks(postings: readonly JournalPosting[]): string {
  const head = ['Journal No', 'Journal Date', 'Account Name', 'Debits', 'Credits', 'Description']
  const rows = [...Map.groupBy(postings, ({ day }) => day)].flatMap(([day, ofDay]) => {
    const [year, month, date] = day.split('-')
    return [...sumByAccount(ofDay)]
      .filter(([, debit]) => debit !== 0)
      .map(([account, debit]) => [
        day,
        `${month}/${date}/${year}`,
        account,
        ...debitAndCredit(debit),
        'Ledger',
      ])
  })
  return toCsv([head, ...rows])
}

function sumByAccount(postings: readonly JournalPosting[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { accountKind, amount } of postings) {
    const account = bookAccount(accountKind)
    sums.set(account, (sums.get(account) ?? 0) - amount)
  }
  return sums
}

/** Plain-text accounting: every entry as a transaction, and the accounts opened before the first. */
function writeBeancount(postings: readonly JournalPosting[]): string {
  const accounts = new Set(postings.map(({ accountKind }) => bookAccount(accountKind)))
  const [first] = postings.map(({ day }) => day).toSorted()
  const opened = [...accounts].toSorted().map((account) => `${first} open ${account} USD`)
  const entries = [...Map.groupBy(postings, ({ entryId }) => entryId).values()].map((entry) => {
    const [{ day, kind, reference } = { day: '', kind: '', reference: '' }] = entry
    const lines = entry.map(
      ({ accountKind, amount }) => `  ${bookAccount(accountKind)}  ${csvDollars(-amount)} USD`,
    )
    return [`${day} * "${quoted(kind)}" "${quoted(reference)}"`, ...lines].join('\n')
  })
  return `${['option "operating_currency" "USD"', opened.join('\n'), ...entries].join('\n\n')}\n`
}

function quoted(text: string): string {
  return text.replace(/["\\]/g, '\\$&')
}
