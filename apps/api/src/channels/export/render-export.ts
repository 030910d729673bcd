import { createHash } from 'node:crypto'
import ICAL from 'ical.js'
import { ownProducer, ownUidDomain } from '#channels/feed/feed-event.ts'

export type ExportedNights = {
  reference: string
  from: string
  to: string
  revision: number
  createdAt: Temporal.Instant
}

/** The taken nights of a home as an iCalendar file (RFC 5545); nothing in it tells of a guest. */
export function renderExport(home: string, nights: readonly ExportedNights[]): string {
  const calendar = new ICAL.Component('vcalendar')
  calendar.updatePropertyWithValue('prodid', `${ownProducer}Availability//EN`)
  calendar.updatePropertyWithValue('version', '2.0')
  calendar.updatePropertyWithValue('calscale', 'GREGORIAN')
  calendar.updatePropertyWithValue('method', 'PUBLISH')
  for (const each of nights) calendar.addSubcomponent(eventOf(home, each))
  return `${calendar.toString()}\r\n`
}

function eventOf(
  home: string,
  { reference, from, to, revision, createdAt }: ExportedNights,
): ICAL.Component {
  const event = new ICAL.Component('vevent')
  const changedAt = ICAL.Time.fromJSDate(new Date(createdAt.epochMilliseconds), true)
  const values = {
    uid: uidOf(reference),
    dtstamp: changedAt,
    'last-modified': changedAt,
    dtstart: ICAL.Time.fromDateString(from),
    dtend: ICAL.Time.fromDateString(to),
    summary: `${home}: not available`,
    sequence: revision,
    status: 'CONFIRMED',
    transp: 'OPAQUE',
  }
  for (const [name, value] of Object.entries(values)) event.updatePropertyWithValue(name, value)
  return event
}

/** Stays the same when the nights move, and gives nothing away. */
function uidOf(reference: string): string {
  return `${createHash('sha256').update(reference).digest('hex').slice(0, 32)}${ownUidDomain}`
}
