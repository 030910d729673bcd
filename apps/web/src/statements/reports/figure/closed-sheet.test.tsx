import type { ClosedKind } from '@marea/contract/statements/reports/choices.ts'
import { noFigures } from '@marea/contract/statements/reports/figures.ts'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { parseReportAddress } from '#statements/reports/report-address.ts'
import { renderInPage } from '../../../../test/page.tsx'
import { ClosedSheet } from './closed-sheet.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const range = {
  id: '7',
  home: { slug: 'casa-malva', name: 'Casa Malva' },
  from: '2026-12-24',
  to: '2026-12-27',
  nights: 3,
  lostRent: 3_460_00,
}
const total = { ...noFigures, ownNights: 3, lostRent: 3_460_00, blockedNights: 3 }

function renderSheet(closedBy: ClosedKind) {
  const shown = parseReportAddress(new URLSearchParams({ report: 'occupancy', open: closedBy }))
  const props = { closedBy, total, shown, onClose: () => undefined }
  renderInPage(<ClosedSheet {...props} first={{ items: [range], next: null }} />)
}

test('each owner stay has its nights and its price and opens the calendar of its home', () => {
  renderSheet('own')
  const link = screen.getByRole('link', { name: /Dec 24/ })
  expect(link.getAttribute('href')).toBe(
    '/property-management/calendar?home=casa-malva&month=2026-12',
  )
  expect(screen.getByRole('cell', { name: '3' })).toBeTruthy()
  expect(screen.getByRole('cell', { name: '$3,460.00' })).toBeTruthy()
})

test('other closed nights have no price', () => {
  renderSheet('blocked')
  expect(screen.getByText('3 nights')).toBeTruthy()
  expect(screen.queryByText('$3,460.00')).toBeNull()
})
