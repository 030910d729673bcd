import { expect, test } from 'vitest'
import { stayRefusalOf } from './nights.ts'

const today = '2026-11-15'
const stay = { checkIn: '2026-12-11', checkOut: '2026-12-16', guests: 2, pets: 0 }

test.each([
  [{ checkIn: 'tomorrow' }, 'stay.dates_unreadable'],
  [{ checkOut: '2026-02-30' }, 'stay.dates_unreadable'],
  [{ checkOut: '2026-12-11' }, 'stay.dates_reversed'],
  [{ checkOut: '2026-12-01' }, 'stay.dates_reversed'],
  [{ checkIn: '2026-11-14' }, 'stay.dates_past'],
  [{ checkOut: '2028-01-15' }, 'stay.too_long'],
  [{ checkIn: '2028-11-12', checkOut: '2028-11-16' }, 'stay.dates_too_far'],
  [{ guests: 0 }, 'stay.guests_invalid'],
  [{ guests: 999 }, 'stay.guests_invalid'],
  [{ guests: 1.5 }, 'stay.guests_invalid'],
  [{ guests: Number.NaN }, 'stay.guests_invalid'],
  [{ pets: -1 }, 'stay.pets_invalid'],
  [{}, null],
  [{ checkIn: '2026-11-15' }, null],
])('a stay with %j is answered by %s', (change, code) => {
  expect(stayRefusalOf({ ...stay, ...change }, today)).toBe(code)
})
