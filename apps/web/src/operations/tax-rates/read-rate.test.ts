import { expect, test } from 'vitest'
import { readRate, readTaxPercent } from './read-rate.ts'

test.each([
  ['6', 6000],
  ['6.5', 6500],
  ['6,125 %', 6125],
  ['0', 0],
  ['20', 20_000],
])('%s is a rate', (typed, rate) => {
  expect(readTaxPercent(typed)).toBe(rate)
})

test.each(['', '20.001', '-1', '6.1234', 'six', '6 . 5'])('%s is no rate', (typed) => {
  expect(readTaxPercent(typed)).toBeUndefined()
})

test('a whole form is sent, and a wrong one says which fields', () => {
  const typed = {
    authority: 'md_tdt',
    jurisdictions: ['miami'],
    percent: '2.5',
    from: '2026-11-15',
  } as const
  expect(readRate(typed, '2026-11-15').body).toEqual({
    authority: 'md_tdt',
    jurisdictions: ['miami'],
    rate: 2500,
    from: '2026-11-15',
  })
  const wrong = { ...typed, percent: 'x', jurisdictions: [], from: '2026-11-14' }
  expect(readRate(wrong, '2026-11-15')).toEqual({
    wrong: { percent: true, day: true, places: true },
  })
})
