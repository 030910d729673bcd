import { useTimeFormat } from '#platform/time/use-time-format.ts'

/** A day and time of the company's clock, as in “Nov 2, 2026, 6:00 AM”. */
export function useMoment() {
  const time = useTimeFormat()
  return (instant: string) => `${time.companyDay(instant, 'medium')}, ${time.companyTime(instant)}`
}
