import type { Language } from '@marea/contract/language.ts'
import { localeOf } from '@marea/contract/translate.ts'

export type MoneyStyle = {
  currency?: string | undefined
  /** `whole` drops the cents when there are none. */
  cents?: 'always' | 'whole' | undefined
  sign?: 'negative' | 'always' | undefined
}

const formatters = new Map<string, Intl.NumberFormat>()

export function formatMoney(amount: number, language: Language, style: MoneyStyle = {}): string {
  const isWhole = style.cents === 'whole' && amount % 100 === 0
  const text = formatter(language, style.currency ?? 'USD', isWhole, style.sign).format(
    amount / 100,
  )
  return text.replace('-', '\u2212')
}

function formatter(
  language: Language,
  currency: string,
  isWhole: boolean,
  sign: MoneyStyle['sign'] = 'negative',
): Intl.NumberFormat {
  const key = [language, currency, isWhole, sign].join()
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(localeOf[language], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    signDisplay: sign === 'always' ? 'exceptZero' : 'negative',
    minimumFractionDigits: isWhole ? 0 : 2,
    maximumFractionDigits: isWhole ? 0 : 2,
  })
  formatters.set(key, made)
  return made
}
