import { expect, test } from 'vitest'
import { parseReportAddress } from '#statements/reports/report-address.ts'
import { isYearOpen, toggleYear } from './open-years.ts'

const parse = (search: string) => parseReportAddress(new URLSearchParams(search))

test('two years show their months, and each closes and opens on its own', () => {
  const first = parse('')
  expect([isYearOpen(first, '2025', 2), isYearOpen(first, '2026', 2)]).toEqual([true, true])
  const second = parse(toggleYear(first, '2026', 2))
  expect([isYearOpen(second, '2025', 2), isYearOpen(second, '2026', 2)]).toEqual([true, false])
  const third = parse(toggleYear(second, '2025', 2))
  expect([isYearOpen(third, '2025', 2), isYearOpen(third, '2026', 2)]).toEqual([false, false])
  expect(toggleYear(parse(toggleYear(third, '2025', 2)), '2026', 2)).toBe('?')
})

test('a closed year closes its opened month and no other one', () => {
  const shown = parse('year=2026&month=2026-03&row=casa-malva')
  expect(toggleYear(shown, '2026', 2)).toBe('?closed=2026')
  const other = parse(toggleYear(shown, '2025', 2))
  expect(other).toMatchObject({ month: '2026-03', row: 'casa-malva', closed: '2025' })
})

test('a month that the address opens is shown in a closed year', () => {
  expect(isYearOpen(parse('closed=2026&month=2026-03'), '2026', 1)).toBe(true)
})

test('of many years only one shows its months', () => {
  const first = parse('')
  expect(isYearOpen(first, '2026', 3)).toBe(false)
  const second = parse(toggleYear(first, '2026', 3))
  expect([isYearOpen(second, '2025', 3), isYearOpen(second, '2026', 3)]).toEqual([false, true])
  expect(toggleYear(second, '2026', 3)).toBe('?')
})
