import { type ReportAddress, reportLink } from '#statements/reports/report-address.ts'

/** With more years than this only one of them shows its months. */
const mostOpenYears = 2

/** Few years are open unless closed; many are closed unless opened. */
export function isYearOpen(shown: ReportAddress, year: string, years: number): boolean {
  if (shown.month?.startsWith(year)) return true
  return years <= mostOpenYears ? !closedYears(shown).includes(year) : shown.year === year
}

export function toggleYear(shown: ReportAddress, year: string, years: number): string {
  const isOpen = isYearOpen(shown, year, years)
  if (years > mostOpenYears) {
    return reportLink(shown, { month: undefined, row: undefined, year: isOpen ? undefined : year })
  }
  const others = closedYears(shown).filter((each) => each !== year)
  const closed = isOpen ? [...others, year] : others
  const hasMonth = shown.month?.startsWith(year) === true
  return reportLink(shown, {
    ...(hasMonth && { month: undefined, row: undefined }),
    year: undefined,
    closed: closed.length > 0 ? closed.toSorted().join('-') : undefined,
  })
}

function closedYears({ closed }: ReportAddress): string[] {
  return closed?.split('-') ?? []
}
