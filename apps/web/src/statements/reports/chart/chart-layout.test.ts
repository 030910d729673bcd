import { expect, test } from 'vitest'
import { layOutChart, todayAt } from './chart-layout.ts'

const bar = (up: number, down = 0) => ({ up, down })
const months = [
  { month: '2026-10', now: bar(100), before: bar(50) },
  { month: '2026-11', now: bar(50), before: bar(0) },
]

test('the highest month reaches the top and half of it the middle between top and line', () => {
  const { up, base, hasBelow, marks } = layOutChart(months, true)
  expect({ base, hasBelow }).toEqual({ base: 100, hasBelow: false })
  expect(up).toBe('M0 12H1V56H2')
  expect(marks.map(({ top }) => top)).toEqual([12, 56])
})

test('a figure stands beyond a dotted line that would cross it', () => {
  const close = [{ month: '2026-10', now: bar(80), before: bar(84) }]
  expect(layOutChart([...close, ...months], true).marks[0]?.top).toBeCloseTo(12 + 0.16 * 88)
  expect(layOutChart([...close, ...months], false).marks[0]?.top).toBeCloseTo(12 + 0.2 * 88)
})

test('expenses share the scale below the line', () => {
  const { base, hasBelow, marks } = layOutChart(
    [{ month: '2026-11', now: bar(30, 10), before: bar(0) }],
    false,
  )
  expect({ base, hasBelow, bottom: marks[0]?.bottom }).toEqual({
    base: 69,
    hasBelow: true,
    bottom: 88,
  })
})

test('today stands within its month, and nowhere in a period that is over', () => {
  expect(todayAt(months, '2026-11-16')).toBe(1.5)
  expect(todayAt(months, '2026-12-01')).toBeNull()
})
