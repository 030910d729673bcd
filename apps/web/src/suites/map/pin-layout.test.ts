import { expect, test } from 'vitest'
import { layOutPins } from './pin-layout.ts'

const view = { width: 500, height: 700 }

test('pins with space between them all show their price', () => {
  const spots = [
    { slug: 'casa-a', x: 50, y: 50 },
    { slug: 'casa-b', x: 130, y: 50 },
    { slug: 'casa-c', x: 50, y: 90 },
  ]
  expect([...layOutPins(spots, view).values()]).toEqual(['price', 'price', 'price'])
})

test('a pin on top of an earlier one shrinks to a dot', () => {
  const spots = [
    { slug: 'casa-a', x: 50, y: 50 },
    { slug: 'casa-b', x: 60, y: 60 },
    { slug: 'casa-c', x: 125, y: 60 },
  ]
  expect(Object.fromEntries(layOutPins(spots, view))).toEqual({
    'casa-a': 'price',
    'casa-b': 'dot',
    'casa-c': 'price',
  })
})

test('a pin out of view is left out and covers no other', () => {
  const spots = [
    { slug: 'casa-a', x: -20, y: 50 },
    { slug: 'casa-b', x: 10, y: 50 },
  ]
  expect(Object.fromEntries(layOutPins(spots, view))).toEqual({ 'casa-b': 'price' })
})
