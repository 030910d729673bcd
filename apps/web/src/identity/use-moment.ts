import { localeOf } from '@marea/contract/platform/translate.ts'
import { useLanguage } from '#platform/texts/texts.tsx'

type Style = { dateStyle: 'long' } | { dateStyle: 'medium'; timeStyle: 'short' }

/** Formats an instant in the reader's language and time zone. */
export function useMoment(style: Style = { dateStyle: 'medium', timeStyle: 'short' }) {
  const format = new Intl.DateTimeFormat(localeOf[useLanguage()], style)
  return (instant: string) => format.format(new Date(instant))
}
