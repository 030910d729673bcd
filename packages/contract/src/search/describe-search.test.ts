import { expect, test } from 'vitest'
import { translate } from '#platform/translate.ts'
import { textTables } from '#texts/tables.ts'
import { searchDates, searchTitle } from './describe-search.ts'

const { en, es } = textTables
const places = { 'value.places': 'Miami' }
const english = {
  text: (key: string, params = {}) => translate({ ...en, ...places }, 'en', key, params),
  language: 'en',
} as const
const spanish = {
  text: (key: string, params = {}) => translate({ ...es, ...places }, 'es', key, params),
  language: 'es',
} as const

test.each([
  [
    { where: 'coconut-grove', checkIn: '2026-12-14', checkOut: '2026-12-17' },
    'Coconut Grove, Dec 14 – 17',
  ],
  [{ where: 'Pérez Art Museum' }, 'Pérez Art Museum, any dates'],
  [{ bbox: '1,2,3,4' }, 'Map area, any dates'],
  [
    { flexible: 'week', month: '2027-03,2027-04' },
    'Anywhere in Miami, a week, March 2027, April 2027',
  ],
  [
    { checkIn: '2026-12-14', checkOut: '2026-12-17', around: '2' },
    'Anywhere in Miami, Dec 14 – 17, ±2 days',
  ],
])('%j reads %j', (query, title) => {
  expect(searchTitle(query, english)).toBe(title)
})

test('alone, the dates begin with a capital letter', () => {
  expect(searchDates({}, spanish)).toBe('Cualquier fecha')
  expect(searchDates({ flexible: 'week' }, english)).toBe('A week')
  expect(searchTitle({}, spanish)).toBe('Todo Miami, cualquier fecha')
})

test('a neighborhood has the name that the language of the reader has for it', () => {
  const places = { 'little-havana': { es: 'La Pequeña Habana' } }
  const query = { where: 'little-havana' }
  expect(searchTitle(query, { ...spanish, places })).toBe('La Pequeña Habana, cualquier fecha')
  expect(searchTitle(query, { ...english, places })).toBe('Little Havana, any dates')
})
