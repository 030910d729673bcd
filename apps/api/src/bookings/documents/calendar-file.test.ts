import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { type CalendarStay, renderCalendarFile } from './calendar-file.ts'

const stay: CalendarStay = {
  brand: 'Marea',
  bookingId: '0b0c9a4e-6d0f-4c07-9b6e-0a3d0a1f3c55',
  reference: 'MAR-7KQ2M9XA',
  home: 'Casa Ñandú; the house, by the “almond” tree',
  address: '3450 Main Highway, Miami, FL 33133, and a very long way down the ñandú garden path',
  latitude: 25.72513,
  longitude: -80.24367,
  url: 'https://marea.test/my-bookings?booking=0b0c9a4e-6d0f-4c07-9b6e-0a3d0a1f3c55',
  checkInAt: Temporal.Instant.from('2026-12-11T21:00:00Z'),
  checkOutAt: Temporal.Instant.from('2026-12-16T16:00:00Z'),
  changedAt: Temporal.Instant.from('2026-11-15T12:00:00.123Z'),
  sequence: 2,
  isCancelled: false,
}

function eventOf(file: string) {
  const event = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent')
  if (!event) throw new Error('There is no event.')
  return event
}

test('a calendar app reads the stay back as it was written', () => {
  const event = new ICAL.Event(eventOf(renderCalendarFile(stay, 'en')))
  expect(event.uid).toBe('stay-0b0c9a4e-6d0f-4c07-9b6e-0a3d0a1f3c55@marea')
  expect(event.startDate.toJSDate().toISOString()).toBe('2026-12-11T21:00:00.000Z')
  expect(event.endDate.toJSDate().toISOString()).toBe('2026-12-16T16:00:00.000Z')
  expect(event.summary).toBe(`Stay at ${stay.home}`)
  expect(event.location).toBe(stay.address)
  expect(event.sequence).toBe(2)
  expect(eventOf(renderCalendarFile(stay, 'en')).getFirstPropertyValue('status')).toBe('CONFIRMED')
})

test('a Spanish reader gets Spanish words', () => {
  expect(new ICAL.Event(eventOf(renderCalendarFile(stay, 'es'))).summary).toBe(
    `Estancia en ${stay.home}`,
  )
})

test('no line has more than 75 octets and each ends as the standard says', () => {
  const lines = renderCalendarFile(stay, 'es').split('\r\n')
  expect(lines.at(-1)).toBe('')
  for (const line of lines) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(line).not.toMatch(/[\r\n]/)
  }
  expect(lines).toContain('DTSTART:20261211T210000Z')
  expect(lines).toContain('GEO:25.72513;-80.24367')
  expect(lines.some((line) => line.startsWith('DTSTAMP:20261115T120000Z'))).toBe(true)
})

test('a canceled stay removes itself from the calendar and has no reminder', () => {
  const file = renderCalendarFile({ ...stay, isCancelled: true, sequence: 3 }, 'en')
  expect(file).toContain('METHOD:CANCEL')
  expect(eventOf(file).getFirstPropertyValue('status')).toBe('CANCELLED')
  expect(eventOf(file).getFirstSubcomponent('valarm')).toBeNull()
})
