import { z } from 'zod'
import { SentDay, SentInstant } from '#platform/dates.ts'
import { endpoints } from '#platform/endpoint.ts'
import { type Sort, sortsOf } from '#platform/table/sort.ts'

/** A new coupon: it takes a percentage or an amount off the rent; null sets no limit. */
export const NewCoupon = z.strictObject({
  code: z.string().regex(/^[A-Z0-9-]{4,32}$/),
  perMille: z.int().min(1).max(900).nullable(),
  amount: z.int().min(100).max(100_000_000).nullable(),
  bearer: z.enum(['platform', 'owner']),
  usableFrom: SentInstant.nullable(),
  usableUntil: SentInstant.nullable(),
  nightsFrom: SentDay.nullable(),
  nightsTo: SentDay.nullable(),
  minNights: z.int().min(1).max(365),
  minAmount: z.int().min(0).max(100_000_000),
  mostUses: z.int().min(1).max(1_000_000).nullable(),
  mostUsesEach: z.int().min(1).max(1000),
  isFirstStay: z.boolean(),
  /** A personal coupon is valid for one guest. */
  userId: z.uuid().nullable(),
  suiteIds: z.array(z.uuid()).max(500),
})
export type NewCoupon = z.infer<typeof NewCoupon>

/** Omitted fields set no limit, and the platform pays for the discount. */
export const CouponDraft = NewCoupon.partial()
  .required({ code: true })
  .superRefine(findCouponErrors)
export type CouponDraft = z.infer<typeof CouponDraft>

type DraftFields = { [key in keyof NewCoupon]?: NewCoupon[key] | undefined }

function findCouponErrors(request: DraftFields, ctx: z.RefinementCtx): void {
  const { perMille, amount, minAmount = 0, mostUsesEach = 1, isFirstStay = false } = request
  const { usableFrom, usableUntil, nightsFrom, nightsTo } = request
  const errors: [keyof NewCoupon, boolean][] = [
    ['perMille', (perMille == null) === (amount == null)],
    ['minAmount', amount != null && amount >= minAmount],
    ['mostUsesEach', isFirstStay && mostUsesEach > 1],
    ['usableUntil', isReversed(usableFrom, usableUntil)],
    ['nightsTo', isReversed(nightsFrom, nightsTo)],
  ]
  for (const [path, isFault] of errors) {
    if (isFault) ctx.addIssue({ code: 'custom', path: [path], message: `${path} does not fit` })
  }
}

function isReversed(from: string | null | undefined, to: string | null | undefined): boolean {
  return from != null && to != null && Date.parse(from) >= Date.parse(to)
}

export const couponStates = ['coming', 'usable', 'used_up', 'over'] as const

export const AdminCoupon = NewCoupon.extend({
  id: z.uuid(),
  state: z.enum(couponStates),
  uses: z.int(),
  createdAt: z.string(),
})
export type AdminCoupon = z.infer<typeof AdminCoupon>

export const couponSorts = ['code', 'uses', 'until'] as const
export type CouponSort = Sort<(typeof couponSorts)[number]>

const refusals = ['identity.sign_in_required', 'resource.not_found'] as const

export const couponsEndpoints = endpoints({
  'GET /admin/coupons': {
    summary:
      'List coupons by state or a part of the code, newest first unless sorted, with their uses',
    query: z.strictObject({
      state: z.enum(couponStates).optional(),
      find: z.string().trim().max(32).default(''),
      sort: z.enum(sortsOf(couponSorts)).optional(),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
    }),
    result: z.object({ items: z.array(AdminCoupon), page: z.int(), pages: z.int() }),
    problems: refusals,
  },
  'POST /admin/coupons': {
    summary: 'Create a coupon; fields left out set no limit',
    body: CouponDraft,
    result: AdminCoupon,
    problems: [...refusals, 'pricing.coupon_exists', 'request.invalid'],
  },
  'POST /admin/coupons/:id/ending': {
    summary: 'End a coupon now; bookings on hold that have it keep it',
    params: z.strictObject({ id: z.uuid() }),
    result: AdminCoupon,
    problems: refusals,
  },
})
