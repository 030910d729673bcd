import { expect, test } from 'vitest'
import { formatDistance } from './format-distance.ts'

test.each([
  [0.04, '0.1 mi', '0.1 km'],
  [1.6, '1 mi', '1.6 km'],
  [5.3, '3.3 mi', '5.3 km'],
  [18.4, '11 mi', '18 km'],
])('%d km reads %s in English and %s in Spanish', (kilometers, english, spanish) => {
  expect(formatDistance(kilometers, 'en')).toBe(english)
  expect(formatDistance(kilometers, 'es')).toBe(spanish)
})
