import { expect, test } from 'vitest'
import { parseKept } from './saved.ts'

test('a visitor’s favorites are read back', () => {
  expect([...parseKept('["casa-almendro","casa-duna"]')]).toEqual(['casa-almendro', 'casa-duna'])
})

test.each([null, '', '{', '{"a":1}', '[1,null]'])('anything else is nothing kept: %s', (stored) => {
  expect(parseKept(stored).size).toBe(0)
})
