import type { Columns } from '#search/memory/columns.ts'
import { allSets, capacitySets, filterSets } from '#search/memory/filters.ts'
import { findPage } from '#search/memory/find-page.ts'
import type { Nights, ParsedSearch } from '#search/query.ts'
import type { PricedWindow } from './priced-window.ts'

/** Searches each window separately; it must agree with `priceWindowsInSql`. */
export function priceWindowsInColumns(
  columns: Columns,
  { asked, windows }: { asked: ParsedSearch; windows: readonly Nights[] },
): PricedWindow[] {
  const keeping = [...capacitySets(columns, asked), ...allSets(filterSets(columns, asked))]
  return windows.map((stay) => {
    const { count, hits } = findPage(columns, keeping, { stay, asked })
    return { ...stay, count, lowest: hits[0]?.amount ?? null }
  })
}
