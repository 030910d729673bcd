import { languages } from '@marea/contract/platform/language.ts'
import { localeOf } from '@marea/contract/platform/translate.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMoney } from './format-money.ts'

test('cents read as dollars in both languages', () => {
  expect(formatMoney(663072, 'en')).toBe('$6,630.72')
  expect(formatMoney(663072, 'es')).toBe('$6,630.72')
})

test('an amount of no cents keeps them unless it is asked to be whole', () => {
  expect(formatMoney(60000, 'en')).toBe('$600.00')
  expect(formatMoney(60000, 'en', { cents: 'whole' })).toBe('$600')
  expect(formatMoney(60050, 'en', { cents: 'whole' })).toBe('$600.50')
})

test('what goes out carries a true minus, what comes in a plus where asked', () => {
  expect(formatMoney(-22400, 'en')).toBe('\u2212$224.00')
  expect(formatMoney(-22400, 'en', { isUnbroken: true })).toBe('\u2212\u2060$224.00')
  expect(formatMoney(50000, 'es', { sign: 'always' })).toBe('+$500.00')
  expect(formatMoney(0, 'en', { sign: 'always' })).toBe('$0.00')
})

test.each(languages)('every amount reads as Intl writes it in %s', (language) => {
  const format = new Intl.NumberFormat(localeOf[language], {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
  })
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000_00, max: 1_000_000_000_00 }), (amount) => {
      const written = format.format(amount / 100).replace('-', '\u2212')
      expect(formatMoney(amount, language)).toBe(written)
    }),
  )
})
