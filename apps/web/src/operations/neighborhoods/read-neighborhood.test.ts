import { expect, test } from 'vitest'
import { slugOf } from '../places/slug.ts'
import { emptyNeighborhood, readNeighborhood, type TypedNeighborhood } from './read-neighborhood.ts'

/** The county alone. */
const jurisdictions = [
  {
    code: 'unincorporated',
    boundary: [
      [-80.88, 25.13],
      [-80.11, 25.13],
      [-80.11, 25.98],
      [-80.88, 25.98],
    ] satisfies [number, number][],
  },
]

const typed: TypedNeighborhood = {
  ...emptyNeighborhood,
  name: { en: 'Little Havana', es: 'La Pequeña Habana' },
  center: '25.76580, -80.21900',
}

test('a neighborhood needs two names and a center; its address follows from the English name', () => {
  expect(readNeighborhood(typed, jurisdictions).body).toMatchObject({
    slug: 'little-havana',
    latitude: 25.7658,
    longitude: -80.219,
    line: { en: '', es: '' },
  })
  expect(slugOf('Peñón & Río')).toBe('penon-rio')
})

test.each([
  [{ name: { en: 'Little Havana', es: ' ' } }, ['name_es']],
  [{ name: { en: '', es: 'Centro' } }, ['name_en']],
  [{ line: { en: 'Domino and coffee', es: '' } }, ['line_es']],
  [{ about: { en: '', es: 'Calle Ocho.' } }, ['about_en']],
  [{ slug: 'Little Havana' }, ['slug']],
  [{ name: { en: '東', es: 'Este' } }, ['slug']],
  [{ center: '40.7128, -74.0060' }, ['center']],
  [{ center: 'Calle Ocho' }, ['center']],
  [{ position: '-1' }, ['position']],
])('%j is refused', (part, wrong) => {
  const read = readNeighborhood({ ...typed, ...part }, jurisdictions)
  expect([read.body, [...read.wrong]]).toEqual([undefined, wrong])
})
