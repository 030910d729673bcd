import { dayIn } from '@marea/contract/platform/time/zoned-time.ts'
import type { EscrowRelease } from '@marea/contract/statements/financials/balance.ts'
import { expect, test } from 'vitest'
import { companyTimeZone } from '../../../../../demo/company-clock.ts'
import { escrowSteps } from './escrow-steps.ts'

const dateOf = (instant: string) => dayIn(companyTimeZone, new Date(instant))

function release(releasesAt: string, amount: number): EscrowRelease {
  return {
    bookingId: '0f8fad5b-d9cb-469f-a165-70867728950e',
    reference: 'MAR-7KQ2M9XA',
    guest: 'Laura',
    home: { slug: 'casa-almendro', name: 'Casa Almendro' },
    checkIn: '2026-11-20',
    checkOut: '2026-11-24',
    releasesAt,
    amount,
  }
}

test('the escrow falls by each release and ends at zero', () => {
  const releases = [
    release('2026-11-21T21:00:00Z', 100),
    release('2026-12-02T21:00:00Z', 40),
    release('2026-12-02T22:00:00Z', 60),
  ]
  expect(escrowSteps('2026-11-15', releases, dateOf)).toEqual([
    { day: '2026-11-15', amount: 200 },
    { day: '2026-11-21', amount: 100 },
    { day: '2026-12-02', amount: 0 },
  ])
})

test('the day of a release is the company’s, and an overdue one counts today', () => {
  const releases = [release('2026-11-14T21:00:00Z', 10), release('2026-11-22T03:00:00Z', 5)]
  expect(escrowSteps('2026-11-15', releases, dateOf)).toEqual([
    { day: '2026-11-15', amount: 5 },
    { day: '2026-11-21', amount: 0 },
  ])
})
