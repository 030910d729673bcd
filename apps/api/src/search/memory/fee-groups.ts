import type { Fee } from '@marea/contract/suites/fees.ts'
import { maxGuests } from '@marea/contract/suites/stay-limits.ts'
import { type FeeBasis, feeCounts } from '#pricing/price.ts'
import type { FeeAmounts } from '#pricing/terms.ts'

/** Fees that are counted and taxed alike, so that the index stores only their sum. */
type FeeGroup = Pick<Fee, 'per' | 'taxedBy'> & { codes: string[] }

/** All groups of the fee table; the first `fullyTaxed` of them are taxed by every authority. */
type FeeGroups = { all: readonly FeeGroup[]; fullyTaxed: number }

/**
 * How many times the fees of each group are charged for a stay, in the order of the groups, by the
 * number of guests whom the price of a night covers at a home.
 */
export type GroupCounts = readonly (readonly number[])[]

export function groupFees(fees: readonly Fee[]): FeeGroups {
  const byRule = Map.groupBy(fees, ({ per, taxedBy }) => `${per} ${taxedBy}`)
  const groups = [...byRule.values()].flatMap(([first, ...rest]) => {
    if (!first) return []
    const { per, taxedBy } = first
    return [{ per, taxedBy, codes: [first, ...rest].map(({ code }) => code) }]
  })
  const taxed = groups.filter(({ taxedBy }) => taxedBy === 'all')
  const others = groups.filter(({ taxedBy }) => taxedBy !== 'all')
  return { all: [...taxed, ...others], fullyTaxed: taxed.length }
}

/** What a home charges for each group. */
export function groupAmounts({ all }: FeeGroups, amounts: FeeAmounts): number[] {
  return all.map(({ codes }) => codes.reduce((sum, code) => sum + (amounts[code] ?? 0), 0))
}

export function countGroups(
  { all }: FeeGroups,
  stay: Omit<FeeBasis, 'includedGuests'>,
): GroupCounts {
  return Array.from({ length: maxGuests + 1 }, (_, includedGuests) => {
    const counts = feeCounts({ ...stay, includedGuests })
    return all.map(({ per }) => counts[per])
  })
}
