import { CouponDraft } from '@marea/contract/pricing/coupons.ts'
import { expect, test } from 'vitest'
import { companyTimeZone } from '../../../../../demo/company-clock.ts'
import { couponDraftOf, couponErrors, emptyCoupon } from './coupon-draft.ts'

test('a percentage becomes per mille, and empty limits are left out', () => {
  const fields = { ...emptyCoupon, code: 'TIDE-27', value: '12.5' }
  expect([...couponErrors(fields)]).toEqual([])
  expect(couponDraftOf(fields, companyTimeZone)).toEqual({
    code: 'TIDE-27',
    bearer: 'platform',
    perMille: 125,
  })
})

test('an amount needs a rent above it, and both sides agree', () => {
  const fields = { ...emptyCoupon, code: 'TIDE-27', kind: 'amount', value: '50' } as const
  expect([...couponErrors(fields)]).toEqual(['minAmount'])
  const valid = { ...fields, minAmount: '200', mostUses: '10', until: '2027-01-31' }
  expect([...couponErrors(valid)]).toEqual([])
  expect(CouponDraft.safeParse(couponDraftOf(valid, companyTimeZone)).success).toBe(true)
})

test.each([
  ['2027-01-31', '2027-02-01T04:59:59.000Z'],
  ['2027-07-31', '2027-08-01T03:59:59.000Z'],
])('a coupon until %s ends with that day in winter and in summer', (until, usableUntil) => {
  const fields = { ...emptyCoupon, code: 'TIDE-27', value: '10', until }
  expect(couponDraftOf(fields, companyTimeZone)).toMatchObject({ usableUntil })
})

test('nothing typed marks what is needed', () => {
  expect([...couponErrors(emptyCoupon)]).toEqual(['code', 'value'])
})
