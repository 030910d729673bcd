import { expect, test } from 'vitest'
import { photoError } from './photo-rules.ts'

const fiveMegabytes = 5 * 1024 * 1024

test.each(['image/jpeg', 'image/png', 'image/gif'])('%s of 5 MB may be uploaded', (type) => {
  expect(photoError({ type, size: fiveMegabytes })).toBeUndefined()
})

test.each(['image/webp', 'image/svg+xml', 'application/pdf', ''])('%j is refused', (type) => {
  expect(photoError({ type, size: 10 })).toBe('problem.files.not_an_image')
})

test('a byte over 5 MB is too large', () => {
  expect(photoError({ type: 'image/png', size: fiveMegabytes + 1 })).toBe('problem.files.too_large')
})
