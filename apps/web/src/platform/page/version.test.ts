import { expect, test } from 'vitest'
import { isNewer } from './version.ts'

test('another build on the server is a new version', () => {
  expect(isNewer('a1', { build: 'b2' })).toBe(true)
})

test.each([{ build: 'a1' }, { build: '' }, {}, null, 'b2', { build: 7 }])(
  'an answer of %j announces nothing',
  (latest) => {
    expect(isNewer('a1', latest)).toBe(false)
  },
)
