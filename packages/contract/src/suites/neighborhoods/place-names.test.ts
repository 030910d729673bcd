import { expect, test } from 'vitest'
import { placeName, placeNamesOf } from './place-names.ts'

const places = [
  { slug: 'brickell', name: { en: 'Brickell', es: 'Brickell' } },
  { slug: 'little-havana', name: { en: 'Little Havana', es: 'La Pequeña Habana' } },
  { slug: 'mimo', name: { en: 'MiMo District', es: 'MiMo District' } },
]

test('pages carry only the names that a slug does not say', () => {
  expect(placeNamesOf(places)).toEqual({
    'little-havana': { es: 'La Pequeña Habana' },
    mimo: { en: 'MiMo District', es: 'MiMo District' },
  })
})

test('a slug is read in the language of the reader', () => {
  const names = placeNamesOf(places)
  expect(placeName('little-havana', 'en', names)).toBe('Little Havana')
  expect(placeName('little-havana', 'es', names)).toBe('La Pequeña Habana')
  expect(placeName('mimo', 'en', names)).toBe('MiMo District')
})

test('only a slug becomes a name', () => {
  expect(placeName('brickell', 'en')).toBe('Brickell')
  expect(placeName('-', 'en')).toBe('-')
  expect(placeName('playa del Rey', 'es')).toBe('playa del Rey')
  expect(placeName('constructor', 'en', {})).toBe('Constructor')
})
