import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'

/** Names a year, as in `2026`, a month, as in `2026-11`, or months, as in `2025-12..2026-11`. */
export function usePeriodName() {
  const t = useText()
  const time = useTimeFormat()
  const nameOfMonth = (month: string) => time.day(`${month}-01`, 'month')
  return (period: string): string => {
    if (period.length === 4) return t('expense.year', { year: period })
    const [from = '', to] = period.split('..')
    if (to === undefined) return nameOfMonth(from)
    return t('expense.months', { from: nameOfMonth(from), to: nameOfMonth(to) })
  }
}
