import type { ExpenseDetail } from '@marea/contract/owners/expense.ts'
import type { BookingLedger } from '@marea/contract/owners/reports/endpoints.ts'
import { call } from '#platform/api/api.ts'
import { loadPart, type PagePart } from '#platform/api/page-part.ts'
import type { ReportAddress } from './report-address.ts'

export type OpenedFigure =
  | { kind: 'booking'; loaded: PagePart<BookingLedger> }
  | { kind: 'expense'; loaded: PagePart<ExpenseDetail> }

export async function loadReport(shown: ReportAddress) {
  const { from, to, home, basis, month } = shown
  const filters = { ...(from && { from }), ...(to && { to }), ...(home && { home }) }
  const [report, nights, opened, figure] = await Promise.all([
    loadPart(call('GET /owner/reports', { query: { basis, ...filters } })),
    shown.report === 'occupancy'
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

async function loadFigure({ open }: ReportAddress): Promise<OpenedFigure | null> {
  const [kind, id = ''] = open?.split(':') ?? []
  const params = { id }
  if (kind === 'booking') {
    return { kind, loaded: await loadPart(call('GET /owner/ledger/bookings/:id', { params })) }
  }
  if (kind === 'expense') {
    return { kind, loaded: await loadPart(call('GET /owner/expenses/:id', { params })) }
  }
  return null
}
