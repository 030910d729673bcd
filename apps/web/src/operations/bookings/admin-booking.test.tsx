import { usd } from '@marea/contract/platform/money.ts'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderInPage } from '../../../test/page.tsx'
import { AuditTrail } from './audit-trail.tsx'
import { destinationsOf } from './refund-pane.tsx'

afterEach(cleanup)

test('the actions on a booking name their amounts and reasons', () => {
  const acts = [
    {
      at: '2026-11-15T12:00:00Z',
      by: 'Marisol',
      act: 'bookings.refunded',
      details: { amount: 50_00, reason: 'The shower was cold' },
    },
  ]
  renderInPage(<AuditTrail booking={{ id: 'b1', acts }} />)
  expect(screen.getByText('Refunded $50.00 for a booking: The shower was cold')).toBeTruthy()
  expect(document.body.textContent).not.toContain('{{')
})

test('a stay paid from the wallet is refunded to the wallet only', () => {
  const payment = { id: 'p1', at: '2026-11-15T12:00:00Z', status: 'completed', failure: null }
  const byWallet = { ...payment, credit: usd(900_00), card: usd(0) }
  const byCard = { ...payment, credit: usd(0), card: usd(900_00) }
  expect(destinationsOf({ payments: [byWallet] })).toEqual(['wallet'])
  expect(destinationsOf({ payments: [{ ...byCard, failure: 'card_declined' }] })).toEqual([
    'wallet',
  ])
  expect(destinationsOf({ payments: [byWallet, byCard] })).toEqual(['card', 'wallet'])
})
