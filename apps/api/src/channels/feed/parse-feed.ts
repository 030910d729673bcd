import { createHash } from 'node:crypto'
import ICAL from 'ical.js'
import { eventNights, hasPlausibleDuration, type Nights } from './event-nights.ts'
import { expandRepeats, type Occurrence, repeats } from './expand-repeats.ts'
import { type FeedEvent, ownProducer, ownUidDomain } from './feed-event.ts'

const maxEvents = 2000

/** Repetitions count one by one, because each becomes a row. */
const maxOccurrences = 4000

export type ParsedFeed =
  | { isFailure: false; producer: string; title: string; events: FeedEvent[] }
  | { isFailure: true; failure: 'not_a_calendar' | 'has_repeats' | 'own_calendar' | 'too_large' }

/** `zone` is that of the home. */
export type FeedText = { text: string; zone: string; until: string }

type FeedProblem = Extract<ParsedFeed, { isFailure: true }>

/** The events of a calendar, without those that we exported ourselves and those after the last night. */
export function parseFeed(feed: FeedText): ParsedFeed {
  const parsed = parseEvents(feed, toFeedEvent)
  return parsed.isFailure ? parsed : { ...parsed, events: withDistinctUids(parsed.events) }
}

type ParsedEvents<Event> = { isFailure: false; producer: string; title: string; events: Event[] }

/** What is read of each event that is not canceled, each time that it takes place. */
export function parseEvents<Event>(
  { text, ...limits }: FeedText,
  readEvent: (occurrence: Occurrence) => Event[],
): ParsedEvents<Event> | FeedProblem {
  const calendars = readCalendars(text)
  if (!calendars) return failed('not_a_calendar')
  const producer = propertyText(calendars[0], 'prodid')
  if (producer.toLowerCase().startsWith(ownProducer)) return failed('own_calendar')
  const components = calendars.flatMap((calendar) => calendar.getAllSubcomponents('vevent'))
  if (components.length > maxEvents) return failed('too_large')
  try {
    if (!components.every(hasPlausibleDuration)) return failed('not_a_calendar')
    const occurrences = occurrencesOf(components, limits)
    if (!occurrences) return failed('has_repeats')
    if (occurrences.length > maxOccurrences) return failed('too_large')
    const events = occurrences.filter(isActive).flatMap(readEvent)
    return { isFailure: false, producer, title: propertyText(calendars[0], 'x-wr-calname'), events }
  } catch {
    return failed('not_a_calendar')
  }
}

function occurrencesOf(
  events: ICAL.Component[],
  limits: { zone: string; until: string },
): Occurrence[] | undefined {
  const single = events
    .filter((event) => !repeats(event))
    .flatMap((event) => toSingle(event, limits.zone))
  const repeated = expandRepeats(events.filter(repeats), limits)
  return repeated && [...single, ...repeated]
}

function toSingle(event: ICAL.Component, zone: string): Occurrence[] {
  const nights = eventNights(event, zone)
  return nights ? [{ event, nights, repetition: null }] : []
}

/** A truncated calendar is refused, because the missing events would look canceled. */
function readCalendars(text: string): [ICAL.Component, ...ICAL.Component[]] | undefined {
  const trimmed = text.replace(/^\uFEFF/, '').trim()
  if (!/^BEGIN:VCALENDAR/i.test(trimmed) || !/END:VCALENDAR$/i.test(trimmed)) return undefined
  try {
    const parsed = ICAL.parse(trimmed)
    const all: object[][] = Array.isArray(parsed[0]) ? parsed : [parsed]
    const [first, ...others] = all.map((each) => new ICAL.Component(each))
    return first && [first, ...others]
  } catch {
    return undefined
  }
}

function isActive({ event }: Occurrence): boolean {
  return propertyText(event, 'status').toUpperCase() !== 'CANCELLED'
}

/** Each repetition gets a UID of its own, which stays the same when a change moves it. */
function toFeedEvent({ event, nights, repetition }: Occurrence): FeedEvent[] {
  const uid = propertyText(event, 'uid')
  if (uid.endsWith(ownUidDomain)) return []
  const description = propertyText(event, 'description')
  return [
    {
      ...nights,
      uid: storableUid(repetition === null ? uid : `${uid} ${repetition}`, nights),
      kind: isStay(propertyText(event, 'summary')) ? 'stay' : 'block',
      phoneEnding: /Last 4 Digits\D{0,4}(\d{4})\b/i.exec(description)?.[1] ?? null,
      link: channelLink.exec(description)?.[0] ?? null,
    },
  ]
}

const channelLink =
  /https:\/\/(www\.|admin\.)?(airbnb|vrbo|homeaway|booking)\.(com|[a-z]{2,3})\/[\w/.?=&%-]{1,400}/i

/** Airbnb and Vrbo tell stays from closed dates; Booking.com closes both in the same words. */
function isStay(summary: string): boolean {
  return /^\s*(reserved|reservation|reserva|booked|booking)\b/i.test(summary)
}

function storableUid(uid: string, { from, to }: Nights): string {
  if (uid === '') return `${from}/${to}`
  const isStorable = uid.length <= 250 && !/\p{Cc}|\p{Cs}/u.test(uid)
  return isStorable ? uid : createHash('sha256').update(uid).digest('hex')
}

/** Some channels list a stay several times, and some give one UID to several stays. */
function withDistinctUids(events: FeedEvent[]): FeedEvent[] {
  const byNights = new Map(events.map((event) => [`${event.uid} ${event.from} ${event.to}`, event]))
  const counts = new Map<string, number>()
  const inOrder = [...byNights.values()].sort((a, b) => (a.from < b.from ? -1 : 1))
  return inOrder.map((event) => {
    const count = (counts.get(event.uid) ?? 0) + 1
    counts.set(event.uid, count)
    return count === 1 ? event : { ...event, uid: `${event.uid}#${count}` }
  })
}

export function propertyText(component: ICAL.Component, name: string): string {
  const value = component.getFirstPropertyValue(name)
  return typeof value === 'string' ? value : ''
}

function failed(failure: FeedProblem['failure']): FeedProblem {
  return { isFailure: true, failure }
}
