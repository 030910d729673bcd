import type { Report } from '@marea/contract/statements/reports/endpoints.ts'
import { noFigures } from '@marea/contract/statements/reports/figures.ts'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInPage } from '../../../test/page.tsx'
import { Categories } from './categories.tsx'
import { parseReportAddress } from './report-address.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const report: Report = {
  today: '2026-11-15',
  from: '2025-12',
  to: '2026-11',
  basis: 'nights',
  homes: [],
  home: { slug: 'casa-malva', name: 'Casa Malva' },
  firstMonth: null,
  months: [],
  total: { now: { ...noFigures, expenses: 198_00 }, before: noFigures },
  byHome: [],
  categories: [
    { category: 'pool', now: 180_00, before: 0 },
    { category: 'markup', now: 18_00, before: 0 },
  ],
  reconciliation: { nights: 0, earlier: 0, later: 0, cash: 0, matchesLedger: true },
  sealedDifferences: [],
  pace: { now: 0, before: 0 },
  nightsAhead: 0,
}

test('each category opens the expenses of the same home and months', () => {
  const shown = parseReportAddress(new URLSearchParams('report=expenses&home=casa-malva'))
  renderInPage(<Categories report={report} shown={shown} />)
  const linkOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  const list = '/property-management/view-financials?tab=expenses&suite=casa-malva'
  expect(linkOf('Pool')).toBe(`${list}&category=pool&period=2025-12..2026-11`)
  expect(linkOf('Management markup')).toBe(`${list}&period=2025-12..2026-11`)
  expect(linkOf('Total')).toBe(`${list}&period=2025-12..2026-11`)
  const [before] = screen.getAllByRole('link', { name: /^Year before/ })
  expect(before?.getAttribute('href')).toBe(`${list}&category=pool&period=2024-12..2025-11`)
})
