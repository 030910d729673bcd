import { reports } from '@marea/contract/statements/reports/reports.ts'
import { call } from '#platform/api/api.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { loadFigure } from './load-figure.ts'
import { type ReportAddress, reportFilters } from './report-address.ts'

export async function loadReport(shown: ReportAddress) {
  const { basis, month } = shown
  const filters = reportFilters(shown)
  const [report, nights, opened, figure] = await Promise.all([
    loadPart(call('GET /owner/reports', { query: { basis, ...filters } })),
    reports[shown.report].hasStrips
      ? loadPart(call('GET /owner/report-nights', { query: filters }))
      : null,
    month ? loadPart(openMonth(month, shown)) : null,
    loadFigure(shown),
  ])
  return { shown, report, nights: nights?.value ?? null, opened: opened?.value ?? null, figure }
}

function openMonth(month: string, { home, row, basis }: ReportAddress) {
  const query = { basis, ...(home && { home }), ...(row && { row }) }
  return call('GET /owner/report-months/:month', { params: { month }, query })
}
