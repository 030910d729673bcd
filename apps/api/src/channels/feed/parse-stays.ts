import type { Nights } from './event-nights.ts'
import type { Occurrence } from './expand-repeats.ts'
import { type FeedText, type ParsedFeed, parseEvents, propertyText } from './parse-feed.ts'

/** An event as somebody wrote it. */
export type WrittenStay = Nights & { summary: string; description: string }

export type ParsedStays =
  | { isFailure: false; title: string; stays: WrittenStay[] }
  | Extract<ParsedFeed, { isFailure: true }>

/** All events of a calendar with their words, in the order of their nights. */
export function parseStays(feed: FeedText): ParsedStays {
  const parsed = parseEvents(feed, toStay)
  if (parsed.isFailure) return parsed
  const stays = parsed.events.toSorted((one, other) => (one.from < other.from ? -1 : 1))
  return { isFailure: false, title: parsed.title, stays }
}

function toStay({ event, nights: { from, to } }: Occurrence): WrittenStay[] {
  const [summary, description] = [
    propertyText(event, 'summary'),
    propertyText(event, 'description'),
  ]
  return [{ from, to, summary, description }]
}
