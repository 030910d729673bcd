import { expect, test } from 'vitest'
import { earnedWithin } from '#bookings/managed/managed-stays.ts'
import { priceGaps } from '#pricing/price-gaps.ts'
import { monthOf, yearBefore } from './month.ts'
import { countOccupied, monthNights, occupiedPercent } from './month-nights.ts'

const november = monthOf('2026-11-15')

test('a month has its days, and the month a year before too', () => {
  expect(november).toEqual({ from: '2026-11-01', to: '2026-12-01' })
  expect(yearBefore(monthOf('2028-02-29'))).toEqual({ from: '2027-02-01', to: '2027-03-01' })
})

test('booked nights before today were stayed, blocks are no occupancy, and a hold is available', () => {
  const taken = [
    { kind: 'booking', from: '2026-10-28', to: '2026-11-03' },
    { kind: 'booking', from: '2026-11-14', to: '2026-11-17' },
    { kind: 'block', from: '2026-11-20', to: '2026-11-30' },
    { kind: 'hold', from: '2026-11-18', to: '2026-11-19' },
    { kind: 'external', from: '2026-11-30', to: '2026-12-05' },
  ] as const
  const nights = monthNights({ taken, listedOn: '2025-03-01' }, november, '2026-11-15')
  expect(nights).toHaveLength(30)
  expect([nights[0], nights[1], nights[2]]).toEqual(['stayed', 'stayed', 'free'])
  expect([nights[13], nights[14], nights[15]]).toEqual(['stayed', 'booked', 'booked'])
  expect([nights[17], nights[19], nights[29]]).toEqual(['free', 'blocked', 'booked'])
  expect(countOccupied(nights)).toBe(6)
  expect(occupiedPercent(nights)).toBe(30)
  expect(occupiedPercent([])).toBe(0)
})

test('a home has nights from its first publication on, and a draft has none', () => {
  const taken = [{ kind: 'external', from: '2026-11-02', to: '2026-11-12' }] as const
  const nights = monthNights({ taken, listedOn: '2026-11-11' }, november, '2026-11-15')
  expect([nights[9], nights[10], nights[11]]).toEqual(['unlisted', 'stayed', 'free'])
  expect(occupiedPercent(nights)).toBe(5)
  const draft = monthNights({ taken, listedOn: null }, november, '2026-11-15')
  expect([countOccupied(draft), occupiedPercent(draft)]).toEqual([0, 0])
})

test('the months of a stay share its earnings to the cent', () => {
  const stay = { checkIn: '2026-10-30', checkOut: '2026-11-06', isStay: true, earning: 100_01 }
  const october = monthOf('2026-10-01')
  const parts = [earnedWithin(stay, october), earnedWithin(stay, november)]
  expect(parts).toEqual([28_57, 71_44])
  expect(earnedWithin(stay, monthOf('2026-12-01'))).toBe(0)
})

test('a season that is not renewed leaves a gap, and a renewed one does not', () => {
  const suiteId = 'home'
  const winter = { suiteId, from: '2025-12-20', to: '2026-01-05' }
  expect(priceGaps([winter], '2026-11-15')).toEqual([
    { suiteId, from: '2026-12-19', to: '2027-01-04' },
  ])
  const renewed = { suiteId, from: '2026-12-22', to: '2027-01-03' }
  expect(priceGaps([winter, renewed], '2026-11-15')).toEqual([])
  expect(priceGaps([winter, { ...renewed, suiteId: 'other' }], '2026-11-15')).toHaveLength(1)
  expect(priceGaps([winter], '2027-06-01')).toEqual([])
})
