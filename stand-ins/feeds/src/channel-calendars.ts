import { createHash } from 'node:crypto'

export type CalendarEntry = { kind: 'stay' | 'block'; from: string; to: string }

export const standInChannels = ['airbnb', 'vrbo', 'booking'] as const
export type StandInChannel = (typeof standInChannels)[number]

type EventOf = (entry: CalendarEntry, seed: string) => string[]

/** The format of each channel, as seen in its exports. */
const dialects: Record<StandInChannel, { producer: string; eventOf: EventOf }> = {
  airbnb: {
    producer: '-//Airbnb Inc//Hosting Calendar 1.0//EN',
    eventOf: ({ kind, from, to }, seed) => [
      `DTSTAMP:${stampOf(from)}`,
      `DTSTART;VALUE=DATE:${compact(from)}`,
      `DTEND;VALUE=DATE:${compact(to)}`,
      `UID:1418fb94e984-${seed}@airbnb.com`,
      ...(kind === 'stay'
        ? [
            'SUMMARY:Reserved',
            `DESCRIPTION:Reservation URL: https://www.airbnb.com/hosting/reservations/details/HM${seed
              .slice(0, 8)
              .toUpperCase()}\\nPhone Number (Last 4 Digits): ${fourDigits(seed)}`,
          ]
        : ['SUMMARY:Airbnb (Not available)']),
    ],
  },
  vrbo: {
    producer: '-//HomeAway.com\\, Inc.//EN',
    eventOf: ({ kind, from, to }, seed) => [
      `UID:${seed}@vrbo.com`,
      `DTSTAMP:${stampOf(from)}`,
      `DTSTART;VALUE=DATE:${compact(from)}`,
      `DTEND;VALUE=DATE:${compact(to)}`,
      `SUMMARY:${kind === 'stay' ? 'Reserved - Guest' : 'Blocked'}`,
    ],
  },
  booking: {
    producer: '-//admin.booking.com//Calendar//EN',
    eventOf: ({ from, to }, seed) => [
      `DTSTART;VALUE=DATE:${compact(from)}`,
      `DTEND;VALUE=DATE:${compact(to)}`,
      `UID:${seed}@booking.com`,
      'SUMMARY:CLOSED - Not available',
    ],
  },
}

/** A calendar in the format of a channel; an entry keeps its UID while it keeps its position. */
export function writeCalendar(
  channel: StandInChannel,
  home: string,
  entries: readonly CalendarEntry[],
): string {
  const { producer, eventOf } = dialects[channel]
  const lines = [
    'BEGIN:VCALENDAR',
    `PRODID:${producer}`,
    'CALSCALE:GREGORIAN',
    'VERSION:2.0',
    ...entries.flatMap((entry, place) => [
      'BEGIN:VEVENT',
      ...eventOf(entry, seedOf(`${channel} ${home} ${entry.kind} ${place}`)),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function seedOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}

function fourDigits(seed: string): string {
  return String(Number.parseInt(seed.slice(0, 6), 16) % 10_000).padStart(4, '0')
}

function compact(day: string): string {
  return day.replaceAll('-', '')
}

function stampOf(day: string): string {
  return `${compact(day)}T080000Z`
}

/** All texts here are ASCII, so characters are octets. */
function fold(line: string): string {
  return line.length <= 75 ? line : `${line.slice(0, 75)}\r\n ${fold(line.slice(75))}`
}
