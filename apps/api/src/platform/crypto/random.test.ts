import { expect, test } from 'vitest'
import { randomText } from './random.ts'

test('no two texts are equal, across many refills of the pool', () => {
  const texts = new Set(Array.from({ length: 5000 }, () => randomText(18, 'base64url')))
  expect(texts.size).toBe(5000)
  for (const text of texts) expect(text).toMatch(/^[\w-]{24}$/)
})
