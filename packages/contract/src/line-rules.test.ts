import { expect, test } from 'vitest'
import { hasVisibleText, isOneLine, toOneLine } from './line-rules.ts'

test.each(['Laura Méndez', 'نگار', '李小龙', 'Zoë O’Neil-García', 'नि\u200dर्मल'])(
  '%s is a visible name on one line',
  (name) => {
    expect([hasVisibleText(name), isOneLine(name), toOneLine(name)]).toEqual([true, true, name])
  },
)

test('what comes on several lines is put on one', () => {
  expect(toOneLine('Laura\r\nMéndez\u2028\t')).toBe('Laura Méndez')
})
