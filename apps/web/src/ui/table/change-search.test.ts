import { expect, test } from 'vitest'
import { changeSearch } from './change-search.ts'

test('parameters are set and removed, and the others stay', () => {
  expect(changeSearch('?find=a%26b&page=3', { page: 4 })).toBe('?find=a%26b&page=4')
  expect(changeSearch('?find=a&page=3', { page: null, open: 'x' })).toBe('?find=a&open=x')
  expect(changeSearch('?page=3', { page: undefined })).toBe('?')
})
