import { addDays } from '@marea/contract/platform/time/days.ts'
import type { CancellationPolicy } from '@marea/contract/suites/endpoints.ts'
import { type ExtraCode, extraCodes } from '@marea/contract/suites/listing/extra-codes.ts'
import fc from 'fast-check'
import { companyInstant, companyTimeZone } from '../../../../demo/company-clock.ts'
import type { Extra, TaxRate } from '../../src/pricing/price.ts'
import type { Terms } from '../../src/pricing/terms.ts'

const cents = fc.integer({ min: 0, max: 200_000 })
const nightly = fc.integer({ min: 100, max: 3_000_000 })

export const someTerms: fc.Arbitrary<Terms> = fc
  .record({
    nightlyAmount: nightly,
    weekendAmount: nightly,
    discount: fc.option(fc.integer({ min: 1, max: 900 })),
    feeAmounts: fc.record({ cleaning: cents, pets: cents, housekeeping: cents }),
    commissionPerMille: fc.integer({ min: 0, max: 1000 }),
  })
  .map(({ discount, ...terms }) => ({
    ...terms,
    seasons: [],
    discounts: discount === null ? [] : [{ fromNights: 4, perMille: discount }],
    minNights: 1,
    maxNights: 180,
    guests: 8,
    maxPets: 3,
  }))

export const someTaxes: fc.Arbitrary<TaxRate[]> = fc.constantFrom(
  [],
  [
    { authority: 'fl_state', rate: 6000 },
    { authority: 'md_surtax', rate: 1000 },
    { authority: 'md_cdt', rate: 3000 },
    { authority: 'mb_resort', rate: 4000 },
  ],
  [
    { authority: 'fl_state', rate: 6000 },
    { authority: 'md_surtax', rate: 1000 },
    { authority: 'md_cdt', rate: 3000 },
    { authority: 'md_tdt', rate: 2000 },
    { authority: 'md_psfft', rate: 1000 },
  ],
)

export const someExtras: fc.Arbitrary<Extra[]> = fc.uniqueArray(
  fc.record({ code: fc.constantFrom<ExtraCode>(...extraCodes), amount: cents }),
  { selector: ({ code }) => code },
)

export const someCoupon = fc.option(
  fc.record({
    code: fc.constant('TIDE'),
    perMille: fc.option(fc.integer({ min: 1, max: 900 })),
    amount: fc.integer({ min: 100, max: 50_000 }),
    bearer: fc.constantFrom<'owner' | 'platform'>('owner', 'platform'),
    isDeducted: fc.boolean(),
  }),
  { nil: undefined },
)

export const somePolicy: fc.Arbitrary<CancellationPolicy> = fc
  .record({
    graceHours: fc.constantFrom(0, 24),
    graceDaysBefore: fc.constantFrom(0, 7),
    hours: fc.uniqueArray(fc.integer({ min: 1, max: 1500 }), { maxLength: 3 }),
    parts: fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 4, maxLength: 4 }),
    nightsKept: fc.integer({ min: 0, max: 2 }),
  })
  .map(({ graceHours, graceDaysBefore, hours, parts, nightsKept }) => {
    const falling = parts.toSorted((a, b) => b - a)
    const tiers = hours
      .toSorted((a, b) => b - a)
      .map((hoursBefore, index) => ({ hoursBefore, perMille: falling[index] ?? 0 }))
    const late = { nightsKept, perMille: falling[3] ?? 0 }
    return { code: 'firm', graceHours, graceDaysBefore, tiers, late }
  })

export const someStay = fc
  .record({ start: fc.nat(90), nights: fc.integer({ min: 1, max: 40 }), pets: fc.nat(3) })
  .map(({ start, nights, pets }) => {
    const checkIn = addDays('2026-11-16', start)
    return { checkIn, checkOut: addDays(checkIn, nights), guests: 2, pets }
  })

export function times({ checkIn, checkOut }: { checkIn: string; checkOut: string }) {
  return {
    timeZone: companyTimeZone,
    checkInAt: companyInstant(checkIn, '16:00'),
    checkOutAt: companyInstant(checkOut, '11:00'),
  }
}
