import { z } from 'zod'
import { SentDay } from '#platform/dates.ts'
import { endpoints } from '#platform/endpoint.ts'
import { isOneLine } from '#platform/line-rules.ts'
import { Money } from '#platform/money.ts'
import { CardPhoto } from '#suites/endpoints.ts'
import { extraCodes } from '#suites/listing/extra-codes.ts'
import { maxNights } from '#suites/stay-limits.ts'
import { cancellationCodes } from '#suites/suite-choices.ts'
import { guestCountFields, otherGuests } from './guest-count-fields.ts'
import { priceParts } from './price-parts.ts'

export type { ExtraCode } from '#suites/listing/extra-codes.ts'

/** Who receives the amount of a line: `tax:` is followed by the authority. */
export const Payee = z.union([
  z.literal('owner'),
  z.literal('platform'),
  z.templateLiteral(['tax:', z.string()]),
])
export type Payee = z.infer<typeof Payee>

/** `label` is a text key; the optional parts are its parameters. */
export const QuoteLine = z.object({
  code: z.string(),
  part: z.enum(priceParts),
  label: z.string(),
  amount: Money,
  for: Payee,
  count: z.int().optional(),
  each: Money.optional(),
  /** The nights that cost `each`. */
  dates: z.array(z.iso.date()).optional(),
  /** A tax rate in 1/100,000 or a discount in 1/1,000 of what it applies to. */
  rate: z.int().optional(),
  /** The code of a coupon. */
  name: z.string().optional(),
})
export type QuoteLine = z.infer<typeof QuoteLine>

export const StayBody = z.strictObject({
  checkIn: z.string().max(40),
  checkOut: z.string().max(40),
  /** Adults and children together. */
  guests: z.number(),
  ...otherGuests,
})

/** The stay with extras and coupon; an empty coupon is no coupon. */
export const QuoteBody = StayBody.extend({
  extras: z.array(z.enum(extraCodes)).max(extraCodes.length).default([]),
  coupon: z.string().max(200).optional(),
  useCredit: z.boolean().default(false),
})
export type QuoteBody = z.output<typeof QuoteBody>

export const Quote = z.object({
  id: z.uuid(),
  slug: z.string(),
  checkIn: z.iso.date(),
  checkOut: z.iso.date(),
  /** Of the home. */
  timeZone: z.string(),
  nights: z.int(),
  ...guestCountFields,
  lines: z.array(QuoteLine),
  total: Money,
  extras: z.array(z.enum(extraCodes)),
  /** All extras of this home, with their prices. */
  extrasOffered: z.array(z.object({ code: z.enum(extraCodes), amount: Money })),
  coupon: z.object({ code: z.string(), amount: Money }).nullable(),
  /** What the wallet would cover of the total, and what is left for the card. */
  credit: Money,
  due: Money,
  /** For damage; not charged with the booking and part of no sum. */
  securityDeposit: Money,
  expiresAt: z.iso.datetime(),
  /** The refund if the stay is canceled before each instant; the last one is check-in. */
  refunds: z.array(z.object({ until: z.iso.datetime(), amount: Money })),
})
export type Quote = z.infer<typeof Quote>

export const PriceExample = z.object({
  suite: z.object({ slug: z.string(), name: z.string(), photo: CardPhoto.nullable() }),
  checkIn: z.iso.date(),
  checkOut: z.iso.date(),
  nights: z.int(),
  guests: z.int(),
  lines: z.array(QuoteLine),
  total: Money,
  /** The policy of this home. */
  policy: z.enum(cancellationCodes),
  policies: z.array(
    z.object({
      code: z.enum(cancellationCodes),
      graceHours: z.int(),
      graceDaysBefore: z.int(),
      /** The refund if the stay is canceled before each instant; the last one is check-in. */
      refunds: z.array(z.object({ until: z.iso.datetime(), amount: Money })),
      /** Refunds in cents, by the number of days from cancellation to check-in. */
      byDaysBefore: z.array(z.int()),
    }),
  ),
  /** The same stay paid with a balance in the wallet, and canceled that many days before. */
  wallet: z.object({
    credit: Money,
    due: Money,
    daysBefore: z.int(),
    refund: z.object({ card: Money, wallet: Money }),
  }),
})
export type PriceExample = z.infer<typeof PriceExample>

const cents = z.int().min(100).max(100_000_000)

/** `to` is the first day on which the season's price no longer applies. */
export const RatePlan = z.strictObject({
  seasons: z
    .array(
      z.strictObject({
        name: z.string().trim().min(1).max(80).refine(isOneLine),
        from: SentDay,
        to: SentDay,
        nightlyAmount: cents,
        weekendAmount: cents,
        minNights: z.int().min(1).max(maxNights),
      }),
    )
    .max(200),
  stayDiscounts: z
    .array(
      z.strictObject({
        fromNights: z.int().min(2).max(maxNights),
        perMille: z.int().min(1).max(900),
      }),
    )
    .max(10),
})
export type RatePlan = z.input<typeof RatePlan>

export const pricingEndpoints = endpoints({
  'GET /price-example': {
    summary: 'Get an example of price, refunds and wallet; null while no home can be booked',
    result: z.object({ example: PriceExample.nullable() }),
  },
})
