import { z } from 'zod'
import { stayRefusals } from '#calendar/stay-refusals.ts'
import { endpoints } from '#platform/endpoint.ts'
import { Money } from '#platform/money.ts'
import { QuoteLine } from '#pricing/endpoints.ts'
import { PriceRules } from '#pricing/rules/price-rules.ts'
import { ruleErrorCodes } from '#pricing/rules/rule-errors.ts'
import { SlugParams } from '#suites/endpoints.ts'

const Home = z.object({ slug: z.string(), name: z.string() })

/** Seasons that are over are left out. */
const HomePrices = z.object({
  home: Home,
  rules: PriceRules,
  /** Sent back with an edit, so that an edit of older rules is noticed. */
  version: z.int(),
  changedAt: z.iso.datetime().nullable(),
  changedBy: z.string().nullable(),
  today: z.iso.date(),
  maxNights: z.int(),
})
export type HomePrices = z.infer<typeof HomePrices>

const PreviewNight = z.object({
  date: z.iso.date(),
  amount: z.int(),
  minNights: z.int(),
  season: z.string().nullable(),
  /** The last-minute or early-bird discount. */
  leadPercent: z.int(),
  limit: z.enum(['floor', 'ceiling']).nullable(),
})

/** The nights of the coming year, and what a guest would pay for one stay. */
const PricePreview = z.object({
  nights: z.array(PreviewNight),
  sample: z.object({
    checkIn: z.iso.date(),
    checkOut: z.iso.date(),
    minNights: z.int(),
    lines: z.array(QuoteLine),
    total: Money,
    /** What the owner receives of it. */
    payout: Money,
  }),
})
export type PricePreview = z.infer<typeof PricePreview>

const Outcome = z.object({ nights: z.int(), amount: z.int() })

/** Past stays priced by the proposed rules. */
const BackTest = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  actual: Outcome,
  proposed: Outcome,
  /** The revenue if every stay that became too expensive is lost, and if none is. */
  range: z.object({ least: z.int(), most: z.int() }),
  /** Stays lost because of the price or the minimum stay. */
  lost: z.object({ price: z.int(), minStay: z.int() }),
  /** Stays at a much higher price that another guest would have booked, as many searched for them. */
  replaced: z.int(),
  gainedNights: z.int(),
  /** Searches that match this home, and the first day with known searches. */
  searches: z.object({ count: z.int(), since: z.iso.date().nullable() }),
  months: z.array(
    z.object({ month: z.string(), actual: Outcome, proposed: Outcome, searches: z.int() }),
  ),
  assumptions: z.object({
    /** A stay is kept if its price rises by no more than this. */
    keptPercent: z.int(),
    /** Beyond that, one in this many stays is lost. */
    lostOneIn: z.int(),
    /** Stays whose price rises by more than this are all lost. */
    lostPercent: z.int(),
    /** This many searches for the same nights count as one more booking. */
    searchesPerBooking: z.int(),
    similarHomes: z.int(),
    /** With fewer similar homes, empty nights do not count as sold. */
    minSimilarHomes: z.int(),
  }),
})
export type BackTest = z.infer<typeof BackTest>

const Day = z.string().max(40)
const ownerAccess = ['identity.sign_in_required', 'resource.not_found'] as const

export const pricesEndpoints = endpoints({
  'GET /owner/prices': {
    summary: 'Get the price rules of one of your homes, or of the first one',
    query: z.strictObject({ home: z.string().max(100).optional() }),
    result: z.object({ homes: z.array(Home), prices: HomePrices.nullable() }),
    problems: ownerAccess,
  },
  'PUT /owner/prices/:slug': {
    summary: 'Save the price rules of a home, edited from this version',
    params: SlugParams,
    body: z.strictObject({ version: z.int().min(0), rules: PriceRules }),
    result: HomePrices,
    problems: [...ownerAccess, 'pricing.rules_outdated', ...ruleErrorCodes],
  },
  'POST /owner/prices/:slug/preview': {
    summary: 'Preview the nightly prices and the price of a sample stay under proposed rules',
    params: SlugParams,
    body: z.strictObject({
      rules: PriceRules,
      sample: z.strictObject({ checkIn: Day, checkOut: Day }).optional(),
    }),
    result: PricePreview,
    problems: [...ownerAccess, ...ruleErrorCodes, ...stayRefusals],
  },
  'POST /owner/prices/:slug/back-test': {
    summary: 'Test proposed rules against the stays of the last 2 years',
    params: SlugParams,
    body: z.strictObject({ rules: PriceRules }),
    result: BackTest,
    problems: [...ownerAccess, ...ruleErrorCodes],
  },
})
