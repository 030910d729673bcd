import { expect, test } from 'vitest'
import { quietUntil } from './quiet-hours.ts'

const night = { isOn: true, fromTime: '22:00', toTime: '07:00', timeZone: 'America/New_York' }

test.each([
  ['before the evening', '2026-11-16T02:59:00Z', undefined],
  ['in the evening', '2026-11-16T03:00:00Z', '2026-11-16T12:00:00Z'],
  ['after midnight', '2026-11-16T06:00:00Z', '2026-11-16T12:00:00Z'],
  ['in the last minute', '2026-11-16T11:59:00Z', '2026-11-16T12:00:00Z'],
  ['at the end', '2026-11-16T12:00:00Z', undefined],
  ['in the night when clocks go back', '2026-11-01T03:00:00Z', '2026-11-01T12:00:00Z'],
  ['in the night when clocks go forward', '2027-03-14T04:00:00Z', '2027-03-14T11:00:00Z'],
])('quiet hours over midnight, %s', (_when, now, until) => {
  expect(quietUntil(night, Temporal.Instant.from(now))?.toString()).toBe(until)
})

test('quiet hours within a day, and none when switched off', () => {
  const nap = { ...night, fromTime: '13:00', toTime: '15:00' }
  const at = (time: string) => Temporal.Instant.from(`2026-11-16T${time}:00Z`)
  expect(quietUntil(nap, at('18:30'))?.toString()).toBe('2026-11-16T20:00:00Z')
  expect(quietUntil(nap, at('20:00'))).toBeUndefined()
  expect(quietUntil(nap, at('03:30'))).toBeUndefined()
  expect(quietUntil({ ...nap, isOn: false }, at('18:30'))).toBeUndefined()
})
