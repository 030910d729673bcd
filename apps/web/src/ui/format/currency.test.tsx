import { languages } from '@marea/contract/platform/language.ts'
import { usd } from '@marea/contract/platform/money.ts'
import type { Quote } from '@marea/contract/pricing/endpoints.ts'
import type { Wallet, Withdrawal } from '@marea/contract/wallet/endpoints.ts'
import { cleanup } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { companyTimeZone } from '../../../../../demo/company-clock.ts'
import { renderInPage } from '../../../test/page.tsx'
import { BookingList } from '../../bookings/list/booking-list.tsx'
import type { LoadedBookings } from '../../bookings/list/load-bookings.ts'
import { BookBar } from '../../pricing/book-bar.tsx'
import { QuoteLines } from '../../pricing/quote-lines.tsx'
import { BalanceSummary } from '../../wallet/balance-summary.tsx'
import { MoneyField } from '../form/money-field.tsx'
import { AmountsNote } from './amounts-note.tsx'

afterEach(cleanup)

const quote: Pick<Quote, 'lines' | 'total'> = {
  lines: [
    {
      code: 'nights',
      part: 'rent',
      label: 'price.nights',
      amount: usd(300_00),
      for: 'owner',
      count: 3,
    },
    {
      code: 'tax_florida',
      part: 'tax',
      label: 'price.taxes',
      amount: usd(21_00),
      for: 'tax:florida',
      rate: 7000,
    },
  ],
  total: usd(321_00),
}

const withdrawal: Withdrawal = {
  id: 'w1',
  source: 'wallet',
  amount: usd(100_00),
  fee: usd(5_00),
  status: 'requested',
  arrivesOn: '2026-11-20',
  bankAccount: { country: 'MX', bankName: 'STP', lastFour: '1234' },
  steps: [{ status: 'requested', at: '2026-11-16T12:00:00Z', reason: '', returnCode: null }],
}

const wallet: Wallet = {
  balance: usd(500_00),
  available: usd(400_00),
  onHold: [
    {
      id: 'h1',
      amount: usd(100_00),
      until: '2026-11-16T12:15:00Z',
      cause: 'booking:b',
      stay: null,
    },
  ],
  withdrawable: usd(300_00),
  gift: { amount: 0, currency: 'USD' },
  maturing: [],
  minimumDeposit: usd(10_00),
  withdrawals: { isOpen: true, terms: [] },
}

const stay: LoadedBookings['items'][number] = {
  id: 'b1',
  reference: 'MAR-7KQ2M9XA',
  status: 'held',
  suite: {
    slug: 'casa-almendro',
    name: 'Casa Almendro',
    neighborhood: { slug: 'coconut-grove', name: 'Coconut Grove' },
    photo: null,
    isListed: true,
  },
  checkIn: '2026-12-06',
  checkOut: '2026-12-11',
  timeZone: companyTimeZone,
  nights: 5,
  guests: 2,
  children: 0,
  infants: 0,
  pets: 0,
  total: usd(321_00),
  holdExpiresAt: '2026-11-16T12:15:00Z',
  can: [],
  rest: null,
  mainHostId: 'missing',
  cancelled: null,
}

const upcoming: LoadedBookings = {
  list: 'upcoming',
  page: 1,
  pages: 1,
  items: [stay, { ...stay, id: 'b2', status: 'confirmed', holdExpiresAt: null }],
  counts: { upcoming: 2, past: 0, cancelled: 0 },
  nearest: undefined,
  reviewed: new Set(),
}

const screens: [string, ReactNode][] = [
  ['a price', <QuoteLines key='price' quote={quote} />],
  [
    'the wallet',
    <BalanceSummary
      key='wallet'
      wallet={wallet}
      withdrawals={[withdrawal]}
      arriving={[{ id: 'd1', amount: 50_00, card: 'Visa 4242' }]}
    />,
  ],
  [
    'an amount to enter',
    <MoneyField key='field' label='Amount' value='50' onChange={() => undefined} />,
  ],
  [
    'the bar of a home without dates',
    <BookBar
      key='from'
      stay={{ checkIn: null, checkOut: null, guests: 2, children: 0, infants: 0, pets: 0 }}
      nightlyFrom={950_00}
      asked={null}
      onDates={() => undefined}
      onQuote={() => undefined}
      reserving={{ isBusy: false, onReserve: () => undefined }}
    />,
  ],
  [
    'upcoming stays, one of them on hold',
    <BookingList
      key='stays'
      listed={upcoming}
      receipt={() => null}
      onHoldExpired={async () => undefined}
    />,
  ],
  ['a list of amounts', <AmountsNote key='list' />],
]

test.each(
  languages.flatMap((language) => screens.map(([name, screen]) => ({ language, name, screen }))),
)('the currency is named once in $language on $name', ({ language, screen }) => {
  renderInPage(screen, { language })
  expect(document.body.textContent?.match(/USD/g)).toHaveLength(1)
})
