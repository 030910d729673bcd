import type { SavedSearch } from '@marea/contract/search/saved-searches.ts'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { standInForApi } from '../../../test/api.ts'
import { renderInPage } from '../../../test/page.tsx'
import { SavedSearchItem } from './saved-search-item.tsx'

vi.stubGlobal('CSS', { escape: (text: string) => text })
afterEach(cleanup)

const search: SavedSearch = {
  id: '7f0c6a52-5a0e-4f0a-9d3e-0a4b8f6f2c11',
  name: null,
  query: {
    where: 'coconut-grove',
    checkIn: '2026-12-14',
    checkOut: '2026-12-17',
    guests: '2',
    bedrooms: '3',
    amenities: 'wifi,pool',
    maxTotal: '500000',
  },
  hasAlerts: true,
  isPast: false,
  createdAt: '2026-11-15T12:00:00.000Z',
  lastAlert: {
    alertedAt: '2026-11-16T12:00:00.000Z',
    homes: [
      {
        slug: 'casa-almendro',
        name: 'Casa Almendro',
        reason: 'available',
        total: { amount: 388_720, currency: 'USD' },
      },
    ],
  },
}

function show(shown: SavedSearch, language: 'en' | 'es' = 'en', config = {}) {
  return renderInPage(<SavedSearchItem search={shown} />, { language, config, hasDataRouter: true })
}

test('a saved search is described in the language of the reader', () => {
  show(search)
  expect(screen.getByRole('heading').textContent).toBe('Coconut Grove, Dec 14 – 17')
  screen.getByText(/2 guests · 3\+ bedrooms · .* · Up to \$5,000/)
  const link = screen.getByRole('link', { name: 'Casa Almendro' })
  expect(link.getAttribute('href')).toBe(
    '/suite-details/casa-almendro?checkIn=2026-12-14&checkOut=2026-12-17&guests=2',
  )
  screen.getByText('$3,887.20')
  cleanup()
  show(search, 'es')
  expect(screen.getByRole('heading').textContent).toBe('Coconut Grove, 14–17 dic')
  screen.getByText(/2 huéspedes · 3 dormitorios o más · .* · Hasta \$5,000/)
})

test('its neighborhood has the name that the page gives for the slug', () => {
  const config = { placeNames: { 'coconut-grove': { es: 'El Coco' } } }
  show(search, 'es', config)
  expect(screen.getByRole('heading').textContent).toBe('El Coco, 14–17 dic')
})

test('a name takes the place of the description, which stays below', () => {
  show({ ...search, name: 'With the kids' })
  expect(screen.getByRole('heading').textContent).toBe('With the kids')
  screen.getByText(/^Coconut Grove, Dec 14 – 17 · 2 guests/)
})

test('the switch turns alerts off', async () => {
  const path = `/saved-searches/${search.id}`
  const requests = standInForApi({ [`PUT ${path}`]: () => ({ ...search, hasAlerts: false }) })
  show(search)
  fireEvent.click(screen.getByRole('switch', { name: 'Alerts for Coconut Grove, Dec 14 – 17' }))
  await waitFor(() => expect(requests).toHaveLength(1))
  expect(requests).toMatchObject([{ method: 'PUT', path, body: { hasAlerts: false } }])
})

test('a search with past dates says so and offers neither homes nor alerts', () => {
  show({ ...search, isPast: true })
  screen.getByText('Past dates')
  expect(screen.queryByRole('switch')).toBeNull()
  expect(screen.queryByRole('link', { name: 'View homes' })).toBeNull()
})
