import { expect, test } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

test('a few pages are all named', () => {
  expect(pageNumbers(1, 1)).toEqual([1])
  expect(pageNumbers(2, 5)).toEqual([1, 2, 3, 4, 5])
})

test('many pages show the ends and the neighbours, with gaps between', () => {
  expect(pageNumbers(1, 20)).toEqual([1, 2, 3, 0, 20])
  expect(pageNumbers(9, 20)).toEqual([1, 0, 8, 9, 10, 0, 20])
  expect(pageNumbers(20, 20)).toEqual([1, 0, 18, 19, 20])
})

test('a gap never hides a single page', () => {
  expect(pageNumbers(4, 20)).toEqual([1, 2, 3, 4, 5, 0, 20])
})
