import { languages, languageTable } from '@marea/contract/platform/language.ts'
import { expect, test } from 'vitest'
import { formatNumber } from './format-number.ts'

const numbers = [
  0,
  7,
  999,
  1000,
  12_345,
  1_234_567,
  2 ** 53 - 1,
  -1,
  -12_345,
  0.5,
  1234.5,
  1.123456,
]

test.each(languages)('numbers in %s are written as Intl writes them', (language) => {
  const { format } = new Intl.NumberFormat(languageTable[language].locale)
  expect(numbers.map((number) => formatNumber(number, language))).toEqual(numbers.map(format))
})
