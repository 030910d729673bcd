import { noFigures } from '@marea/contract/statements/reports/figures.ts'
import { expect, test } from 'vitest'
import { nightStates } from './night-states.ts'

const november = {
  month: '2026-11',
  now: { ...noFigures, homeNights: 25 },
  ranges: [
    { kind: 'booked' as const, from: '2026-11-14', to: '2026-11-18' },
    { kind: 'own' as const, from: '2026-11-29', to: '2026-12-01' },
  ],
}

test('nights before today were stayed, and before the first publication there is none', () => {
  const nights = nightStates(november, '2026-11-16')
  expect(nights).toHaveLength(30)
  expect(nights.slice(0, 6)).toEqual([null, null, null, null, null, 'available'])
  expect(nights.slice(13, 18)).toEqual(['stayed', 'stayed', 'booked', 'booked', 'available'])
  expect(nights.slice(28)).toEqual(['own', 'own'])
})
