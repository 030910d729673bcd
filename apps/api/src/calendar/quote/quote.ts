import type { DatesTaken } from '@marea/contract/calendar/endpoints.ts'
import { guestCountsOf } from '@marea/contract/calendar/guest-counts.ts'
import { quoteMinutes } from '@marea/contract/calendar/hold.ts'
import { datesRefusalOf } from '@marea/contract/calendar/nights.ts'
import { usd } from '@marea/contract/platform/money.ts'
import { nightsBetween } from '@marea/contract/platform/time/days.ts'
import type { ExtraCode, Quote, QuoteBody } from '@marea/contract/pricing/endpoints.ts'
import { Slug } from '@marea/contract/suites/endpoints.ts'
import { extraCodes } from '@marea/contract/suites/listing/extra-codes.ts'
import type { NightRange } from '#calendar/nights/occupancy-store.ts'
import { datesTaken } from '#calendar/nights/take-nights.ts'
import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { instantIn, todayIn } from '#platform/zoned-time.ts'
import { type Applied, applyCoupon } from '#pricing/coupons/apply-coupon.ts'
import { type Extra, price, rentOf } from '#pricing/price.ts'
import { refundSteps } from '#pricing/refund/refund-curve.ts'
import type { Terms } from '#pricing/terms.ts'
import { policyOf } from '#suites/suite-shape.ts'
import { findOffer, type OfferRow } from './offer-store.ts'
import { toQuoteLine } from './quote-line.ts'
import { insertQuote } from './quote-store.ts'
import { stayRefusal } from './stay-rules.ts'
import type { NewQuote } from './stored-quote.ts'

/** Guest facts from other slices, passed in where the product is put together. */
export type GuestFacts = {
  creditOf(ctx: Ctx, userId: string): Promise<number>
  hasStayed(ctx: Ctx, userId: string): Promise<boolean>
  stayAmong(ctx: Ctx, userId: string, nights: SuiteNights): Promise<DatesTaken['own']>
}

export type SuiteNights = NightRange & { suiteId: string }

type QuoteContext = GuestFacts & {
  address: string
  /** The reference of a booking being changed: its own nights and coupon do not block it. */
  heldBy?: string | undefined
  /** Extras of that booking: they keep their price, even if the home no longer offers them. */
  booked?: readonly Extra[] | undefined
  /** When that booking was made: a change keeps the commission of that day. */
  agreedAt?: Temporal.Instant | undefined
}

/** The price of an available stay, stored so that exactly this price is charged. */
export async function quoteStay(
  ctx: Ctx,
  slug: string,
  requested: QuoteBody,
  asking: QuoteContext,
): Promise<Quote> {
  const suite = await offerOf(ctx, slug, { asked: requested, asking })
  const offered = offeredExtras(suite.extras, asking.booked)
  const extras = chooseExtras(offered, requested.extras)
  const applied = await couponFor(ctx, {
    suiteId: suite.id,
    terms: suite,
    asked: requested,
    asking,
  })
  const quote: NewQuote = {
    suiteId: suite.id,
    userId: ctx.actor.kind === 'person' ? ctx.actor.userId : null,
    stay: requested,
    price: price(suite, suite.taxes, requested, { extras, coupon: applied?.discount }),
    policy: policyOf(suite),
    securityDepositAmount: suite.securityDepositAmount,
    extras: extras.map(({ code }) => code),
    coupon: applied ? { id: applied.couponId, code: applied.discount.code } : null,
    checkInAt: instantIn(suite.timeZone, requested.checkIn, suite.checkInFrom),
    checkOutAt: instantIn(suite.timeZone, requested.checkOut, suite.checkOutUntil),
    createdAt: ctx.now,
    expiresAt: ctx.now.add({ minutes: quoteMinutes }),
  }
  const credit = requested.useCredit ? await creditFor(ctx, asking, quote.price.total) : 0
  const id = await insertQuote(ctx.db, quote)
  return toQuoteView({ id, slug, quote, offered, credit, timeZone: suite.timeZone })
}

