import type { TextTable } from '@marea/contract/locale/endpoints.ts'
import { notificationPath, type StoredNotification } from '@marea/contract/notifications/kinds.ts'
import type { TextTables } from '@marea/contract/pages.ts'
import type { Language } from '@marea/contract/platform/language.ts'
import { formatClock } from '@marea/contract/platform/time/format-clock.ts'
import { formatDay, formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import { type TextParams, translate, withNames } from '@marea/contract/platform/translate.ts'
import { dollars } from '#platform/mail/dollars.ts'
import { emailTables } from '#platform/mail/layout.ts'
import { matchWords } from './match-words.ts'

export function wordsOf(content: StoredNotification, language: Language, names: TextTables) {
  const { kind, facts } = content
  const table = withNames(emailTables[language], names[language])
  const params = paramsOf(content, language, names)
  const variant = 'state' in facts ? `${kind}.${facts.state}` : kind
  return {
    title: say(table, language, `notification.${variant}.title`, params),
    body: say(table, language, `notification.${variant}.body`, params),
    action: say(table, language, `notification.${kind}.action`),
  }
}

/** What a push shows; a newer push with the same tag takes the place of an older one. */
export function pushText(content: StoredNotification, language: Language, names: TextTables) {
  const { title, body } = wordsOf(content, language, names)
  const { kind, facts } = content
  const tag = 'roomId' in facts ? `${kind}:${facts.roomId}` : kind
  return { title, body, path: notificationPath(content), tag }
}

function say(table: TextTable, language: Language, key: string, params?: TextParams): string {
  return translate(table, language, key, params)
}

/** A fact means the same in every kind that has it. */
function paramsOf(
  { facts }: StoredNotification,
  language: Language,
  names: TextTables,
): TextParams {
  const params: TextParams = {}
  for (const [name, value] of Object.entries(facts)) {
    if (typeof value === 'string' || typeof value === 'number') params[name] = value
  }
  if ('homes' in facts) Object.assign(params, matchWords(facts, language, names))
  if ('checkIn' in facts) params.dates = formatDayRange(facts.checkIn, facts.checkOut, language)
  if ('amount' in facts) params.amount = dollars(facts.amount, language)
  if ('before' in facts) params.before = dollars(facts.before ?? 0, language)
  if ('after' in facts) params.after = dollars(facts.after ?? 0, language)
  if ('time' in facts) params.time = formatClock(facts.time, language)
  if ('day' in facts) params.day = formatDay(facts.day, language, 'shortWeekday')
  if ('month' in facts) params.month = formatDay(`${facts.month}-01`, language, 'month')
  if ('concepts' in facts) params.concept = facts.concepts[language] ?? ''
  if ('license' in facts) params.license = names[language][`license.${facts.license}`] ?? ''
  return params
}
