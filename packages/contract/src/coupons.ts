import { z } from 'zod'

/** A coupon as it is made: of the rent it takes a part or an amount; what is null sets no limit. */
export const NewCoupon = z.strictObject({
  code: z.string().regex(/^[A-Z0-9-]{4,32}$/),
  perMille: z.int().min(1).max(900).nullable(),
  amount: z.int().min(100).max(100_000_000).nullable(),
  bearer: z.enum(['platform', 'owner']),
  usableFrom: z.iso.datetime().nullable(),
  usableUntil: z.iso.datetime().nullable(),
  nightsFrom: z.iso.date().nullable(),
  nightsTo: z.iso.date().nullable(),
  minNights: z.int().min(1),
  minAmount: z.int().min(0),
  mostUses: z.int().min(1).nullable(),
  mostUsesEach: z.int().min(1),
  isFirstStay: z.boolean(),
  /** A personal coupon is good for one guest. */
  userId: z.uuid().nullable(),
  suiteIds: z.array(z.uuid()),
})
export type NewCoupon = z.infer<typeof NewCoupon>