async function offerOf(
  ctx: Ctx,
  slug: string,
  { asked, asking }: { asked: QuoteBody; asking: QuoteContext },
): Promise<OfferRow> {
  const { checkIn, checkOut } = asked
  const unreadable = datesRefusalOf(asked)
  if (unreadable) throw new Problem(unreadable)
  const found = Slug.safeParse(slug).success
    ? await findOffer(ctx.db, {
        slug,
        checkIn,
        checkOut,
        now: ctx.now,
        agreedAt: asking.agreedAt ?? ctx.now,
        except: asking.heldBy,
      })
    : undefined
  if (!found) throw new Problem('resource.not_found')
  const today = todayIn(found.timeZone, ctx.now)
  const refused = stayRefusal(found, asked, { today, taken: found.taken })
  if (refused?.code === 'calendar.dates_taken') {
    const nights = { suiteId: found.id, from: checkIn, to: checkOut }
    throw await requireFreeNights(ctx, nights, { asked, asking })
  }
  if (refused) throw new Problem(refused.code, refused.details)
  return found
}

/** A guest who already holds the nights is not told that somebody else took them. */
async function requireFreeNights(
  ctx: Ctx,
  nights: SuiteNights,
  { asked, asking }: { asked: QuoteBody; asking: QuoteContext },
) {
  const { actor } = ctx
  const own =
    actor.kind === 'person' ? await asking.stayAmong(ctx, actor.userId, nights) : undefined
  const { guests, pets } = asked
  const taken = await datesTaken(ctx, { ...nights, people: { guests, pets } })
  return own ? new Problem(taken.code, { ...Object(taken.details), own }) : taken
}

function offeredExtras(offered: readonly Extra[], booked: readonly Extra[] = []): Extra[] {
  const prices = new Map([...offered, ...booked].map(({ code, amount }) => [code, amount]))
  return extraCodes.flatMap((code) => {
    const amount = prices.get(code)
    return amount === undefined ? [] : [{ code, amount }]
  })
}

function chooseExtras(offered: readonly Extra[], codes: readonly ExtraCode[]): Extra[] {
  const extras = offered.filter(({ code }) => codes.includes(code))
  if (extras.length < new Set(codes).size) throw new Problem('pricing.extra_not_offered')
  return extras
}

type CouponQuery = { suiteId: string; terms: Terms; asked: QuoteBody; asking: QuoteContext }

function couponFor(
  ctx: Ctx,
  { suiteId, terms, asked, asking }: CouponQuery,
): Promise<Applied> | undefined {
  if (asked.coupon === undefined) return undefined
  const { checkIn, checkOut, coupon: code } = asked
  return applyCoupon(ctx, {
    suiteId,
    checkIn,
    checkOut,
    code,
    ...asking,
    rent: rentOf(terms, asked),
  })
}

async function creditFor(ctx: Ctx, { creditOf }: QuoteContext, total: number): Promise<number> {
  if (ctx.actor.kind !== 'person') return 0
  return Math.min(total, await creditOf(ctx, ctx.actor.userId))
}

type QuoteParts = {
  id: string
  slug: string
  quote: NewQuote
  offered: Extra[]
  credit: number
  timeZone: string
}

function toQuoteView(parts: QuoteParts): Quote {
  const { id, slug, quote, offered, credit, timeZone } = parts
  const { stay, price, policy, checkInAt, checkOutAt, createdAt, expiresAt } = quote
  const { lines, total } = price
  const { checkIn, checkOut } = stay
  const coupon = lines.find(({ part }) => part === 'coupon')
  const paid = { wallet: credit, card: total - credit }
  const booked = { bookedAt: createdAt, committed: 0, policy, lines, paid }
  const steps = refundSteps(
    { timeZone, checkIn, checkOut, checkInAt, checkOutAt, ...booked },
    createdAt,
  )
  return {
    id,
    slug,
    checkIn,
    checkOut,
    timeZone,
    ...guestCountsOf(stay),
    nights: nightsBetween(checkIn, checkOut),
    lines: lines.map(toQuoteLine),
    total: usd(total),
    extras: quote.extras,
    extrasOffered: offered.map(({ code, amount }) => ({ code, amount: usd(amount) })),
    coupon: quote.coupon && { code: quote.coupon.code, amount: usd(-(coupon?.amount ?? 0)) },
    credit: usd(credit),
    due: usd(total - credit),
    securityDeposit: usd(quote.securityDepositAmount),
    expiresAt: expiresAt.toString(),
    refunds: steps.map(({ until, refund }) => ({
      until: until.toString(),
      amount: usd(refund.total),
    })),
  }
}
