import { usd } from '@marea/contract/platform/money.ts'
import { addDays, nightsBetween } from '@marea/contract/platform/time/days.ts'
import type { PriceExample } from '@marea/contract/pricing/endpoints.ts'
import type { CancellationPolicy } from '@marea/contract/suites/endpoints.ts'
import { cachedFor } from '#platform/cached-for.ts'
import type { Ctx } from '#platform/ctx.ts'
import { instantIn, todayOf } from '#platform/zoned-time.ts'
import { price, type Stay } from '#pricing/price.ts'
import type { StaySnapshot } from '#pricing/refund/refund.ts'
import { refundCurve, refundSteps } from '#pricing/refund/refund-curve.ts'
import { listCards } from '#suites/cards.ts'
import { somePublishedHomes } from '#suites/find-homes.ts'
import { cancellationPolicies } from '#suites/listing/policies.ts'
import { policyOf } from '#suites/suite-shape.ts'
import { findOffer, type OfferRow } from './offer-store.ts'
import { offerStays } from './offers.ts'
import { toQuoteLine } from './quote-line.ts'

/** Far enough ahead that every policy still refunds in full. */
const daysAhead = 75
const triedHomes = 12
const triedDays = 10
const nights = 4
const dayStep = 3
const hundredDollars = 10_000
const longestGrace = 24 * 7

type Home = { id: string; slug: string; name: string }

/** Finding a stay takes many queries, and visitors without an account may ask for it. */
const cachedSeconds = 60

/** A stay of four nights in the first home that is available for one. */
export function createPriceExample() {
  return cachedFor(cachedSeconds, findPriceExample)
}

async function findPriceExample(ctx: Ctx): Promise<{ example: PriceExample | null }> {
  const found = await findStay(ctx)
  if (!found) return { example: null }
  const { home, stay, offer } = found
  const snapshot = snapshotOf(ctx, stay, offer)
  const policies = await cancellationPolicies(ctx)
  const photo = (await listCards(ctx, [home.id])).get(home.id)?.photos[0] ?? null
  return {
    example: {
      suite: { slug: home.slug, name: home.name, photo },
      checkIn: stay.checkIn,
      checkOut: stay.checkOut,
      nights,
      guests: stay.guests,
      lines: snapshot.lines.map(toQuoteLine),
      total: usd(snapshot.paid.card),
      policy: offer.cancellation,
      policies: policies.map((policy) => refundsUnder(ctx, snapshot, policy)),
      wallet: walletExample(ctx, snapshot),
    },
  }
}

async function findStay(ctx: Ctx): Promise<{ home: Home; stay: Stay; offer: OfferRow } | null> {
  const homes = await somePublishedHomes(ctx, triedHomes)
  const ids = homes.map(({ id }) => id)
  for (let attempt = 0; attempt < triedDays && ids.length > 0; attempt += 1) {
    const checkIn = addDays(todayOf(ctx), daysAhead + attempt * dayStep)
    const stay = { checkIn, checkOut: addDays(checkIn, nights), guests: 2, pets: 0 }
    const offers = await offerStays(ctx, ids, stay)
    const home = homes.find(({ id }) => offers.get(id)?.refusal === null)
    const offer = home && (await offerFor(ctx, home.slug, stay))
    if (offer) return { home, stay, offer }
  }
  return null
}

function offerFor({ db, now }: Ctx, slug: string, { checkIn, checkOut }: Stay) {
  return findOffer(db, { slug, checkIn, checkOut, now, agreedAt: now, except: undefined })
}

/** Booked long enough ago that the first hours, in which every refund is full, have passed. */
function snapshotOf({ now }: Ctx, stay: Stay, offer: OfferRow): StaySnapshot {
  const { lines, total } = price(offer, offer.taxes, stay)
  const policy = policyOf(offer)
  return {
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
    timeZone: offer.timeZone,
    checkInAt: instantIn(offer.timeZone, stay.checkIn, offer.checkInFrom),
    checkOutAt: instantIn(offer.timeZone, stay.checkOut, offer.checkOutUntil),
    bookedAt: now.subtract({ hours: longestGrace }),
    policy,
    lines,
    paid: { wallet: 0, card: total },
    committed: 0,
  }
}

function refundsUnder(
  { now }: Ctx,
  booked: StaySnapshot,
  policy: CancellationPolicy,
): PriceExample['policies'][number] {
  const snapshot = { ...booked, policy }
  const { code, graceHours, graceDaysBefore } = policy
  return {
    code,
    graceHours,
    graceDaysBefore,
    refunds: refundSteps(snapshot, now).map(({ until, refund }) => ({
      until: until.toString(),
      amount: usd(refund.total),
    })),
    byDaysBefore: refundCurve(snapshot, now)
      .map(({ refund }) => refund.total)
      .reverse(),
  }
}

/** About a quarter paid from the wallet, and canceled on the last day that refunds some of it. */
function walletExample({ now }: Ctx, booked: StaySnapshot): PriceExample['wallet'] {
  const total = booked.paid.card
  const quarter = Math.floor(total / 4 / hundredDollars) * hundredDollars
  const credit = Math.min(total, Math.max(hundredDollars, quarter))
  const paid = { wallet: credit, card: total - credit }
  const curve = refundCurve({ ...booked, paid }, now)
  const shown = curve.findLast(({ refund }) => refund.wallet > 0) ?? curve.at(-1)
  return {
    credit: usd(credit),
    due: usd(paid.card),
    daysBefore: shown ? nightsBetween(shown.on, booked.checkIn) : 0,
    refund: { card: usd(shown?.refund.card ?? 0), wallet: usd(shown?.refund.wallet ?? 0) },
  }
}
