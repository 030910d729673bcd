import type { Language } from '#platform/language.ts'
import { formatClock } from '#platform/time/format-clock.ts'
import { formatDay, formatDayRange } from '#platform/time/format-day.ts'
import type { TextParams } from '#platform/translate.ts'
import type { NotificationContent } from './facts.ts'

/** How the caller writes texts and amounts: the web and the emails have their own tables. */
export type WordsFormat = {
  language: Language
  text: (key: string, params?: TextParams) => string
  money: (cents: number) => string
}

/** What a notification says in a reader's language. */
export function notificationWords(content: NotificationContent, format: WordsFormat) {
  const { text } = format
  const params = paramsOf(content, format)
  const { kind, facts } = content
  const variant = 'state' in facts ? `${kind}.${facts.state}` : kind
  return {
    title: text(`notification.${variant}.title`, params),
    body: text(`notification.${variant}.body`, params),
    action: text(`notification.${kind}.action`),
  }
}

/** The facts of all kinds have the same meaning under the same name. */
function paramsOf({ facts }: NotificationContent, format: WordsFormat): TextParams {
  const { language, text, money } = format
  const params: TextParams = {}
  for (const [name, value] of Object.entries(facts)) {
    if (typeof value === 'string' || typeof value === 'number') params[name] = value
  }
  if ('checkIn' in facts) params.dates = formatDayRange(facts.checkIn, facts.checkOut, language)
  if ('amount' in facts) params.amount = money(facts.amount)
  if ('before' in facts && facts.before !== null) params.before = money(facts.before)
  if ('after' in facts && facts.after !== null) params.after = money(facts.after)
  if ('time' in facts) params.time = formatClock(facts.time, language)
  if ('day' in facts) params.day = formatDay(facts.day, language, 'shortWeekday')
  if ('month' in facts) params.month = formatDay(`${facts.month}-01`, language, 'month')
  if ('concepts' in facts) params.concept = facts.concepts[language] ?? ''
  if ('license' in facts) params.license = text(`license.${facts.license}`)
  return params
}
