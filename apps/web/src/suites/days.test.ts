import { languages } from '@marea/contract/platform/language.ts'
import { localeOf } from '@marea/contract/platform/translate.ts'
import { expect, test } from 'vitest'
import { formatShortDay, formatTime } from './days.ts'

test.each(languages)('every quarter of an hour is formatted like Intl in %s', (language) => {
  for (let minute = 0; minute < 24 * 60; minute += 15) {
    const at = new Date(Date.UTC(2026, 0, 1, 0, minute))
    const style = { hour: 'numeric', timeZone: 'UTC' } as const
    const format = new Intl.DateTimeFormat(localeOf[language], {
      ...style,
      ...(minute % 60 > 0 && { minute: '2-digit' }),
    })
    const said = format.format(at).replace(/[\u00a0\u2009\u202f]/g, ' ')
    expect(formatTime(at.toISOString().slice(11, 16), language)).toBe(said)
  }
})

test('a day in a narrow field has no words that it can do without', () => {
  expect(formatShortDay('2027-03-07', 'en')).toBe('Sun, Mar 7')
  expect(formatShortDay('2027-03-07', 'es')).toBe('dom 7 mar')
})
