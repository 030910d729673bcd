import { usd } from '@marea/contract/platform/money.ts'
import { addDays } from '@marea/contract/platform/time/days.ts'
import { isTax } from '@marea/contract/pricing/price-parts.ts'
import type { PlannedTaxRate, TaxPreview } from '@marea/contract/pricing/tax-rates.ts'
import type { Ctx } from '#platform/ctx.ts'
import { type Price, price, type Stay, sumOf, type TaxRate } from '#pricing/price.ts'
import { readTaxes, readTerms } from '#pricing/read-terms.ts'
import { minNightsFrom, type Terms } from '#pricing/terms.ts'
import { countBookedFrom, findExampleHome } from './tax-rate-store.ts'
import { requirePossible } from './tax-rates.ts'

const exampleNights = 3

/** For a place where no home is published. */
const exampleTerms: Terms = {
  nightlyAmount: 500_00,
  weekendAmount: 500_00,
  seasons: [],
  discounts: [],
  feeAmounts: { cleaning: 200_00 },
  commissionPerMille: 0,
  minNights: 1,
  maxNights: 30,
  guests: 2,
  maxPets: 0,
}

/** Compares the planned rates with the new one, for a stay that begins on its first day. */
export async function previewTaxRate(ctx: Ctx, planned: PlannedTaxRate): Promise<TaxPreview> {
  await requirePossible(ctx, planned)
  const { jurisdictions, from } = planned
  const places = []
  for (const jurisdiction of new Set(jurisdictions)) {
    const taxes = await readTaxes(ctx.db, jurisdiction, from)
    places.push({ jurisdiction, before: sumRates(taxes), after: sumRates(changed(taxes, planned)) })
  }
  return {
    places,
    example: await exampleOf(ctx, planned),
    booked: await countBookedFrom(ctx.db, jurisdictions, from),
  }
}

async function exampleOf(ctx: Ctx, planned: PlannedTaxRate): Promise<TaxPreview['example']> {
  const { jurisdictions, from } = planned
  const home = await findExampleHome(ctx.db, jurisdictions)
  const terms = home ? await readTerms(ctx.db, home.id) : exampleTerms
  const jurisdiction = home?.jurisdiction ?? jurisdictions[0] ?? ''
  const nights = Math.max(exampleNights, minNightsFrom(terms, from))
  const stay: Stay = { checkIn: from, checkOut: addDays(from, nights), guests: 2, pets: 0 }
  const taxes = await readTaxes(ctx.db, jurisdiction, from)
  return {
    jurisdiction,
    home: home?.name ?? null,
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
    before: amountsOf(price(terms, taxes, stay)),
    after: amountsOf(price(terms, changed(taxes, planned), stay)),
  }
}

function changed(taxes: readonly TaxRate[], { authority, rate }: PlannedTaxRate): TaxRate[] {
  const others = taxes.filter((tax) => tax.authority !== authority)
  return rate === 0 ? others : [...others, { authority, rate }]
}

function sumRates(taxes: readonly TaxRate[]): number {
  return taxes.reduce((sum, { rate }) => sum + rate, 0)
}

function amountsOf({ lines, total }: Price) {
  return { tax: usd(sumOf(lines.filter(isTax))), total: usd(total) }
}
