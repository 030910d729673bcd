import { expect, test } from 'vitest'
import { boundsOf, formatBounds, parseBounds } from './bounds.ts'

test('bounds are read as they were written', () => {
  expect(parseBounds(formatBounds([-80.2, 25.7, -80.1, 25.9]))).toEqual([-80.2, 25.7, -80.1, 25.9])
})

test.each([null, '', '1,2,3', '1,2,3,4,5', 'a,b,c,d', '-80.1,25.7,-80.2,25.9', '0,-95,1,10'])(
  '%j is no part of the coast',
  (text) => {
    expect(parseBounds(text)).toBeNull()
  },
)

test('the bounds of places contain every one of them', () => {
  const places = [
    { latitude: 25.7, longitude: -80.1 },
    { latitude: 25.9, longitude: -80.3 },
  ]
  expect(boundsOf(places)).toEqual([-80.3, 25.7, -80.1, 25.9])
})

test('without a place the whole coast is shown', () => {
  const [west, south, east, north] = boundsOf([])
  expect(east - west).toBeGreaterThan(0.1)
  expect(north - south).toBeGreaterThan(0.2)
})
