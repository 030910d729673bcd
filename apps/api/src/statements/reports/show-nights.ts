import { maxStripHomes, maxStripMonths } from '@marea/contract/statements/reports/choices.ts'
import type { ReportNights, ReportQuery } from '@marea/contract/statements/reports/endpoints.ts'
import type { Ctx } from '#platform/ctx.ts'
import { todayOf } from '#platform/zoned-time.ts'
import { compareCells } from './compare.ts'
import { listNightRanges } from './items-store.ts'
import { daysOf, listMonths, periodOf } from './period.ts'
import { reportHomes } from './report-home.ts'

/** Every night of a few homes, with the same sums as their report. */
export async function showNights(
  ctx: Ctx,
  asked: Omit<ReportQuery, 'basis'>,
): Promise<ReportNights> {
  const period = periodOf(todayOf(ctx), asked)
  const homes = await reportHomes(ctx, asked.home)
  const months = listMonths(period)
  if (homes.length > maxStripHomes || months.length > maxStripMonths) return { homes: [] }
  const [cells, ranges] = await Promise.all([
    compareCells(ctx, homes, { period, basis: 'nights' }),
    listNightRanges(ctx.db, { homes, ...daysOf(period) }),
  ])
  const shown = homes.map(({ id, slug, name }) => ({
    home: { slug, name },
    months: cells
      .filter((cell) => cell.home.slug === slug)
      .map(({ month, now }) => ({
        month,
        now,
        ranges: ranges
          .filter((range) => range.suiteId === id && range.month === month)
          .map(({ kind, from, to }) => ({ kind, from, to })),
      })),
  }))
  // A draft has no nights to show.
  return { homes: shown.filter(({ months }) => months.some(({ now }) => now.homeNights > 0)) }
}
