import { maxCurrencyRate } from '@marea/contract/pricing/currency-rates.ts'
import { currencyRateScale } from '@marea/contract/pricing/display-currencies.ts'

/** In ten-thousandths; a comma before the decimals is taken as a decimal point. */
export function readCurrencyRate(typed: string): number | undefined {
  const text = typed.replace(/[\s$€]/g, '')
  const plain = text.includes('.') ? text.replaceAll(',', '') : text.replace(',', '.')
  if (!/^\d{1,6}(\.\d{1,4})?$/.test(plain)) return undefined
  const rate = Math.round(Number(plain) * currencyRateScale)
  return rate > 0 && rate <= maxCurrencyRate ? rate : undefined
}
