import { expect, test } from 'vitest'
import { nightCells } from './night-cells.ts'

test('a week or less has one cell for each night', () => {
  expect(nightCells('2026-12-08', '2026-12-10')).toEqual([
    { from: '2026-12-08', nights: 1 },
    { from: '2026-12-09', nights: 1 },
  ])
  expect(nightCells('2026-12-08', '2026-12-15')).toHaveLength(7)
})

test('a longer stay is drawn in weeks, the last one as short as it is', () => {
  expect(nightCells('2026-12-08', '2026-12-18')).toEqual([
    { from: '2026-12-08', nights: 7 },
    { from: '2026-12-15', nights: 3 },
  ])
})

test.each([8, 30, 49, 50, 120, 365])('a stay of %i nights fits in seven cells', (nights) => {
  const end = new Date(Date.UTC(2027, 0, 1 + nights)).toISOString().slice(0, 10)
  const cells = nightCells('2027-01-01', end)
  expect(cells.length).toBeLessThanOrEqual(7)
  expect(cells.reduce((sum, cell) => sum + cell.nights, 0)).toBe(nights)
})
