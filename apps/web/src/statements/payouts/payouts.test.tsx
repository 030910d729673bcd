import { usd } from '@marea/contract/platform/money.ts'
import type { OwnerPayouts } from '@marea/contract/statements/financials/payouts.ts'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { refuse, standInForApi } from '../../../test/api.ts'
import { renderInPage } from '../../../test/page.tsx'
import { PayoutSheet } from './payout-sheet.tsx'
import { PayoutsSection } from './payouts-section.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const account = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  country: 'US',
  bankName: 'Chase',
  kind: 'checking',
  lastFour: '6789',
  isDefault: true,
  readyOn: null,
  isUnusable: false,
} as const

const payouts: OwnerPayouts = {
  isOpen: true,
  payable: 5_758_57,
  underway: 0,
  reserve: { amount: 4_500_00, homes: 3 },
  accounts: [account],
  schedule: {
    frequency: 'weekly',
    weekday: 2,
    monthDay: null,
    minimum: 100_00,
    bankAccountId: null,
  },
  next: {
    on: '2026-11-17',
    lines: [
      { kind: 'available', amount: 10_258_57 },
      {
        kind: 'release',
        amount: 939_40,
        bookingId: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
        guest: 'Daniel Ortiz',
        on: '2026-11-16',
      },
      { kind: 'reserve', amount: -4_500_00, homes: 3 },
    ],
    amount: 6_697_97,
    isBelowMinimum: false,
    waiting: 1_240_00,
  },
  items: [],
}

const pay = 'POST /owner/payouts'
const close = async () => undefined

test('the next payout is derived line by line, and an expense to approve is counted', () => {
  renderInPage(<PayoutsSection payouts={{ value: payouts }} shown={{}} />)
  const lines = ['$10,258.57', '+$939.40', '−$4,500.00', '$6,697.97']
  for (const line of lines) expect(screen.getByText(line)).toBeTruthy()
  expect(screen.getByText('Released Nov 16, Daniel Ortiz')).toBeTruthy()
  expect(screen.getByText(/the payout will be \$5,457\.97/)).toBeTruthy()
  expect(screen.getByText('Every Tuesday, minimum $100.00')).toBeTruthy()
})

test('without a bank account the owner is asked to add one', () => {
  const none = { ...payouts, accounts: [], next: null }
  renderInPage(<PayoutsSection payouts={{ value: none }} shown={{}} />)
  expect(screen.getByRole('link', { name: 'Add bank account' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /Pay out now/ })).toBeNull()
})

test('more than the balance is refused before it is sent', async () => {
  const requests = standInForApi({})
  renderInPage(<PayoutSheet payouts={payouts} onClose={() => undefined} onSent={close} />)
  fireEvent.change(await screen.findByLabelText('Amount'), { target: { value: '6000' } })
  fireEvent.click(screen.getByRole('button', { name: /Pay out \$6,000\.00/ }))
  expect(
    await screen.findByText('This is more than you can pay out. Enter a smaller amount.'),
  ).toBeTruthy()
  expect(requests).toEqual([])
})

test('what the API refuses is said, and the form stays as typed', async () => {
  standInForApi({ [pay]: () => refuse(409, 'payouts.balance_too_small') })
  renderInPage(<PayoutSheet payouts={payouts} onClose={() => undefined} onSent={close} />)
  fireEvent.change(await screen.findByLabelText('Amount'), { target: { value: '250' } })
  fireEvent.click(screen.getByRole('button', { name: /Pay out \$250\.00/ }))
  expect(await screen.findByText('We couldn’t request the payout')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('250')
})

test('a payout that came back says so', () => {
  const returned: OwnerPayouts = {
    ...payouts,
    items: [
      {
        id: '16fd2706-8baf-433b-82eb-8c7fada847da',
        source: 'payable',
        amount: usd(500_00),
        fee: usd(0),
        status: 'returned',
        arrivesOn: '2026-11-13',
        bankAccount: account,
        steps: [{ status: 'requested', at: '2026-11-10T12:00:00Z', reason: '', returnCode: null }],
      },
    ],
  }
  renderInPage(<PayoutsSection payouts={{ value: returned }} shown={{}} />)
  expect(screen.getByText('Returned by Chase 6789')).toBeTruthy()
})
