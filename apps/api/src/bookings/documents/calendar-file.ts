import type { Language } from '@marea/contract/platform/language.ts'
import ICAL from 'ical.js'
import { emailText } from '#platform/mail/layout.ts'

export type CalendarStay = {
  bookingId: string
  reference: string
  brand: string
  home: string
  /** One line; only for readers who may know the address. */
  address: string
  latitude: number
  longitude: number
  url: string
  checkInAt: Temporal.Instant
  checkOutAt: Temporal.Instant
  changedAt: Temporal.Instant
  sequence: number
  isCancelled: boolean
}

/** The stay as an iCalendar file (RFC 5545). */
export function renderCalendarFile(stay: CalendarStay, language: Language): string {
  const { brand, home, reference, isCancelled } = stay
  const text = emailText(language)
  const calendar = new ICAL.Component('vcalendar')
  calendar.updatePropertyWithValue('prodid', `-//${brand}//Stays//EN`)
  calendar.updatePropertyWithValue('version', '2.0')
  calendar.updatePropertyWithValue('calscale', 'GREGORIAN')
  calendar.updatePropertyWithValue('method', isCancelled ? 'CANCEL' : 'PUBLISH')
  const event = new ICAL.Component('vevent')
  const values = {
    uid: `stay-${stay.bookingId}@marea`,
    dtstamp: utcTimestamp(stay.changedAt),
    'last-modified': utcTimestamp(stay.changedAt),
    dtstart: utcTimestamp(stay.checkInAt),
    dtend: utcTimestamp(stay.checkOutAt),
    summary: text('stay_file.title', { home }),
    description: text('stay_file.description', { home, reference }),
    location: stay.address,
    url: stay.url,
    sequence: stay.sequence,
    status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
    transp: 'TRANSPARENT',
  }
  for (const [name, value] of Object.entries(values)) event.updatePropertyWithValue(name, value)
  event.updatePropertyWithValue('geo', [stay.latitude, stay.longitude])
  if (!isCancelled) event.addSubcomponent(reminder(text('stay_file.remind', { home })))
  calendar.addSubcomponent(event)
  return `${calendar.toString()}\r\n`
}

function reminder(description: string) {
  const alarm = new ICAL.Component('valarm')
  alarm.updatePropertyWithValue('action', 'DISPLAY')
  alarm.updatePropertyWithValue('description', description)
  alarm.updatePropertyWithValue('trigger', ICAL.Duration.fromString('-P1D'))
  return alarm
}

function utcTimestamp(instant: Temporal.Instant) {
  return ICAL.Time.fromJSDate(new Date(instant.epochMilliseconds), true)
}
