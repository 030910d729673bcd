import type { HostedBooking } from '@marea/contract/owners/booking/hosted-booking.ts'
import { usd } from '@marea/contract/platform/money.ts'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { companyTimeZone } from '../../../../../demo/company-clock.ts'
import { renderInPage } from '../../../test/page.tsx'
import { BookingView } from './booking-view.tsx'

afterEach(cleanup)

const id = '6d1f1c0e-64a5-4d0b-8ac5-1a7d3b9a6f11'
const payoutId = '0f8fad5b-d9cb-469f-a165-70867728950e'
const at = '2026-11-02T15:00:00Z'
const moment = { at, by: null, reason: '', dates: null, amount: null }
const home = { slug: 'casa-almendro', name: 'Casa Almendro' }

const booking: HostedBooking = {
  id,
  reference: 'MAR-7KQ2M9XA',
  status: 'confirmed',
  suite: {
    ...home,
    neighborhood: { slug: 'coconut-grove', name: 'Coconut Grove' },
    photo: null,
    isListed: true,
  },
  checkIn: '2026-12-10',
  checkOut: '2026-12-14',
  timeZone: companyTimeZone,
  nights: 4,
  guests: 2,
  children: 0,
  infants: 0,
  pets: 0,
  total: usd(1_170_00),
  hours: { checkInAt: null, checkOutAt: null },
  guest: { id, fullName: 'Laura Ruiz', photo: null },
  comments: 'We bring a crib',
  extras: ['honeymoon'],
  earning: usd(900_00),
  rest: null,
  settlesAt: '2026-12-11T21:00:00Z',
  canCancel: true,
  canMessage: true,
  checkInAt: '2026-12-10T21:00:00Z',
  checkOutAt: '2026-12-14T16:00:00Z',
  phone: null,
  price: [
    {
      code: 'cleaning',
      part: 'fee',
      label: 'price.cleaning',
      amount: usd(1_000_00),
      for: 'owner',
      yours: usd(900_00),
    },
    {
      code: 'service',
      part: 'fee',
      label: 'price.service',
      amount: usd(50_00),
      for: 'platform',
      yours: usd(0),
    },
    {
      code: 'tax_fl_state',
      part: 'tax',
      label: 'price.taxes',
      amount: usd(120_00),
      for: 'tax:fl_state',
      rate: 12_000,
      yours: usd(0),
    },
  ],
  ledger: {
    id,
    reference: 'MAR-7KQ2M9XA',
    guest: 'Laura Ruiz',
    home,
    checkIn: '2026-12-10',
    checkOut: '2026-12-14',
    status: 'confirmed',
    lines: [],
    commission: 100_00,
    income: 900_00,
    paid: 1_170_00,
    refunded: 0,
    taxes: 120_00,
    months: [],
    postings: [],
  },
  mainHostId: 'uploaded',
  conversation: { last: { isGuest: true, text: 'We land at noon.', at } },
  payout: { isSettled: false, isWaiting: false, nextOn: '2026-12-15', payouts: [] },
  history: [
    { ...moment, kind: 'booked' },
    {
      ...moment,
      kind: 'changed',
      dates: {
        from: { checkIn: '2026-12-09', checkOut: '2026-12-14' },
        to: { checkIn: '2026-12-10', checkOut: '2026-12-14' },
      },
      amount: usd(1_170_00),
    },
    { ...moment, kind: 'canceled', by: 'owner', reason: 'The roof leaks' },
  ],
}

const paid = {
  id: payoutId,
  source: 'payable' as const,
  amount: usd(900_00),
  fee: usd(0),
  status: 'returned' as const,
  arrivesOn: '2026-12-18',
  bankAccount: { country: 'US' as const, bankName: 'Chase', lastFour: '6789' },
  steps: [
    { status: 'requested' as const, at: '2026-12-15T12:00:00Z', reason: '', returnCode: null },
  ],
}

const region = (name: string) => within(screen.getByRole('region', { name }))
const linkIn = (name: string, link: string | RegExp) =>
  region(name).getByRole('link', { name: link }).getAttribute('href')

test('the owner sees what of each line is theirs, and when it is released', () => {
  renderInPage(<BookingView booking={booking} hostId={<p>The document</p>} />)
  const price = region('Price and your share')
  for (const text of ['$1,000.00', '$50.00', '$120.00', '$1,170.00']) {
    expect(price.getByText(text)).toBeTruthy()
  }
  expect(price.getAllByText('$900.00')).toHaveLength(2)
  expect(price.getByText(/after Marea’s commission of \$100\.00/)).toBeTruthy()
  expect(region('Your payout').getByText(/We release \$900\.00 .* December 11/)).toBeTruthy()
})

test('ID, conversation and history lead where they are answered', () => {
  renderInPage(<BookingView booking={booking} hostId={<p>The document</p>} />)
  const need = encodeURIComponent(`host_id:${id}`)
  expect(linkIn('Main host ID', 'Review ID')).toBe(`/property-management?need=${need}`)
  expect(screen.getByText('The document')).toBeTruthy()
  expect(region('Messages').getByText('We land at noon.')).toBeTruthy()
  expect(linkIn('Messages', 'Open conversation')).toBe(`/chat?booking=${id}`)
  const history = region('History')
  expect(history.getByText('Dates changed to Dec 10 – 14')).toBeTruthy()
  expect(history.getByText('Canceled by the owner')).toBeTruthy()
  expect(history.getByText('The roof leaks')).toBeTruthy()
})

test('a payout that came back is there with its state, and the amount waits for the next', () => {
  const payout = { isSettled: true, isWaiting: true, nextOn: '2026-12-22', payouts: [paid] }
  renderInPage(<BookingView booking={{ ...booking, payout }} hostId={null} />)
  expect(linkIn('Your payout', /Dec 15/)).toBe(`/property-management/payouts/${payoutId}`)
  const shown = region('Your payout')
  expect(shown.getByText('Returned by the bank')).toBeTruthy()
  expect(shown.getByText(/part of your next payout on .*December 22/)).toBeTruthy()
})

test('a co-host without money sees the stay alone, in Spanish too', () => {
  const none = { price: null, ledger: null, payout: null, mainHostId: null, conversation: null }
  renderInPage(<BookingView booking={{ ...booking, ...none }} hostId={null} />, { language: 'es' })
  expect(screen.getByRole('region', { name: 'Estancia' })).toBeTruthy()
  for (const name of ['Precio y su parte', 'Su pago', 'Mensajes']) {
    expect(screen.queryByRole('region', { name })).toBeNull()
  }
})
