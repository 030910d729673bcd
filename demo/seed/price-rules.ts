import type { PriceRules } from '@marea/contract/pricing/rules/price-rules.ts'
import type { TransactionCtx } from '../../apps/api/src/platform/ctx.ts'
import { currentRules } from '../../apps/api/src/pricing/rules/save-rules.ts'
import { writeRules } from '../../apps/api/src/pricing/rules/write-rules.ts'
import { actAs } from '../history/act-as.ts'
import type { SeededHome } from './home-listings.ts'

type Added = Partial<PriceRules>

/** The rules beside each home's seasons and stay discounts; Inés's homes use every kind of rule. */
const rulesOf: Record<string, Added> = {
  'casa-almendro': {
    lastMinute: [
      { days: 3, percent: 15 },
      { days: 7, percent: 8 },
    ],
    fillsGaps: true,
    floorAmount: 720_00,
  },
  'casa-malva': {
    weekdayPercents: [6, -8, -8, 0, 4, 0, 0],
    earlyBird: [{ days: 150, percent: 6 }],
    ceilingAmount: 900_00,
  },
  'villa-bugambilia': {
    weekdayPercents: [5, 0, 0, 0, 8, 0, 0],
    lastMinute: [{ days: 5, percent: 12 }],
    earlyBird: [
      { days: 120, percent: 4 },
      { days: 240, percent: 8 },
    ],
    fillsGaps: true,
    floorAmount: 1150_00,
    ceilingAmount: 2550_00,
  },
  'casa-horizonte': {
    weekdayAmounts: [60_00, 0, 0, 0, 40_00, 0, 0],
    lastMinute: [{ days: 4, percent: 10 }],
    fillsGaps: true,
  },
  'casa-farol': { weekdayPercents: [5, 0, 0, 0, 5, 0, 0] },
}

/** Saved after the history, because its stays were booked at the prices of their time. */
export async function seedPriceRules(
  ctx: TransactionCtx,
  homes: readonly SeededHome[],
): Promise<void> {
  for (const { id, home } of homes) {
    const added = rulesOf[home.suite.slug]
    if (!added) continue
    const { rules, version } = await currentRules(ctx, id)
    const owner = await actAs(ctx, home.owner)
    await writeRules(owner, id, { rules: { ...rules, ...added }, version: version + 1 })
  }
}
