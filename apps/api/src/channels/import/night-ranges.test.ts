import { expect, test } from 'vitest'
import { gapsIn, isExactlyCovered, overlaps } from './night-ranges.ts'

const nights = (from: number, to: number) => ({ from: `2026-12-0${from}`, to: `2026-12-0${to}` })

test('stays that touch on the day of arrival and departure do not overlap', () => {
  expect(overlaps(nights(1, 4), nights(4, 6))).toBe(false)
  expect(overlaps(nights(1, 5), nights(4, 6))).toBe(true)
})

test('gaps are the nights that nobody has', () => {
  expect(gapsIn(nights(1, 9), [])).toEqual([nights(1, 9)])
  expect(gapsIn(nights(2, 9), [nights(1, 3), nights(4, 5)])).toEqual([nights(3, 4), nights(5, 9)])
  expect(gapsIn(nights(2, 4), [nights(1, 9)])).toEqual([])
})

test('a range is exactly covered by equal nights or by several stays in a row', () => {
  expect(isExactlyCovered(nights(1, 5), [nights(1, 5)])).toBe(true)
  expect(isExactlyCovered(nights(1, 5), [nights(1, 3), nights(3, 5)])).toBe(true)
  expect(isExactlyCovered(nights(1, 5), [nights(1, 4)])).toBe(false)
  expect(isExactlyCovered(nights(1, 5), [nights(1, 6)])).toBe(false)
  expect(isExactlyCovered(nights(1, 5), [nights(1, 2), nights(3, 5)])).toBe(false)
  expect(isExactlyCovered(nights(1, 5), [])).toBe(false)
})
