import { expect, test } from 'vitest'
import type { z } from 'zod'
import { endpoints } from '#endpoints.ts'
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

test.each([
  ['PUT /user/profile', { fullName: 'Laura' }],
  ['POST /favorite-lists', { name: 'Winter' }],
  ['PUT /bank-accounts/:id', { bankName: 'Chase' }],
  ['POST /owner-applications', { home: 'Casa Almendro', bedrooms: 3 }],
] as const)('%s takes a line and refuses two', (key, given) => {
  const body: z.ZodType = endpoints[key].body
  expect(body.safeParse(given).success).toBe(true)
  const [[field = '', value] = []] = Object.entries(given)
  for (const end of ['\r\nBcc: x', '\u0007', '\u2028x', '\u202ex']) {
    expect(body.safeParse({ ...given, [field]: `${value}${end}` }).success).toBe(false)
  }
})
