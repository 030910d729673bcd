import { expect, test } from 'vitest'
import { readPercent, readTerms, readWhole } from './read-terms.ts'

test.each([
  ['18', 180],
  ['17.5', 175],
  ['17,5 %', 175],
  ['0', 0],
  ['100', 1000],
])('%s is a commission', (typed, perMille) => {
  expect(readPercent(typed)).toBe(perMille)
})

test.each(['', '101', '17.55', '-3', 'x'])('%s is no commission', (typed) => {
  expect(readPercent(typed)).toBeUndefined()
})

test('days are whole and within the limit', () => {
  expect([readWhole('60', 365), readWhole(' 0 ', 365)]).toEqual([60, 0])
  expect([readWhole('366', 365), readWhole('1.5', 365), readWhole('', 365)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('a whole form is sent, and a wrong one says which fields', () => {
  const typed = {
    effectiveOn: '2027-03-01',
    percent: '17',
    reserve: '1500',
    notice: '60',
    disputeBearer: 'owner' as const,
    note: 'A year together.',
  }
  expect(readTerms(typed, '2026-11-16').body).toEqual({
    effectiveOn: '2027-03-01',
    commissionPerMille: 170,
    reserveAmount: 1_500_00,
    noticeDays: 60,
    disputeBearer: 'owner',
    note: 'A year together.',
  })
  const wrong = { ...typed, effectiveOn: '2026-11-16', percent: 'x', reserve: '200000' }
  expect(readTerms(wrong, '2026-11-16')).toEqual({
    wrong: { day: true, percent: true, reserve: true, notice: false },
  })
})
