import { z } from 'zod'
import { draftShape } from '#platform/fields/field-schemas.ts'
import { defaultsOf } from '#platform/fields/fields.ts'
import { type ExtraCode, extraCodes, extraKinds } from '#suites/listing/extra-codes.ts'
import { listingFields } from '#suites/listing-fields.ts'

const cents = z.int().min(0).max(100_000_000)

/** In cents: owners set the prices of Marea's services, but not below their cost. */
export const minServiceAmount = 50_00

export function leastExtraAmount(code: ExtraCode): number {
  return extraKinds[code] === 'service' ? minServiceAmount : 0
}

export const ExtraPrice = z.strictObject({ code: z.enum(extraCodes), amount: cents })

/** Housekeeping is part of every stay, extras are the guest's choice; all are priced per stay. */
export const HomeExtras = z.strictObject({
  ...draftShape(listingFields.extras),
  /** Without an amount, an extra is offered but not priced yet. */
  extras: z
    .array(ExtraPrice.extend({ amount: cents.nullable() }))
    .max(extraCodes.length)
    .refine((extras) => new Set(extras.map(({ code }) => code)).size === extras.length),
})
export type HomeExtras = z.infer<typeof HomeExtras>

export function noExtras(): HomeExtras {
  return { ...defaultsOf(listingFields.extras), extras: [] }
}

/** How many services and extras have no price, or one below what they cost. */
export function countWrongExtras({ housekeepingAmount, extras }: HomeExtras): number {
  const isUnderpriced = housekeepingAmount > 0 && housekeepingAmount < minServiceAmount
  const wrong = extras.filter(
    ({ code, amount }) => amount === null || amount < leastExtraAmount(code),
  )
  return wrong.length + Number(isUnderpriced)
}
