import { offsetOn } from '@marea/contract/platform/time/time-zone.ts'
import type { CouponDraft } from '@marea/contract/pricing/coupons.ts'
import { parseMoney } from '#ui/form/parse-money.ts'

export type CouponFields = {
  code: string
  kind: 'percent' | 'amount'
  value: string
  minAmount: string
  mostUses: string
  until: string
  bearer: 'platform' | 'owner'
}

export type CouponField = 'code' | 'value' | 'minAmount' | 'mostUses'

export const emptyCoupon: CouponFields = {
  code: '',
  kind: 'percent',
  value: '',
  minAmount: '',
  mostUses: '',
  until: '',
  bearer: 'platform',
}

/** The fields that have to be corrected, by the same limits as the API's. */
export function couponErrors({ code, kind, value, minAmount, mostUses }: CouponFields) {
  const percent = Number(value)
  const amount = parseMoney(value) ?? 0
  const least = minAmount === '' ? 0 : parseMoney(minAmount)
  const errors: [CouponField, boolean][] = [
    ['code', !/^[A-Z0-9-]{4,32}$/.test(code)],
    ['value', kind === 'percent' ? !(percent >= 0.1 && percent <= 90) : amount < 100],
    ['minAmount', least === undefined || (kind === 'amount' && amount >= least)],
    ['mostUses', mostUses !== '' && !/^[1-9]\d{0,5}$/.test(mostUses)],
  ]
  return new Set(errors.flatMap(([field, isWrong]) => (isWrong ? [field] : [])))
}

/** A coupon ends with a day of the company. */
export function couponDraftOf(fields: CouponFields, companyTimeZone: string): CouponDraft {
  const { code, kind, value, minAmount, mostUses, until, bearer } = fields
  return {
    code,
    bearer,
    ...(kind === 'percent'
      ? { perMille: Math.round(Number(value) * 10) }
      : { amount: parseMoney(value) ?? 0 }),
    ...(minAmount !== '' && { minAmount: parseMoney(minAmount) ?? 0 }),
    ...(mostUses !== '' && { mostUses: Number(mostUses) }),
    ...(until !== '' && { usableUntil: endOf(until, companyTimeZone) }),
  }
}

function endOf(day: string, timeZone: string): string {
  return new Date(`${day}T23:59:59${offsetOn(day, timeZone) || 'Z'}`).toISOString()
}
