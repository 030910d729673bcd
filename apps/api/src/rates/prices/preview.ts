import { stayRefusalOf } from '@marea/contract/calendar/nights.ts'
import { usd } from '@marea/contract/platform/money.ts'
import { addDays, listNights } from '@marea/contract/platform/time/days.ts'
import { nightlyRate, weekdayOf } from '@marea/contract/pricing/rules/nightly-rate.ts'
import type { PriceRules } from '@marea/contract/pricing/rules/price-rules.ts'
import type { PricePreview } from '@marea/contract/rates/prices.ts'
import { toQuoteLine } from '#calendar/quote/quote-line.ts'
import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { price, sharesOf } from '#pricing/price.ts'
import { readTaxes, readTerms, type SuiteTerms } from '#pricing/read-terms.ts'
import { readOverrides } from '#pricing/rules/read-overrides.ts'
import { requireValid } from '#pricing/rules/save-rules.ts'
import { termsUnder } from '#pricing/rules/terms-under.ts'
import { minNightsFrom, nightlyAmount } from '#pricing/terms.ts'
import { todayAt } from '#suites/home-clock.ts'
import { requireManagedSuite } from '#suites/managed-home.ts'

const previewDays = 365
const sampleDaysAhead = 30
const sampleNights = 5
const friday = 5

type Nights = { checkIn: string; checkOut: string }

type Preview = { rules: PriceRules; sample?: Nights | undefined }

/** What guests would be shown if these rules were saved today. */
export async function previewPrices(
  ctx: Ctx,
  slug: string,
  { rules, sample }: Preview,
): Promise<PricePreview> {
  const { id } = await requireManagedSuite(ctx, slug, 'full')
  const today = await todayAt(ctx, id)
  const saved = await readTerms(ctx.db, id)
  requireValid(rules, { today, maxNights: saved.maxNights })
  const overrides = await readOverrides(ctx.db, id)
  const terms = termsUnder(saved, rules, { bookedOn: today, overrides })
  const stay = { ...(sample ?? sampleStay(terms, today)), guests: 1, pets: 0 }
  const refusal = stayRefusalOf(stay, today)
  if (refusal) throw new Problem(refusal)
  const taxes = await readTaxes(ctx.db, terms.jurisdiction, stay.checkIn)
  const { lines, total } = price(terms, taxes, stay)
  return {
    nights: previewNights(terms, rules, today),
    sample: {
      checkIn: stay.checkIn,
      checkOut: stay.checkOut,
      minNights: minNightsFrom(terms, stay.checkIn),
      lines: lines.map(toQuoteLine),
      total: usd(total),
      payout: usd(sharesOf(lines).get('owner') ?? 0),
    },
  }
}

function previewNights(terms: SuiteTerms, rules: PriceRules, today: string) {
  return listNights(today, addDays(today, previewDays)).map((date) => {
    const { season, leadPercent, limit } = nightlyRate(rules, date, today)
    return {
      date,
      amount: nightlyAmount(terms, date),
      minNights: minNightsFrom(terms, date),
      season: season?.name ?? null,
      leadPercent,
      limit,
    }
  })
}

/** From a Friday about a month ahead, at least as long as the minimum stay. */
function sampleStay(terms: SuiteTerms, today: string): Nights {
  const soon = addDays(today, sampleDaysAhead)
  const checkIn = addDays(soon, (friday - weekdayOf(soon) + 7) % 7)
  const nights = Math.max(sampleNights, minNightsFrom(terms, checkIn))
  return { checkIn, checkOut: addDays(checkIn, nights) }
}
