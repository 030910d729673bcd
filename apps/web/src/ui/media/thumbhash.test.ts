import { rgbaToThumbHash } from 'thumbhash'
import { expect, test } from 'vitest'
import { decodeThumbhash } from './paint-thumbhash.ts'
import { averageColor } from './thumbhash.ts'

const sunset = hashOf(60, 40, (x, y) => [200, 120 + x, 60 + y])

test('a thumbhash keeps the proportion of its photograph', () => {
  const { width, height, pixels } = decodeThumbhash(sunset)
  expect(width / height).toBeCloseTo(1.5, 0)
  expect(pixels).toHaveLength(width * height * 4)
})

test('the average color is near the mean of the pixels', () => {
  const [red, green, blue] = numbers(averageColor(sunset))
  expect(red).toBeCloseTo(200, -1.3)
  expect(green).toBeCloseTo(150, -1.3)
  expect(blue).toBeCloseTo(80, -1.3)
})

test('a damaged hash still gives a color', () => {
  expect(averageColor('')).toMatch(/^rgb\(\d+ \d+ \d+\)$/)
})

function hashOf(
  width: number,
  height: number,
  color: (x: number, y: number) => [number, number, number],
): string {
  const pixels = Array.from({ length: width * height }, (_, at) => [
    ...color(at % width, Math.floor(at / width)),
    255,
  ])
  return Buffer.from(rgbaToThumbHash(width, height, pixels.flat())).toString('base64')
}

function numbers(color: string): number[] {
  return color.match(/\d+/g)?.map(Number) ?? []
}
