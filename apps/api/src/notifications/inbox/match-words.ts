import type { NotificationFacts } from '@marea/contract/notifications/kinds.ts'
import type { TextTables } from '@marea/contract/pages.ts'
import type { Language } from '@marea/contract/platform/language.ts'
import { formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import { localeOf, type TextParams } from '@marea/contract/platform/translate.ts'
import { searchTitle } from '@marea/contract/search/describe-search.ts'
import { dollars } from '#platform/mail/dollars.ts'
import { emailText } from '#platform/mail/layout.ts'

export function matchWords(
  { name, query, homes, more }: NotificationFacts<'search_matched'>,
  language: Language,
  names: TextTables,
): TextParams {
  const text = emailText(language, names)
  const others = more > 0 ? [text('notification.search_matched.more', { more })] : []
  const list = new Intl.ListFormat(localeOf[language], { type: 'conjunction' })
  const [first] = homes
  return {
    search: name || searchTitle(query, { text, language }),
    count: homes.length + more,
    homes: list.format([...homes.map(({ home }) => home), ...others]),
    home: first?.home ?? '',
    dates:
      first?.checkIn && first.checkOut
        ? formatDayRange(first.checkIn, first.checkOut, language)
        : '',
    before: dollars(first?.before ?? 0, language),
    after: dollars(first?.after ?? 0, language),
  }
}
