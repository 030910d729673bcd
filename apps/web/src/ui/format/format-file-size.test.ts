import { expect, test } from 'vitest'
import { formatFileSize } from './format-file-size.ts'

const kilobyte = 1024
const megabyte = 1024 * kilobyte

test('a small file has kilobytes, never 0.0 megabytes', () => {
  const sizes = [1, 700, 40 * kilobyte, 900 * kilobyte]
  expect(sizes.map((size) => formatFileSize(size, 'en'))).toEqual([
    '1 KB',
    '1 KB',
    '40 KB',
    '900 KB',
  ])
})

test('a large file has megabytes with one digit', () => {
  const sizes = [megabyte, 2.44 * megabyte, 5 * megabyte]
  expect(sizes.map((size) => formatFileSize(size, 'es'))).toEqual(['1.0 MB', '2.4 MB', '5.0 MB'])
})
