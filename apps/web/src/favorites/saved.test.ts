import { expect, test } from 'vitest'
import { parseSaved } from './saved.ts'

test('a visitor’s favorites are read back', () => {
  expect([...parseSaved('["casa-almendro","casa-duna"]')]).toEqual(['casa-almendro', 'casa-duna'])
})

test.each([null, '', '{', '{"a":1}', '[1,null]'])('anything else is nothing kept: %s', (stored) => {
  expect(parseSaved(stored).size).toBe(0)
})
