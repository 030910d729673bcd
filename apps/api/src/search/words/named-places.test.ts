import { expect, test } from 'vitest'
import { findPlaces } from './named-places.ts'

const known = [
  { slug: 'miami', names: ['Miami', 'Miami', 'Florida'] },
  { slug: 'miami-beach', names: ['Miami Beach', 'Miami Beach'] },
  { slug: 'playa', names: ['Playa del Carmen', 'Playa del Carmen', '—'] },
]

test.each([
  ['MIAMI', ['miami'], []],
  ['miami, Florida', ['miami'], []],
  ['villa in Florida', ['miami'], ['villa']],
  ['Beach, Miami', ['miami-beach'], []],
  ['miami beach florida', ['miami-beach', 'miami'], []],
  ['carmen playa', ['playa'], []],
  ['playa', [], ['playa']],
  ['miam', [], ['miam']],
  ['', [], []],
])('in %j are %j, and left over %j', (text, places, others) => {
  expect(findPlaces(text, known)).toEqual({ places, others })
})
