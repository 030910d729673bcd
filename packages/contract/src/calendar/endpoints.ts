import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'
import { Money } from '#platform/money.ts'
import { Quote, QuoteBody } from '#pricing/endpoints.ts'
import { NightlyFrom, SlugParams } from '#suites/endpoints.ts'
import { quoteMinutes } from './hold.ts'
import { stayRefusals } from './stay-refusals.ts'

const noCheckInReasons = ['past', 'taken', 'min_stay', 'too_far'] as const

export const CalendarNight = z.object({
  date: z.iso.date(),
  /** The owner's price of the night. */
  price: Money,
  /** A night of the shortest stay from this day, with taxes and mandatory fees: what guests are shown. */
  priceWithFees: Money,
  state: z.enum(['free', 'taken']),
  minNights: z.int(),
  canCheckIn: z.boolean(),
  canCheckOut: z.boolean(),
  /** A stay may end here but not begin. */
  isCheckOutOnly: z.boolean(),
  why: z.enum(noCheckInReasons).nullable(),
})
export type CalendarNight = z.infer<typeof CalendarNight>

/** `total` is what the stay costs; it is missing where the number of guests is not known. */
const NearestStay = z.object({
  checkIn: z.iso.date(),
  checkOut: z.iso.date(),
  total: Money.optional(),
})
export type NearestStay = z.infer<typeof NearestStay>

/** The body of `calendar.dates_taken`: the nearest available stays of the same length. */
export const DatesTaken = z.object({
  nearest: z.array(NearestStay),
  /** The reader's own booking that has the nights. */
  own: z.object({ bookingId: z.uuid(), isHeld: z.boolean() }).optional(),
})
export type DatesTaken = z.infer<typeof DatesTaken>

export const calendarEndpoints = endpoints({
  'GET /suites/:slug/calendar': {
    summary:
      'List each night between two dates, the last one excluded: price, availability and why it is unavailable',
    params: SlugParams,
    query: z.strictObject({
      from: z.string().max(40).optional(),
      to: z.string().max(40).optional(),
    }),
    result: z.object({
      today: z.iso.date(),
      maxNights: z.int(),
      nightlyFrom: NightlyFrom,
      nights: z.array(CalendarNight),
    }),
    problems: ['resource.not_found', 'calendar.range_invalid'],
  },
  'POST /suites/:slug/quotes': {
    summary: `Quote the exact price of a stay, valid for ${quoteMinutes} minutes`,
    params: SlugParams,
    body: QuoteBody,
    result: Quote,
    problems: [
      'resource.not_found',
      'pricing.extra_not_offered',
      'pricing.coupon_unreadable',
      'pricing.coupon_invalid',
      'request.too_many',
      ...stayRefusals,
    ],
  },
})
