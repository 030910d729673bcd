import { datesRefusalOf, type RequestedStay } from '@marea/contract/calendar/nights.ts'
import type { StayRefusal } from '@marea/contract/calendar/stay-refusals.ts'
import { addDays } from '@marea/contract/platform/time/days.ts'
import { listTaken } from '#calendar/nights/occupancy-store.ts'
import type { Ctx } from '#platform/ctx.ts'
import { todayIn } from '#platform/zoned-time.ts'
import { price } from '#pricing/price.ts'
import { readAllTerms, readTaxes, type SuiteTerms } from '#pricing/read-terms.ts'
import type { TakenNights } from '#pricing/terms.ts'
import { stayRefusal } from './stay-rules.ts'

export type Offer = { total: number; refusal: null } | { total: null; refusal: StayRefusal }

/** The same stay at many suites, each with the exact total that checkout charges. */
export async function offerStays(
  ctx: Ctx,
  suiteIds: readonly string[],
  stay: RequestedStay,
  { withHolds = true } = {},
): Promise<Map<string, Offer>> {
  const refusal = datesRefusalOf(stay)
  if (refusal || !suiteIds.length) {
    return new Map(refusal ? suiteIds.map((id) => [id, { total: null, refusal }]) : [])
  }
  const around = { from: addDays(stay.checkIn, -1), to: addDays(stay.checkOut, 1) }
  const nights = { ...around, now: ctx.now, withHolds }
  const taken = Map.groupBy(await listTaken(ctx.db, suiteIds, nights), (row) => row.suiteId)
  const terms = await readAllTerms(ctx.db, suiteIds)
  const taxes = await taxesByJurisdiction(ctx, [...terms.values()], stay.checkIn)
  const offer = (id: string, suite: SuiteTerms) =>
    offerOf(suite, stay, {
      today: todayIn(suite.timeZone, ctx.now),
      taken: taken.get(id) ?? [],
      taxes,
    })
  return new Map([...terms].map(([id, suite]) => [id, offer(id, suite)]))
}

type Taxes = Map<SuiteTerms['jurisdiction'], Awaited<ReturnType<typeof readTaxes>>>

function offerOf(
  terms: SuiteTerms,
  stay: RequestedStay,
  { taxes, ...calendar }: { today: string; taken: TakenNights[]; taxes: Taxes },
): Offer {
  const refused = stayRefusal(terms, stay, calendar)
  if (refused) return { total: null, refusal: refused.code }
  return { total: price(terms, taxes.get(terms.jurisdiction) ?? [], stay).total, refusal: null }
}

async function taxesByJurisdiction(ctx: Ctx, terms: SuiteTerms[], on: string): Promise<Taxes> {
  const taxes: Taxes = new Map()
  for (const jurisdiction of new Set(terms.map((each) => each.jurisdiction))) {
    taxes.set(jurisdiction, await readTaxes(ctx.db, jurisdiction, on))
  }
  return taxes
}
