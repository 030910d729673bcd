import { conceptIn } from '@marea/contract/expenses/concept-in.ts'
import { formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import type { Statement } from '@marea/contract/statements/monthly/statement.ts'
import {
  countBookings,
  type ExpenseRow,
  isBridge,
  type SummaryLine,
} from '@marea/contract/statements/monthly/statement-lines.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { formatMoney } from '#ui/format/format-money.ts'

/** Texts in the reader's language, identical to those in the files. */
export function useStatementText(statement: Statement) {
  const t = useText()
  const time = useTimeFormat()
  const language = useLanguage()
  const { month, sealed, nights, taxes, homes } = statement
  const first = `${month}-01`
  const last = lastDayOf(month)
  const day = (date: string) => time.day(date, 'long')

  function summary({ id }: SummaryLine): string {
    if (isBridge(id)) return t(`statements.bridge.${id}`)
    if (id === 'opening') return t('statements.opening_on', { day: day(first) })
    if (id === 'closing') {
      return sealed ? t('statements.closing_on', { day: day(last) }) : t('statements.closing_now')
    }
    if (id === 'income') {
      return t('statements.income_from', {
        bookings: t('statements.booking_count', { count: countBookings(statement) }),
        nights: t('statements.night_count', { count: nights }),
      })
    }
    if (id === 'taxes') {
      return t('statements.taxes_held', { amount: formatMoney(taxes, language) })
    }
    return t(`statements.${id}`)
  }

  function expense({ part, expense }: ExpenseRow): string {
    const name = conceptIn(expense, language)
    if (part === 'markup') return t('statements.markup_of', { expense: name })
    return expense.line === 'reversal' ? t('statements.reversal_of', { expense: name }) : name
  }

  return {
    t,
    day,
    first,
    last,
    summary,
    expense,
    monthName: time.day(first, 'month'),
    shortDay: (date: string) => time.day(date, 'short'),
    dayRange: (from: string, to: string) => formatDayRange(from, to, language),
    money: (amount: number) => formatMoney(amount, language),
    signed: (amount: number) => formatMoney(amount, language, { sign: 'always' }),
    homeName: (slug: string) => homes.find((home) => home.slug === slug)?.name ?? '',
    moment: (instant: string) =>
      `${time.companyDay(instant, 'long')}, ${time.companyTime(instant)}`,
  }
}

export type StatementWords = ReturnType<typeof useStatementText>

function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return `${month}-${new Date(Date.UTC(year, number, 0)).getUTCDate()}`
}
