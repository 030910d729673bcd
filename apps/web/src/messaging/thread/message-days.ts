import type { Message } from '@marea/contract/messaging/endpoints.ts'
import type { Language } from '@marea/contract/platform/language.ts'
import { localeOf } from '@marea/contract/platform/translate.ts'
import { formatCalendarDay } from '#ui/format/format-day.ts'

export type Line = Message & {
  /** The next message is by the same sender within minutes and shows the time for both. */
  goesOn: boolean
}
export type Day = { day: string; lines: Line[] }

const minutes = 60_000
const together = 5 * minutes

/** Groups messages by the reader's own days. */
export function byDay(messages: readonly Message[], dayOf = localDay): Day[] {
  const days = Map.groupBy(messages, ({ sentAt }) => dayOf(new Date(sentAt)))
  return [...days].map(([day, ofDay]) => ({
    day,
    lines: ofDay.map((message, index) => ({
      ...message,
      goesOn: isTogether(message, ofDay[index + 1]),
    })),
  }))
}

function isTogether(one: Message, next: Message | undefined): boolean {
  if (!next || one.from === null || one.from !== next.from) return false
  return Date.parse(next.sentAt) - Date.parse(one.sentAt) < together
}

/** The reader's local date, as `2026-11-15`. */
export function localDay(at: Date): string {
  const parts = [at.getFullYear(), at.getMonth() + 1, at.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}

export function clockTime(sentAt: string, language: Language): string {
  const style = { hour: 'numeric', minute: '2-digit' } as const
  const time = new Intl.DateTimeFormat(localeOf[language], style).format(new Date(sentAt))
  return time.replace(/\s/g, '\u00a0')
}

const week = 7 * 24 * 60 * minutes

/** As short as possible: the time today, the weekday this week, else the date. */
export function briefly(sentAt: string, language: Language, now: Date): string {
  const at = new Date(sentAt)
  const day = localDay(at)
  if (day === localDay(now)) return clockTime(sentAt, language)
  if (now.getTime() - at.getTime() < week - 24 * 60 * minutes) {
    return new Intl.DateTimeFormat(localeOf[language], { weekday: 'short' }).format(at)
  }
  return formatCalendarDay(
    day,
    language,
    at.getFullYear() === now.getFullYear() ? 'brief' : 'dated',
  )
}
