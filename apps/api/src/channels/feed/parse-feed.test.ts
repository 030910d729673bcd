import { expect, test } from 'vitest'
import { companyTimeZone } from '../../../../../demo/company-clock.ts'
import { calendarOf } from '../../../test/stand-ins/feed-server.ts'
import { detectChannel } from './detect-channel.ts'
import { parseFeed } from './parse-feed.ts'

function parsed(text: string) {
  const feed = parseFeed({ zone: companyTimeZone, text, until: '2030-01-01' })
  if (feed.isFailure) throw new Error(feed.failure)
  return feed
}

function calendar(...lines: string[]): string {
  const event = ['BEGIN:VEVENT', 'UID:a@host', ...lines, 'END:VEVENT']
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...event, 'END:VCALENDAR', ''].join('\r\n')
}

const airbnb = `BEGIN:VCALENDAR\r
PRODID:-//Airbnb Inc//Hosting Calendar 1.0//EN\r
CALSCALE:GREGORIAN\r
VERSION:2.0\r
BEGIN:VEVENT\r
DTSTAMP:20261115T120000Z\r
DTSTART;VALUE=DATE:20261203\r
DTEND;VALUE=DATE:20261208\r
SUMMARY:Reserved\r
UID:1418fb94e984-5a7a2c3cb3a8f5e1d2c3b4a5968778@airbnb.com\r
DESCRIPTION:Reservation URL: https://www.airbnb.com/hosting/reservations/de\r
 tails/HMABCDEFGH\\nPhone Number (Last 4 Digits): 4471\r
END:VEVENT\r
BEGIN:VEVENT\r
DTEND;VALUE=DATE:20270110\r
DTSTART;VALUE=DATE:20270104\r
UID:7f662ec65913-0f9d@airbnb.com\r
SUMMARY:Airbnb (Not available)\r
END:VEVENT\r
END:VCALENDAR\r
`

const vrbo = `BEGIN:VCALENDAR
PRODID:-//HomeAway.com\\, Inc.//EN
VERSION:2.0
BEGIN:VEVENT
UID:0d1f6b3e-0a4e-4cfe-8d43-9f1b@vrbo.com
DTSTAMP:20261115T120000Z
DTSTART;VALUE=DATE:20261203
DTEND;VALUE=DATE:20261208
SUMMARY:Reserved - Margaret Whitfield
END:VEVENT
BEGIN:VEVENT
UID:block@vrbo.com
DTSTART;VALUE=DATE:20261220
DTEND;VALUE=DATE:20261222
SUMMARY:Blocked
END:VEVENT
END:VCALENDAR
`

const booking = `BEGIN:VCALENDAR\r
PRODID:-//admin.booking.com//Calendar//EN\r
VERSION:2.0\r
BEGIN:VEVENT\r
DTSTART;VALUE=DATE:20261203\r
DTEND;VALUE=DATE:20261208\r
UID:4f3cbe1c0a1b2c3d@booking.com\r
SUMMARY:CLOSED - Not available\r
END:VEVENT\r
END:VCALENDAR\r
`

test('a calendar of Airbnb tells stays from closed dates, with the end of the phone number', () => {
  expect(parsed(airbnb).events).toEqual([
    {
      uid: '1418fb94e984-5a7a2c3cb3a8f5e1d2c3b4a5968778@airbnb.com',
      from: '2026-12-03',
      to: '2026-12-08',
      kind: 'stay',
      phoneEnding: '4471',
      link: 'https://www.airbnb.com/hosting/reservations/details/HMABCDEFGH',
    },
    {
      uid: '7f662ec65913-0f9d@airbnb.com',
      from: '2027-01-04',
      to: '2027-01-10',
      kind: 'block',
      phoneEnding: null,
      link: null,
    },
  ])
})

test('a calendar of Vrbo is read without the guest’s name', () => {
  const { events } = parsed(vrbo)
  expect(events.map(({ kind }) => kind)).toEqual(['stay', 'block'])
  expect(JSON.stringify(events)).not.toContain('Margaret')
})

test('a calendar of Booking.com has closed dates only', () => {
  expect(parsed(booking).events).toMatchObject([{ kind: 'block', from: '2026-12-03' }])
})

