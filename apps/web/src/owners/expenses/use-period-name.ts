import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'

/** Names a year, as in `2026`, or a month, as in `2026-11`. */
export function usePeriodName() {
  const t = useText()
  const time = useTimeFormat()
  return (period: string): string =>
    period.length === 4 ? t('expense.year', { year: period }) : time.day(`${period}-01`, 'month')
}
