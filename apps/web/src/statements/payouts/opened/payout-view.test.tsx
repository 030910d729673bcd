import { usd } from '@marea/contract/platform/money.ts'
import type { OpenedPayout } from '@marea/contract/statements/financials/opened-payout.ts'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderInPage } from '../../../../test/page.tsx'
import { adminLinks, ownerLinks } from './payout-links.ts'
import { PayoutFacts, PayoutView } from './payout-view.tsx'

afterEach(cleanup)

const before = '16fd2706-8baf-433b-82eb-8c7fada847da'
const bookingId = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
const line = { expense: null, payoutId: null, commission: 0, at: '2026-11-05T12:00:00Z' }
const stay = {
  bookingId,
  reference: 'MAR-7KQ2M9XA',
  guest: 'Daniel Ortiz',
  home: 'Casa Almendro',
  checkIn: '2026-11-03',
  checkOut: '2026-11-06',
}

const payout: OpenedPayout = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  source: 'payable',
  amount: usd(1_850_00),
  fee: usd(0),
  status: 'returned',
  arrivesOn: '2026-11-13',
  bankAccount: { country: 'US', bankName: 'Chase', lastFour: '6789' },
  steps: [
    { status: 'requested', at: '2026-11-10T12:00:00Z', reason: '', returnCode: null },
    { status: 'returned', at: '2026-11-12T12:00:00Z', reason: 'Account closed', returnCode: null },
  ],
  owner: { id: before, fullName: 'Inés Marín' },
  isScheduled: true,
  before: { amount: 1_500_00, payoutId: before, at: '2026-11-03T12:00:00Z' },
  lines: [
    { ...line, kind: 'stay', amount: 2_000_00, commission: 300_00, entryIds: [11], stay },
    { ...line, kind: 'stay_reversed', amount: -150_00, entryIds: [12, 13], stay },
    { ...line, kind: 'payout_returned', amount: 0, entryIds: [14], stay: null, payoutId: before },
  ],
  left: 1_500_00,
  postings: [
    {
      entryId: 20,
      at: '2026-11-10T12:00:00Z',
      entry: 'payout_requested',
      account: 'payable',
      amount: -1_850_00,
    },
  ],
}

test('the sum leads from the balance before to the payout, and names what came back', () => {
  renderInPage(<PayoutView payout={payout} links={ownerLinks} />)
  const pays = screen.getByRole('region', { name: 'What this payout pays' })
  for (const text of ['$1,500.00', '1 stay', '$2,000.00', '−$150.00', '−$1,500.00', '$1,850.00']) {
    expect(within(pays).getByText(text)).toBeTruthy()
  }
  const earlier = within(pays).getByRole('link', { name: /Nov 3/ })
  expect(earlier.getAttribute('href')).toBe(`/property-management/payouts/${before}`)
  expect(screen.getByText(/didn’t reach the bank account/)).toBeTruthy()
  expect(screen.getByText('Account closed')).toBeTruthy()
})

test('its facts say where it went', () => {
  renderInPage(<PayoutFacts payout={payout} />)
  expect(screen.getByText('To Chase, ending in 6789')).toBeTruthy()
})

test('each line opens its booking, with its price and what Marea kept', () => {
  renderInPage(<PayoutView payout={payout} links={ownerLinks} />)
  const [first] = screen.getAllByRole('link', { name: 'Daniel Ortiz' })
  expect(first?.getAttribute('href')).toBe(`/property-management/bookings/${bookingId}`)
  const row = first?.closest('tr')
  expect(row?.textContent).toContain('$2,300.00')
  expect(row?.textContent).toContain('−$300.00')
  const month = screen.getByRole('link', { name: 'November 2026' })
  expect(month.getAttribute('href')).toBe('/property-management/statements/2026-11')
  expect(screen.getByText('Payout requested · #20')).toBeTruthy()
})

test('in the console its lines open the console, which has no statements', () => {
  renderInPage(<PayoutView payout={payout} links={adminLinks} />)
  const [first] = screen.getAllByRole('link', { name: 'Daniel Ortiz' })
  expect(first?.getAttribute('href')).toBe(`/admin/bookings/${bookingId}`)
  expect(screen.queryByRole('link', { name: 'November 2026' })).toBeNull()
})
