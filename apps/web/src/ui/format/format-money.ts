import type { Language } from '@marea/contract/platform/language.ts'
import { formatNumber } from './format-number.ts'

export type MoneyStyle = {
  /** `whole` drops the cents when there are none. */
  cents?: 'always' | 'whole' | undefined
  sign?: 'negative' | 'always' | undefined
  /** Names the currency: once per screen, because a bare $ means pesos to readers in Mexico. */
  withCurrency?: boolean | undefined
  /** Within a sentence; otherwise a line may break between the minus and the dollar sign. */
  isUnbroken?: boolean | undefined
}

const wordJoiner = '\u2060'

const points: Record<Language, string> = { en: '.', es: '.' }

/** Without `Intl` for speed, like numbers. */
export function formatMoney(amount: number, language: Language, style: MoneyStyle = {}): string {
  const size = Math.abs(amount)
  const isWhole = style.cents === 'whole' && size % 100 === 0
  const dollars = formatNumber(Math.floor(size / 100), language)
  const cents = isWhole ? '' : points[language] + String(size % 100).padStart(2, '0')
  const currency = style.withCurrency ? '\u00a0USD' : ''
  const sign = signOf(amount, style.sign)
  const joint = style.isUnbroken && sign ? wordJoiner : ''
  return `${sign}${joint}$${dollars}${cents}${currency}`
}

function signOf(amount: number, sign: MoneyStyle['sign']): string {
  if (amount < 0) return '\u2212'
  return sign === 'always' && amount > 0 ? '+' : ''
}
