import { languages } from '@marea/contract/platform/language.ts'
import { localeOf } from '@marea/contract/platform/translate.ts'
import { expect, test } from 'vitest'
import { formatPercent } from './format-percent.ts'

test.each(languages)('shares read as Intl writes them in %s', (language) => {
  const style = { style: 'percent', maximumFractionDigits: 3 } as const
  const format = new Intl.NumberFormat(localeOf[language], style)
  for (let share = 0; share <= 1; share += 0.00005) {
    expect(formatPercent(share)).toBe(format.format(share))
  }
})
