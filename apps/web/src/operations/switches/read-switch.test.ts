import { expect, test } from 'vitest'
import { readSwitch } from './read-switch.ts'

test('only a share of people has a percentage', () => {
  const typed = { percent: '25', reason: ' Trying it ' }
  expect(readSwitch({ ...typed, audience: 'share' }).body).toEqual({
    audience: 'share',
    percent: 25,
    reason: 'Trying it',
  })
  expect(readSwitch({ ...typed, audience: 'nobody' }).body?.percent).toBeNull()
})

test.each(['', '0', '100', '1.5', 'x'])('%s is no percentage', (percent) => {
  expect(readSwitch({ audience: 'share', percent, reason: 'Trying it' })).toEqual({
    wrong: { percent: true, reason: false },
  })
})

test('a change needs a reason', () => {
  const { body, wrong } = readSwitch({ audience: 'nobody', percent: '', reason: 'x ' })
  expect([body, wrong]).toEqual([undefined, { percent: false, reason: true }])
})
