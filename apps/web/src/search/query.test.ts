import { describe, expect, test } from 'vitest'
import {
  countFilters,
  hasSearch,
  readPages,
  toQuery,
  withAmenity,
  withChange,
  withoutFilter,
} from './query.ts'

function params(query: string) {
  return new URLSearchParams(query)
}

describe('a search URL', () => {
  test('without parameters searches for two guests, most accessible first', () => {
    expect(toQuery(params(''))).toEqual({ guests: '2', order: 'accessible' })
  })

  test('carries dates, rooms, amenities and price', () => {
    const query = 'where=brickell&checkIn=2027-03-05&checkOut=2027-03-09&bedrooms=2&amenities=pool'
    expect(toQuery(params(`${query}&maxTotal=900000&order=exclusive`))).toEqual({
      where: 'brickell',
      checkIn: '2027-03-05',
      checkOut: '2027-03-09',
      guests: '2',
      bedrooms: '2',
      amenities: 'pool',
      maxTotal: '900000',
      order: 'exclusive',
    })
  })

  test('with a flexible stay has no exact dates', () => {
    const query = 'flexible=week&month=2027-03&checkIn=2027-03-05&checkOut=2027-03-09'
    expect(toQuery(params(query))).toMatchObject({ flexible: 'week', month: '2027-03' })
    expect(toQuery(params(query)).checkIn).toBeUndefined()
  })

  test('drops invalid values', () => {
    expect(toQuery(params('flexible=year&month=2027-03&order=best&utm=x'))).toEqual({
      guests: '2',
      order: 'accessible',
    })
    expect(readPages(params('pages=-4'))).toBe(1)
    expect(readPages(params('pages=999'))).toBe(10)
  })
})

describe('a change of the search', () => {
  test('starts the list again', () => {
    expect(String(withChange(params('pages=3&beds=2'), { beds: null, bedrooms: 3 }))).toBe(
      'bedrooms=3',
    )
  })

  test('adds and removes an amenity', () => {
    const added = withAmenity(params('amenities=pool'), 'dock')
    expect(added.get('amenities')).toBe('pool,dock')
    expect(withAmenity(added, 'pool').get('amenities')).toBe('dock')
  })

  test('removes one filter completely', () => {
    const asked = params('flexible=week&month=2027-03&minTotal=1&maxTotal=2&amenities=pool,dock')
    expect(String(withoutFilter(asked, { filter: 'dates' }))).toBe(
      'minTotal=1&maxTotal=2&amenities=pool%2Cdock',
    )
    expect(withoutFilter(asked, { filter: 'price' }).has('minTotal')).toBe(false)
    expect(withoutFilter(asked, { filter: 'amenities', amenity: 'pool' }).get('amenities')).toBe(
      'dock',
    )
  })
})

test('filters are counted without the place, the dates and the guests', () => {
  const params = new URLSearchParams(
    'where=brickell&guests=4&beds=2&amenities=pool,wifi&maxTotal=1',
  )
  expect(countFilters(params)).toBe(4)
  expect(countFilters(new URLSearchParams('guests=4'))).toBe(0)
})

test('a URL with only a language or campaign is not a search', () => {
  expect(hasSearch(new URLSearchParams('lang=es&utm_source=mail'))).toBe(false)
  expect(hasSearch(new URLSearchParams('lang=es&guests=4'))).toBe(true)
})
