import { localeOf } from '@marea/contract/platform/translate.ts'
import { useLanguage } from '#platform/texts/texts.tsx'

const forms = {
  short: { day: 'numeric', month: 'short' },
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  month: { month: 'long', year: 'numeric' },
  full: { day: 'numeric', month: 'long', year: 'numeric' },
} as const

/** Says the day of an instant or of a date as Miami counts it, as the books do. */
export function useDay(form: keyof typeof forms): (moment: string | number) => string {
  const format = new Intl.DateTimeFormat(localeOf[useLanguage()], {
    ...forms[form],
    timeZone: 'America/New_York',
  })
  return (moment) => format.format(instantOf(moment))
}

/** A date without a time is that day at noon in Greenwich, which is the same day in Miami. */
function instantOf(moment: string | number): Date {
  const isDate = typeof moment === 'string' && moment.length === 10
  return new Date(isDate ? `${moment}T12:00:00Z` : moment)
}
