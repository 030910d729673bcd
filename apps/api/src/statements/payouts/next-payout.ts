import type { NextPayout } from '@marea/contract/statements/financials/payouts.ts'
import { todayIn } from '#platform/zoned-time.ts'
import { payoutTime } from './payout-days.ts'

type Release = { bookingId: string; guest: string; amount: number; releasesAt: Temporal.Instant }

type Known = {
  on: string
  available: number
  reserve: { amount: number; homes: number }
  onHold: number
  releases: readonly Release[]
  minimum: number
  waiting: number
}

/** The parts of the next scheduled payout, as far as they are known now. */
export function nextPayout(zone: string, known: Known): NextPayout {
  const { on, available, reserve, onHold, releases, minimum, waiting } = known
  const before = payoutTime(zone, on)
  const released = releases.filter(
    ({ releasesAt }) => Temporal.Instant.compare(releasesAt, before) <= 0,
  )
  const lines: NextPayout['lines'] = [
    { kind: 'available', amount: available },
    ...released.map(({ bookingId, guest, amount, releasesAt }) => ({
      kind: 'release' as const,
      amount,
      bookingId,
      guest,
      on: todayIn(zone, releasesAt),
    })),
  ]
  if (reserve.amount > 0) {
    lines.push({ kind: 'reserve', amount: -reserve.amount, homes: reserve.homes })
  }
  if (onHold > 0) lines.push({ kind: 'dispute', amount: -onHold })
  const sum = lines.reduce((total, { amount }) => total + amount, 0)
  const amount = Math.max(0, sum)
  return { on, lines, amount, waiting, isBelowMinimum: amount < minimum }
}
