import { describe, expect, test } from 'vitest'
import { labelsOf, pathOf, project, unproject } from './coast.ts'

test('projecting a place and back returns the same place', () => {
  const { x, y } = project(-80.13, 25.79)
  const { longitude, latitude } = unproject(x, y)
  expect(longitude).toBeCloseTo(-80.13, 9)
  expect(latitude).toBeCloseTo(25.79, 9)
})

describe('the coast', () => {
  test.each(['land', 'islet', 'park', 'shoal', 'far', 'road', 'street', 'causeway', 'grid'])(
    'has its %s drawn',
    (kind) => {
      expect(pathOf(kind)).toMatch(/^M-?\d+\.\d -?\d+\.\dL/)
    },
  )

  test('closes every land shape', () => {
    const shapes = pathOf('land').split('M').slice(1)
    expect(shapes.length).toBeGreaterThan(4)
    for (const shape of shapes) expect(shape).toMatch(/Z$/)
  })

  test('names its places once and both waters', () => {
    const names = [...labelsOf('place'), ...labelsOf('near')].map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(new Set(labelsOf('water').map(({ name }) => name))).toEqual(new Set(['bay', 'ocean']))
  })
})
