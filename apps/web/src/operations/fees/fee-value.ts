import type { Language } from '@marea/contract/platform/language.ts'
import { type PlatformFeeCode, platformFees } from '@marea/contract/suites/platform-fees.ts'
import { parseMoney } from '#ui/form/parse-money.ts'
import { formatMoney } from '#ui/format/format-money.ts'
import { formatPercent } from '#ui/format/format-percent.ts'

export function shownFee(code: PlatformFeeCode, value: number, language: Language): string {
  return platformFees[code].unit === 'per_mille'
    ? formatPercent(value / 1000)
    : formatMoney(value, language)
}

export function readFee(code: PlatformFeeCode, typed: string): number | undefined {
  const { unit, most } = platformFees[code]
  const value = unit === 'per_mille' ? readPerMille(typed) : parseMoney(typed)
  return value !== undefined && value <= most ? value : undefined
}

/** A percentage with at most one decimal. */
function readPerMille(typed: string): number | undefined {
  const text = typed.trim().replace(/\s?%$/, '').replace(',', '.')
  return /^\d{1,3}(\.\d)?$/.test(text) ? Math.round(Number(text) * 10) : undefined
}
