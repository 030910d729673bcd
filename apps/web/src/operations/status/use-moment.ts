import { useTimeFormat } from '#platform/time/use-time-format.ts'

/** A day and time of the company's clock, as in “Nov 2, 2026, 6 AM”. */
export function useMoment(): (instant: string) => string {
  const time = useTimeFormat()
  return (instant) => `${time.companyDay(instant, 'medium')}, ${time.companyTime(instant)}`
}
