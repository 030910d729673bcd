import type { FeedConflict } from '@marea/contract/channels/endpoints.ts'
import { textTables } from '@marea/contract/texts/tables.ts'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderInPage } from '../../../test/page.tsx'
import { Conflict } from './conflict.tsx'

const { en } = textTables

afterEach(cleanup)

const conflict: FeedConflict = {
  id: '4c2b8b1e-0000-4000-8000-000000000001',
  suite: { slug: 'villa-bugambilia', name: 'Villa Bugambilia', photo: null },
  raisedAt: '2026-11-15T19:11:00Z',
  overlap: { from: '2027-12-06', to: '2027-12-08' },
  decision: null,
  booking: {
    id: '4c2b8b1e-0000-4000-8000-000000000002',
    reference: 'MAR-6T4K8WPE',
    guest: 'Tomás Arriaga',
    guests: 4,
    from: '2027-12-03',
    to: '2027-12-08',
    bookedAt: '2026-10-28T22:03:00Z',
    paid: { amount: 784_220, currency: 'USD' },
    earning: { amount: 579_040, currency: 'USD' },
    canCancel: true,
  },
  event: {
    feedId: '4c2b8b1e-0000-4000-8000-000000000003',
    channel: 'airbnb',
    name: 'Airbnb',
    from: '2027-12-06',
    to: '2027-12-09',
    isStay: true,
    firstSeenAt: '2026-11-15T19:11:00Z',
    phoneEnding: '4471',
    link: null,
  },
  homes: [],
  offer: null,
  lastReadAt: null,
}

const show = (given: Partial<FeedConflict> = {}, language: 'en' | 'es' = 'en') =>
  renderInPage(
    <Conflict conflict={{ ...conflict, ...given }} onChanged={async () => undefined} />,
    {
      language,
    },
  )

test('a conflict names the nights that both have, and both sides', () => {
  show()
  const section = screen.getByRole('region', {
    name: 'Villa Bugambilia is double-booked on Dec 6 – 7, 2027',
  })
  expect(within(section).getByText('Dec 3 – 8, 2027, 5 nights')).toBeDefined()
  expect(within(section).getByText('Dec 6 – 9, 2027, 3 nights')).toBeDefined()
  expect(within(section).getByText('4471')).toBeDefined()
})

test('each solution says what it costs, and canceling asks once more', () => {
  show()
  const [keep, cancel] = screen.getAllByRole('radio')
  expect(keep?.closest('label')?.textContent).toContain('$0.00')
  expect(cancel?.closest('label')?.textContent).toContain('−$5,790.40')
  expect(screen.getByRole('button', { name: en['channels.conflict.keep_button'] })).toBeDefined()
  if (cancel) fireEvent.click(cancel)
  fireEvent.click(screen.getByRole('button', { name: en['channels.conflict.cancel_button'] }))
  expect(screen.getByRole('alertdialog').textContent).toContain('$7,842.20')
})

test('a booking that cannot be canceled any more can only be kept', () => {
  show({ booking: { ...conflict.booking, canCancel: false } })
  expect(screen.getAllByRole('radio').at(1)?.matches(':disabled')).toBe(true)
})

test('a kept booking says what is left to do', () => {
  show({ decision: 'keep_booking' })
  expect(screen.getByText('You’re keeping Tomás’s booking.')).toBeDefined()
  expect(screen.queryByRole('button', { name: en['channels.conflict.keep_button'] })).toBeNull()
})

test('the channel’s initial stays the channel’s in Spanish', () => {
  show({}, 'es')
  expect(screen.getByRole('heading', { name: /Estancia en Airbnb/ }).textContent).toMatch(/^A/)
})

test('homes that cost the guest no more can be offered, and the latest offer is named', () => {
  const total = { amount: 700_000, currency: 'USD' } as const
  const homes = [
    { slug: 'casa-almendro', name: 'Casa Almendro', total, isOwn: true },
    { slug: 'casa-coral', name: 'Casa Coral', total, isOwn: false },
  ]
  show({ homes, offer: { home: 'Casa Coral', total, answer: 'declined' } })
  expect(screen.getByText('Tomás declined the stay at Casa Coral.')).toBeDefined()
  const [, own, other] = screen.getAllByRole('radio')
  expect(own?.closest('label')?.textContent).toContain('$7,000.00')
  expect(own?.closest('label')?.textContent).not.toContain('−')
  expect(other?.closest('label')?.textContent).toContain('−$5,790.40')
  if (own) fireEvent.click(own)
  expect(screen.getByRole('button', { name: en['channels.conflict.offer_button'] })).toBeDefined()
})