test.each([
  [airbnb, 'https://example.com/a.ics', 'airbnb', 'Airbnb'],
  [vrbo, 'https://example.com/a.ics', 'vrbo', 'Vrbo'],
  [booking, 'https://example.com/a.ics', 'booking', 'Booking.com'],
  [booking, 'https://ical.booking.com/v1/export', 'booking', 'Booking.com'],
  [
    calendar('DTSTART;VALUE=DATE:20261203'),
    'https://hub.example.com/a.ics',
    'other',
    'hub.example.com',
  ],
])('the channel is detected from the address or the calendar %#', (text, url, channel, name) => {
  const { producer, title, events } = parsed(text)
  const uids = events.map(({ uid }) => uid)
  expect(detectChannel({ url, producer, title, uids })).toEqual({ channel, name })
})

test.each([
  [['DTSTART;VALUE=DATE:20261203'], '2026-12-03', '2026-12-04'],
  [['DTSTART;VALUE=DATE:20261203', 'DURATION:P5D'], '2026-12-03', '2026-12-08'],
  [['DTSTART;VALUE=DATE:20261203', 'DURATION:P1W'], '2026-12-03', '2026-12-10'],
  [['DTSTART;VALUE=DATE:20261203', 'DTEND;VALUE=DATE:20261203'], '2026-12-03', '2026-12-04'],
  [['DTSTART:20261203T160000', 'DTEND:20261208T110000'], '2026-12-03', '2026-12-08'],
  [['DTSTART:20261203T000000Z', 'DTEND:20261208T000000Z'], '2026-12-03', '2026-12-08'],
  [['DTSTART:20261203T210000Z', 'DTEND:20261208T160000Z'], '2026-12-03', '2026-12-08'],
  [['DTSTART:20261204T020000Z', 'DTEND:20261208T160000Z'], '2026-12-03', '2026-12-08'],
  [
    ['DTSTART;TZID=Europe/Madrid:20261204T010000', 'DTEND;TZID=Europe/Madrid:20261208T170000'],
    '2026-12-03',
    '2026-12-08',
  ],
  [
    ['DTSTART;TZID=Made/Up:20261203T160000', 'DTEND;TZID=Made/Up:20261208T110000'],
    '2026-12-03',
    '2026-12-08',
  ],
])('%j are nights in Miami', (lines, from, to) => {
  expect(parsed(calendar(...lines)).events).toMatchObject([{ from, to }])
})

test('a stay listed three times is one, and a UID with several stays is several', () => {
  const nights = { from: '2026-12-03', to: '2026-12-08' }
  const same = calendarOf([
    { uid: 'a', ...nights },
    { uid: 'a', ...nights },
    { uid: 'a', ...nights },
    { uid: 'a', from: '2026-12-20', to: '2026-12-22' },
  ])
  expect(parsed(same).events.map(({ uid }) => uid)).toEqual(['a@airbnb.com', 'a@airbnb.com#2'])
})

test('canceled events and events without a start are left out', () => {
  expect(parsed(calendar('DTSTART;VALUE=DATE:20261203', 'STATUS:CANCELLED')).events).toEqual([])
  expect(parsed(calendar('SUMMARY:Note')).events).toEqual([])
})

test('a UID that cannot be stored is replaced by its digest', () => {
  const text = calendar('DTSTART;VALUE=DATE:20261203').replace('a@host', `${'x'.repeat(4000)}`)
  expect(parsed(text).events[0]?.uid).toMatch(/^[0-9a-f]{64}$/)
})

test.each([
  ['<!doctype html><title>Sign in</title>', 'not_a_calendar'],
  ['', 'not_a_calendar'],
  ['BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:a', 'not_a_calendar'],
  ['BEGIN:VCALENDAR\r\nthis is no line\r\nEND:VCALENDAR', 'not_a_calendar'],
  [calendarOf([]).replace('-//Somebody//', '-//Marea//'), 'own_calendar'],
  [
    calendarOf(
      Array.from({ length: 2001 }, (_, index) => ({
        uid: `${index}`,
        from: '2026-12-03',
        to: '2026-12-08',
      })),
    ),
    'too_large',
  ],
])('a text like %.20j is refused', (text, failure) => {
  expect(parseFeed({ zone: companyTimeZone, text, until: '2030-01-01' })).toEqual({
    isFailure: true,
    failure,
  })
})

