import type { ExpenseDetail } from '@marea/contract/expenses/expense.ts'
import {
  type BaseDifference,
  baseDifferences,
  type ClosedKind,
  closedKinds,
} from '@marea/contract/statements/reports/choices.ts'
import type { ClosedRanges } from '@marea/contract/statements/reports/closed-nights.ts'
import type { ReconcilingBookings } from '@marea/contract/statements/reports/differences.ts'
import type { BookingLedger } from '@marea/contract/statements/reports/endpoints.ts'
import { call } from '#platform/api/api.ts'
import { loadPart, type PagePart } from '#platform/api/page-part.ts'
import { type ReportAddress, reportFilters } from './report-address.ts'

export type OpenedFigure =
  | { kind: 'booking'; loaded: PagePart<BookingLedger> }
  | { kind: 'expense'; loaded: PagePart<ExpenseDetail> }
  | { kind: 'difference'; difference: BaseDifference; loaded: PagePart<ReconcilingBookings> }
  | { kind: 'closed'; closedBy: ClosedKind; loaded: PagePart<ClosedRanges> }

export async function loadFigure(shown: ReportAddress): Promise<OpenedFigure | null> {
  const difference = baseDifferences.find((each) => each === shown.open)
  if (difference) {
    const loaded = await loadPart(loadDifference(difference, shown))
    return { kind: 'difference', difference, loaded }
  }
  const closedBy = closedKinds.find((each) => each === shown.open)
  if (closedBy) {
    return { kind: 'closed', closedBy, loaded: await loadPart(loadClosedNights(closedBy, shown)) }
  }
  const [kind, id = ''] = shown.open?.split(':') ?? []
  const params = { id }
  if (kind === 'booking') {
    return { kind, loaded: await loadPart(call('GET /owner/ledger/bookings/:id', { params })) }
  }
  if (kind === 'expense') {
    return { kind, loaded: await loadPart(call('GET /owner/expenses/:id', { params })) }
  }
  return null
}

export function loadDifference(difference: BaseDifference, shown: ReportAddress, page = 1) {
  return call('GET /owner/report-differences/:difference', {
    params: { difference },
    query: { ...reportFilters(shown), page },
  })
}

export function loadClosedNights(closedBy: ClosedKind, shown: ReportAddress, page = 1) {
  return call('GET /owner/report-closed-nights/:closedBy', {
    params: { closedBy },
    query: { ...reportFilters(shown), page },
  })
}
