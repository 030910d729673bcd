import type { OwnerBooking } from '@marea/contract/bookings/owner-bookings.ts'
import { usd } from '@marea/contract/platform/money.ts'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { companyTimeZone } from '../../../../../demo/company-clock.ts'
import { renderInPage } from '../../../test/page.tsx'
import { OwnerBookingList } from './owner-booking-list.tsx'

afterEach(cleanup)

const id = '6d1f1c0e-64a5-4d0b-8ac5-1a7d3b9a6f11'
const booking: OwnerBooking = {
  id,
  reference: 'MAR-7KQ2M9XA',
  status: 'confirmed',
  suite: {
    slug: 'casa-almendro',
    name: 'Casa Almendro',
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
  total: null,
  hours: { checkInAt: null, checkOutAt: null },
  guest: { id, fullName: 'Laura Ruiz', photo: null },
  comments: '',
  extras: [],
  earning: usd(100_000),
  rest: null,
  settlesAt: '2026-12-11T12:00:00Z',
  canCancel: true,
  canMessage: true,
}

function show(canMessage: boolean, language: 'en' | 'es' = 'en') {
  const items = [{ ...booking, canMessage }]
  renderInPage(<OwnerBookingList listed={{ list: 'upcoming', page: 1, pages: 1, items }} />, {
    language,
  })
}

const support = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('an owner contacts support about a booking', () => {
  show(true)
  const href = support('Contact support about booking MAR-7KQ2M9XA')
  expect(href).toBe(`/chat?support=1&booking=${id}`)
})

test('a co-host contacts support without naming the booking', () => {
  show(false, 'es')
  const href = support('Contactar a soporte sobre la reserva MAR-7KQ2M9XA')
  expect(href).toBe('/chat?support=1')
  expect(screen.queryByRole('link', { name: /huésped/ })).toBeNull()
})
