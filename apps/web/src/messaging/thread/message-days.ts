import type { Message } from '@marea/contract/messaging/endpoints.ts'
import { localDay } from '#platform/time/local-time.ts'

export type GroupedMessage = Message & {
  /** The next message is by the same sender within minutes and shows the time for both. */
  goesOn: boolean
}
export type MessageDay = { day: string; lines: GroupedMessage[] }

const minutes = 60_000
const groupWithin = 5 * minutes

/** Groups messages by the reader's own days. */
export function groupByDay(messages: readonly Message[], dayOf = localDay): MessageDay[] {
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
  if (!next || one.from === null || one.from !== next.from || one.author !== next.author) {
    return false
  }
  return Date.parse(next.sentAt) - Date.parse(one.sentAt) < groupWithin
}
