import { expect, test } from 'vitest'
import { readSetting } from './audience-fields.tsx'

test('only a share of people has a percentage', () => {
  expect(readSetting({ audience: 'share', percent: '25' })).toEqual({
    audience: 'share',
    percent: 25,
  })
  expect(readSetting({ audience: 'nobody', percent: '25' })?.percent).toBeNull()
})

test.each(['', '0', '100', '1.5', 'x'])('%s is no percentage', (percent) => {
  expect(readSetting({ audience: 'share', percent })).toBeUndefined()
})
