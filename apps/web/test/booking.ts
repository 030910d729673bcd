import type { Booking, BookingConfirmation } from '@marea/contract/bookings/endpoints.ts'
import { usd } from '@marea/contract/platform/money.ts'
import { companyTimeZone } from '../../../demo/company-clock.ts'

const id = '0b0c9a4e-6d0f-4c07-9b6e-0a3d0a1f3c55'

export const confirmation: BookingConfirmation = {
  id,
  status: 'confirmed',
  payment: 'succeeded',
  suite: {
    slug: 'casa-almendro',
    name: 'Casa Almendro',
    neighborhood: { slug: 'coconut-grove', name: 'Coconut Grove' },
    photo: null,
    isListed: true,
  },
}

/** A paid stay at Casa Almendro. */
export const booking: Booking = {
  ...confirmation,
  reference: 'MAR-7KQ2M9XA',
  place: 'miami',
  checkIn: '2026-12-08',
  checkOut: '2026-12-13',
  timeZone: companyTimeZone,
  checkInAt: '2026-12-08T21:00:00Z',
  checkOutAt: '2026-12-13T16:00:00Z',
  nights: 5,
  guests: 4,
  children: 2,
  infants: 1,
  pets: 0,
  total: usd(648_620),
  holdExpiresAt: null,
  can: ['cancel', 'change', 'receive', 'identify'],
  lines: [],
  extras: [],
  coupon: null,
  comments: '',
  houseRules: { en: [], es: [] },
  houseRulesAcceptedAt: null,
  cancellation: {
    code: 'firm',
    graceHours: 24,
    graceDaysBefore: 7,
    tiers: [],
    late: { nightsKept: 0, perMille: 0 },
  },
  securityDeposit: usd(0),
  owner: { id, firstName: 'Inés', photo: null },
  payment: { status: 'processing', credit: usd(126_240), card: usd(522_380), failure: null },
  paid: {
    credit: usd(126_240),
    card: usd(522_380),
    cards: [{ brand: 'visa', lastFour: '4242', wallet: null }],
  },
  refunded: { wallet: usd(0), card: usd(0) },
  partPlan: null,
  rest: null,
  arrival: {
    street: '3480 Poinciana Avenue',
    city: 'Miami',
    region: 'FL',
    postalCode: '33133',
    country: 'US',
    latitude: 25.72,
    longitude: -80.25,
    notes: { en: 'Enter through the wooden gate.', es: 'Entre por el portón de madera.' },
  },
  cancelledBy: null,
  steps: [{ status: 'confirmed', at: '2026-11-15T19:14:00Z' }],
}