test('a repeating event blocks each of its repetitions, until the last imported night', () => {
  const weekly = calendar(
    'DTSTART;VALUE=DATE:20261203',
    'DURATION:P2D',
    'RRULE:FREQ=WEEKLY;COUNT=3',
  )
  expect(parsed(weekly).events).toMatchObject([
    { uid: 'a@host 2026-12-03', from: '2026-12-03', to: '2026-12-05' },
    { uid: 'a@host 2026-12-10', from: '2026-12-10', to: '2026-12-12' },
    { uid: 'a@host 2026-12-17', from: '2026-12-17', to: '2026-12-19' },
  ])
  const endless = calendar('DTSTART;VALUE=DATE:20261203', 'RRULE:FREQ=MONTHLY;BYMONTHDAY=3')
  const { events } = parsed(endless)
  expect(events).toHaveLength(37)
  expect(events.at(-1)).toMatchObject({ from: '2029-12-03' })
})

test('repetitions left out, added, moved and canceled are as the channel says', () => {
  const text = calendar(
    'DTSTART;VALUE=DATE:20261203',
    'RRULE:FREQ=WEEKLY;UNTIL=20270101',
    'EXDATE;VALUE=DATE:20261210',
    'RDATE;VALUE=DATE:20270205',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:a@host',
    'RECURRENCE-ID;VALUE=DATE:20261217',
    'DTSTART;VALUE=DATE:20261218',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:a@host',
    'RECURRENCE-ID;VALUE=DATE:20261224',
    'DTSTART;VALUE=DATE:20261224',
    'STATUS:CANCELLED',
  )
  expect(parsed(text).events.map(({ uid, from }) => [uid, from])).toEqual([
    ['a@host 2026-12-03', '2026-12-03'],
    ['a@host 2026-12-17', '2026-12-18'],
    ['a@host 2026-12-31', '2026-12-31'],
    ['a@host 2027-02-05', '2027-02-05'],
  ])
})

test('repetitions by the hour of another zone are nights in Miami', () => {
  const text = calendar(
    'DTSTART;TZID=Europe/Madrid:20261204T010000',
    'DTEND;TZID=Europe/Madrid:20261206T170000',
    'RRULE:FREQ=WEEKLY;COUNT=2',
  )
  expect(parsed(text).events).toMatchObject([
    { from: '2026-12-03', to: '2026-12-06' },
    { from: '2026-12-10', to: '2026-12-13' },
  ])
})

test.each([
  'RRULE:FREQ=SECONDLY',
  'RRULE:FREQ=DAILY;INTERVAL=7;BYDAY=MO',
  'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
  'RRULE:FREQ=MONTHLY;INTERVAL=12;BYMONTH=5',
  'RRULE:FREQ=MONTHLY;BYDAY=MO;BYSETPOS=7',
  'RRULE:FREQ=DAILY;INTERVAL=1000000000000',
  'RRULE:FREQ=YEARLY;INTERVAL=1001',
])('a rule that could take forever is refused right away: %s', (rule) => {
  const text = calendar('DTSTART;VALUE=DATE:20261203', rule)
  expect(parseFeed({ zone: companyTimeZone, text, until: '2030-01-01' })).toEqual({
    isFailure: true,
    failure: 'has_repeats',
  })
})

test.each(['P1000000000000D', '-P1000000000000D', 'P9999W', 'PT99999999999S'])(
  'a calendar with an event of %s is refused right away',
  (duration) => {
    const text = calendar('DTSTART;VALUE=DATE:20261203', `DURATION:${duration}`)
    const failure = { isFailure: true, failure: 'not_a_calendar' }
    expect(parseFeed({ zone: companyTimeZone, text, until: '2030-01-01' })).toEqual(failure)
    const repeated = text.replace('END:VEVENT', 'RRULE:FREQ=DAILY\r\nEND:VEVENT')
    expect(parseFeed({ zone: companyTimeZone, text: repeated, until: '2030-01-01' })).toEqual(
      failure,
    )
  },
)

test('repetitions without a reasonable end are given up', () => {
  const old = calendar('DTSTART;VALUE=DATE:00010101', 'RRULE:FREQ=DAILY')
  expect(parseFeed({ zone: companyTimeZone, text: old, until: '2030-01-01' })).toMatchObject({
    failure: 'has_repeats',
  })
  const daily = calendarOf(
    Array.from({ length: 2000 }, (_, index) => ({
      uid: `${index}`,
      from: '2026-12-03',
      to: '2026-12-08',
      more: ['RRULE:FREQ=DAILY'],
    })),
  )
  expect(parseFeed({ zone: companyTimeZone, text: daily, until: '2030-01-01' })).toMatchObject({
    isFailure: true,
  })
})
