import { usd } from '@marea/contract/platform/money.ts'
import { nightsBetween } from '@marea/contract/platform/time/days.ts'
import { isPrice } from '@marea/contract/pricing/rules/rule-errors.ts'
import type { StayPreview } from '@marea/contract/rates/calendar.ts'
import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { price, sharesOf } from '#pricing/price.ts'
import { readTaxes, readTerms } from '#pricing/read-terms.ts'
import { todayAt } from '#suites/home-clock.ts'
import { requireManagedSuite } from '#suites/managed-home.ts'
import { requireRange } from './range-rules.ts'

type Preview = { from: string; to: string; amount?: number | undefined }

/** What guests would pay for a stay of these nights, now and at another nightly price. */
export async function previewNights(
  ctx: Ctx,
  slug: string,
  { from, to, amount }: Preview,
): Promise<StayPreview> {
  const { id } = await requireManagedSuite(ctx, slug, 'calendar')
  requireRange(await todayAt(ctx, id), { from, to })
  if (amount !== undefined && !isPrice(amount)) throw new Problem('pricing.price_out_of_range')
  const terms = await readTerms(ctx.db, id)
  const taxes = await readTaxes(ctx.db, terms.jurisdiction, from)
  const stay = { checkIn: from, checkOut: to, guests: 1, pets: 0 }
  const now = price(terms, taxes, stay)
  const next =
    amount === undefined
      ? now
      : price(
          { ...terms, seasons: [flatRate(amount, { from, to }), ...terms.seasons] },
          taxes,
          stay,
        )
  return {
    nights: nightsBetween(from, to),
    total: usd(next.total),
    payout: usd(sharesOf(next.lines).get('owner') ?? 0),
    payoutNow: usd(sharesOf(now.lines).get('owner') ?? 0),
  }
}

/** The first season that contains a night decides its price. */
function flatRate(amount: number, nights: { from: string; to: string }) {
  return { ...nights, nightlyAmount: amount, weekendAmount: amount, minNights: 1 }
}
