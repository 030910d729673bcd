import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { parseReportAddress } from '#statements/reports/report-address.ts'
import { standInForApi } from '../../../../test/api.ts'
import { renderInPage } from '../../../../test/page.tsx'
import { DifferenceSheet } from './difference-sheet.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const shown = parseReportAddress(new URLSearchParams('from=2026-11&to=2026-11&open=later'))
const booking = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  reference: 'MAR-4F2K',
  guest: 'Laura Méndez',
  home: { slug: 'casa-malva', name: 'Casa Malva' },
  checkIn: '2026-11-28',
  checkOut: '2026-12-02',
  isCanceled: false,
  amount: 600_00,
}
const later = {
  ...booking,
  id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  guest: 'Daniel Ortiz',
  isCanceled: true,
  amount: 300_00,
}

function renderSheet(first: { items: (typeof booking)[]; next: number | null }) {
  const sheet = { difference: 'later', amount: 900_00, shown, onClose: () => undefined } as const
  renderInPage(<DifferenceSheet {...sheet} first={first} />)
}

test('each booking opens its figure, and the next page is added to the list', async () => {
  standInForApi({
    'GET /owner/report-differences/later?from=2026-11&to=2026-11&page=2': () => ({
      items: [later],
      next: null,
    }),
  })
  renderSheet({ items: [booking], next: 2 })
  const link = screen.getByRole('link', { name: 'Laura Méndez, Casa Malva' })
  expect(link.getAttribute('href')).toContain(`open=booking%3A${booking.id}`)
  expect(screen.getByText(/MAR-4F2K/)).toBeTruthy()
  expect(screen.getByText('+$600.00')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect(await screen.findByRole('link', { name: 'Daniel Ortiz, Casa Malva' })).toBeTruthy()
  expect(screen.getByText(/Canceled/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('without bookings it says so', () => {
  renderSheet({ items: [], next: null })
  expect(screen.getByText('There are no bookings behind this amount.')).toBeTruthy()
})
