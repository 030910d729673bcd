import { conceptIn } from '@marea/contract/expenses/concept-in.ts'
import type { TextTables } from '@marea/contract/pages.ts'
import type { Language } from '@marea/contract/platform/language.ts'
import { formatDay, formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import { localeOf } from '@marea/contract/platform/translate.ts'
import type { Statement } from '@marea/contract/statements/monthly/statement.ts'
import {
  countBookings,
  type ExpenseRow,
  isBridge,
  type SummaryLine,
} from '@marea/contract/statements/monthly/statement-lines.ts'
import { moneyOf } from '#platform/documents/receipt-format.ts'
import { emailText } from '#platform/mail/layout.ts'

/** The texts of a statement in one language, shared by all its files. */
export function statementText(
  statement: Statement,
  { language, names }: { language: Language; names: TextTables },
) {
  const text = emailText(language, names)
  const { first, last } = edgesOf(statement.month)
  const day = (date: string) => formatDay(date, language, 'long')
  const money = (amount: number) => moneyOf(amount, language).replace('-', '−')
  const signed = (amount: number) => (amount > 0 ? `+${money(amount)}` : money(amount))
  const homeNames = new Map(statement.homes.map(({ slug, name }) => [slug, name]))
  const closing = statement.sealed
    ? text('statements.closing_on', { day: day(last) })
    : text('statements.closing_now')

  function summary({ id }: SummaryLine): string {
    if (isBridge(id)) return text(`statements.bridge.${id}`)
    if (id === 'opening') return text('statements.opening_on', { day: day(first) })
    if (id === 'closing') return closing
    if (id === 'income') {
      return text('statements.income_from', {
        bookings: text('statements.booking_count', { count: countBookings(statement) }),
        nights: text('statements.night_count', { count: statement.nights }),
      })
    }
    if (id === 'taxes') return text('statements.taxes_held', { amount: money(statement.taxes) })
    return text(`statements.${id}`)
  }

  function expense({ part, expense }: ExpenseRow): string {
    const name = conceptIn(expense, language)
    if (part === 'markup') return text('statements.markup_of', { expense: name })
    return expense.line === 'reversal' ? text('statements.reversal_of', { expense: name }) : name
  }

  return {
    text,
    day,
    shortDay: (date: string) => formatDay(date, language, 'short'),
    dayRange: (from: string, to: string) => formatDayRange(from, to, language),
    money,
    signed,
    summary,
    expense,
    closing,
    first,
    last,
    month: formatDay(`${statement.month}-01`, language, 'month'),
    homeName: (slug: string) => homeNames.get(slug) ?? '',
    rate: (rate: number | null) => (rate === null ? '' : percentOf(rate, language)),
  }
}

export type StatementText = ReturnType<typeof statementText>

function edgesOf(month: string): { first: string; last: string } {
  const days = Temporal.PlainYearMonth.from(month).daysInMonth
  return { first: `${month}-01`, last: `${month}-${days}` }
}

function percentOf(ratePerHundredThousand: number, language: Language): string {
  const style = { style: 'percent', maximumFractionDigits: 3 } as const
  return new Intl.NumberFormat(localeOf[language], style).format(ratePerHundredThousand / 100_000)
}
