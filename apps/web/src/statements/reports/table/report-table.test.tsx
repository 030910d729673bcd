import type { Report } from '@marea/contract/statements/reports/endpoints.ts'
import { noFigures } from '@marea/contract/statements/reports/figures.ts'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { parseReportAddress } from '#statements/reports/report-address.ts'
import { renderInPage } from '../../../../test/page.tsx'
import { ReportTable } from './report-table.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const compared = {
  now: { ...noFigures, income: 900_00, profit: 900_00 },
  before: { ...noFigures, income: 400_00, profit: 400_00 },
}
const homes = [
  { slug: 'casa-malva', name: 'Casa Malva' },
  { slug: 'casa-almendro', name: 'Casa Almendro' },
]
const report: Report = {
  today: '2026-11-15',
  from: '2026-10',
  to: '2026-11',
  basis: 'nights',
  homes,
  home: null,
  firstMonth: null,
  months: ['2026-10', '2026-11'].map((month) => ({ month, ...compared })),
  total: compared,
  byHome: homes.map((home) => ({ home, ...compared })),
  categories: [],
  reconciliation: { nights: 0, earlier: 0, later: 0, cash: 0, matchesLedger: true },
  sealedDifferences: [],
  pace: { now: 0, before: 0 },
  nightsAhead: 0,
}

function show(search: string, shownReport = report) {
  const shown = parseReportAddress(new URLSearchParams(`report=profits&${search}`))
  const opened = shown.month ? { homes: report.byHome, items: [] } : null
  renderInPage(<ReportTable report={shownReport} opened={opened} shown={shown} />)
}

const row = (name: RegExp) => within(screen.getByRole('row', { name }))
const before = (name: RegExp) =>
  row(name)
    .getAllByRole('link', { name: /^.[48]00.00$/ })[0]
    ?.getAttribute('href')

test('every figure of every row opens something', () => {
  show('month=2026-11&total=homes')
  const cells = screen.getAllByRole('cell').filter(({ textContent }) => textContent !== '')
  expect(cells.length).toBe(5 * 8)
  for (const cell of cells) expect(within(cell).getByRole('link').getAttribute('href')).toBeTruthy()
})

test('months and homes are sorted by a column, each among themselves', () => {
  const [october, november] = report.months
  if (!october || !november) throw new Error('two months are needed')
  const rich = { ...november, now: { ...november.now, income: 990_00 } }
  show('total=homes', { ...report, months: [october, rich] })
  const shownMonths = () =>
    screen
      .getAllByRole('rowheader')
      .flatMap(({ textContent }) => textContent?.match(/October|November/)?.[0] ?? [])
  expect(shownMonths()).toEqual(['November', 'October'])
  fireEvent.click(screen.getByRole('button', { name: 'Income' }))
  expect(shownMonths()).toEqual(['October', 'November'])
  fireEvent.click(screen.getByRole('button', { name: 'Income' }))
  expect(shownMonths()).toEqual(['November', 'October'])
})

test('the total opens its homes, and each home opens its own report', () => {
  show('')
  const total = row(/^Total/).getByRole('link', { name: 'Total' })
  expect(total.getAttribute('aria-expanded')).toBe('false')
  expect(total.getAttribute('href')).toBe('/?report=profits&total=homes')
  cleanup()
  show('total=homes')
  const home = row(/^Casa Malva/).getByRole('link', { name: 'Casa Malva' })
  expect(home.getAttribute('href')).toBe('/?report=profits&home=casa-malva')
})

test('an amount of the year before opens the same report of those months', () => {
  show('month=2026-11&total=homes')
  expect(before(/^Total/)).toBe('/?report=profits&from=2025-10&to=2025-11')
  expect(before(/^2026/)).toBe('/?report=profits&from=2025-10&to=2025-11')
  expect(before(/^November 2026/)).toBe('/?report=profits&month=2025-11&from=2025-11&to=2025-11')
})
