import type { PriceRules } from '@marea/contract/pricing/rules/price-rules.ts'
import type { BackTest } from '@marea/contract/rates/prices.ts'
import type { Ctx } from '#platform/ctx.ts'
import { readTerms } from '#pricing/read-terms.ts'
import { currentRules, requireValid } from '#pricing/rules/save-rules.ts'
import { priceRuleCounters } from '#rates/metrics.ts'
import { searchedStays } from '#search/demand/searched-stays.ts'
import { todayAt } from '#suites/home-clock.ts'
import { requireManagedSuite } from '#suites/managed-home.ts'
import {
  keptPercent,
  lostOneIn,
  lostPercent,
  minSimilarHomes,
  searchesPerBooking,
} from './assumptions.ts'
import {
  listClosedNights,
  listPastStays,
  listSimilarHomes,
  listSoldPrices,
} from './back-test-store.ts'
import type { History } from './history.ts'
import { replay } from './replay.ts'

const monthsBack = 24

/** Replays the stays and searches of the last two years under rules that are not saved yet. */
export async function backTest(ctx: Ctx, slug: string, proposed: PriceRules): Promise<BackTest> {
  const { id } = await requireManagedSuite(ctx, slug, 'full')
  const today = await todayAt(ctx, id)
  const { maxNights } = await readTerms(ctx.db, id)
  requireValid(proposed, { today, maxNights })
  const { rules: saved } = await currentRules(ctx, id)
  const period = lastMonths(today)
  const similar = await listSimilarHomes(ctx.db, id)
  const history = await readHistory(ctx, id, {
    period,
    similar: similar.length >= minSimilarHomes ? similar : [],
  })
  priceRuleCounters.add('back_tested')
  return {
    ...period,
    ...replay({ saved, proposed, today, history }),
    assumptions: {
      keptPercent,
      lostOneIn,
      lostPercent,
      searchesPerBooking,
      similarHomes: similar.length,
      minSimilarHomes,
    },
  }
}

type Period = { from: string; to: string }

/** Whole months, so that each can be compared with the same month a year earlier. */
function lastMonths(today: string): Period {
  const to = Temporal.PlainDate.from(today).with({ day: 1 })
  return { from: to.subtract({ months: monthsBack }).toString(), to: to.toString() }
}

async function readHistory(
  ctx: Ctx,
  suiteId: string,
  { period, similar }: { period: Period; similar: readonly string[] },
): Promise<History> {
  const stays = await listPastStays(ctx.db, suiteId, period)
  const closed = await listClosedNights(ctx.db, suiteId, period)
  const sold = await listSoldPrices(ctx.db, similar, period)
  const searched = await searchedStays(ctx, suiteId, period)
  const byNight = new Map(sold.map(({ night, amount }) => [night, amount]))
  return { ...period, stays, closed, sold: byNight, searched }
}
