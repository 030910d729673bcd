import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { settlementPostings } from '#bookings/settle/settlement-postings.ts'
import { changeStay } from '#pricing/change.ts'
import { price, sumOf } from '#pricing/price.ts'
import { type Paid, refundFor, type StaySnapshot } from '#pricing/refund/refund.ts'
import { refundCurve } from '#pricing/refund/refund-curve.ts'
import type { Move } from '#wallet/ledger/post.ts'
import {
  someCoupon,
  someExtras,
  somePolicy,
  someStay,
  someTaxes,
  someTerms,
  times,
} from '../../test/simulation/random-stays.ts'

const bookedAt = Temporal.Instant.from('2026-11-15T12:00:00Z')
const parties = { bookingId: 'b', ownerId: 'o' }

const someWish = fc.record({ stay: someStay, extras: someExtras, coupon: someCoupon })

const someLife = fc.record({
  terms: someTerms,
  taxes: someTaxes,
  policy: somePolicy,
  wishes: fc.array(someWish, { minLength: 1, maxLength: 4 }),
  credit: fc.integer({ min: 0, max: 500_000 }),
  hoursBetween: fc.integer({ min: 1, max: 900 }),
  isCancelled: fc.boolean(),
})
type Life = typeof someLife extends fc.Arbitrary<infer Value> ? Value : never

/** A simulated stay from booking through its changes to its end, with every posting. */
function live({ terms, taxes, policy, wishes, credit, hoursBetween, isCancelled }: Life) {
  const quotes = wishes.map(({ stay, extras, coupon }) => ({
    stay,
    ...price(terms, taxes, stay, { extras, coupon }),
  }))
  const [first, ...changes] = quotes
  if (!first) throw new Error('There is no stay.')
  const wallet = Math.min(credit, first.total)
  const snapshots: StaySnapshot[] = []
  const flows: Paid[] = [{ wallet, card: first.total - wallet }]
  let snapshot: StaySnapshot = {
    ...first.stay,
    ...times(first.stay),
    bookedAt,
    policy,
    lines: first.lines,
    paid: { wallet, card: first.total - wallet },
    committed: 0,
  }
  snapshots.push(snapshot)
  let now = bookedAt
  for (const { stay, lines } of changes) {
    now = now.add({ hours: hoursBetween })
    const change = changeStay(snapshot, lines, now)
    const { wallet, card } = change.refund
    expect(change.charge === 0 || wallet + card === 0).toBe(true)
    flows.push({ wallet: -wallet, card: change.charge - card })
    const paid = {
      wallet: snapshot.paid.wallet - wallet,
      card: snapshot.paid.card - card + change.charge,
    }
    const { committed } = change
    snapshot = { ...snapshot, ...stay, ...times(stay), lines: change.lines, paid, committed }
    snapshots.push(snapshot)
  }
  now = now.add({ hours: hoursBetween })
  const refund = isCancelled ? refundFor(snapshot, now) : undefined
  if (refund) flows.push({ wallet: -refund.wallet, card: -refund.card })
  const moves = settlementPostings(parties, refund ? refund.kept : snapshot.lines)
  return { snapshots, flows, moves, refund, now }
}

function into(moves: readonly Move[], isMeant: (account: string) => boolean): number {
  return moves.reduce((sum, { from, to, amount }) => {
    return sum + (isMeant(to) ? amount : 0) - (isMeant(from) ? amount : 0)
  }, 0)
}

const sum = (amounts: number[]) => amounts.reduce((all, each) => all + each, 0)

describe('for any stay, coupon, policy, changes and day of cancelling', () => {
  test('what the guest paid equals what owner, platform and taxes received plus the refunds', () => {
    fc.assert(
      fc.property(someLife, (life) => {
        const { flows, moves, refund, snapshots } = live(life)
        const kept = sum(flows.map(({ wallet, card }) => wallet + card))
        const owner = into(moves, (account) => account.startsWith('owner:'))
        const platform = into(moves, (account) => account.startsWith('platform:'))
        const taxes = into(moves, (account) => account.startsWith('tax:'))
        expect(owner + platform + taxes).toBe(kept)
        expect(kept + into(moves, (account) => account.startsWith('booking:'))).toBe(0)
        expect(owner).toBeGreaterThanOrEqual(0)
        expect(taxes).toBeGreaterThanOrEqual(0)
        for (const { amount } of moves) expect(Number.isSafeInteger(amount)).toBe(true)
        const last = snapshots.at(-1)
        if (refund && last) {
          const { rent, fees, taxes, coupon, wallet, card, total } = refund
          expect([rent + fees + taxes + coupon, wallet + card]).toEqual([total, total])
          expect(wallet).toBeLessThanOrEqual(last.paid.wallet)
          expect(card).toBeLessThanOrEqual(last.paid.card)
          for (const part of [rent, fees, taxes, wallet, card, total]) {
            expect(part).toBeGreaterThanOrEqual(0)
          }
          expect(coupon).toBeLessThanOrEqual(0)
        }
      }),
      { numRuns: 1500 },
    )
  })

  test('no payment method is ever refunded more than it paid', () => {
    fc.assert(
      fc.property(someLife, (life) => {
        const { flows, snapshots } = live(life)
        for (const way of ['wallet', 'card'] as const) {
          expect(sum(flows.map((flow) => flow[way]))).toBeGreaterThanOrEqual(0)
        }
        for (const { lines, paid } of snapshots) expect(sumOf(lines)).toBe(paid.wallet + paid.card)
      }),
    )
  })

  test('a later cancellation never refunds more, where the policy only declines', () => {
    fc.assert(
      fc.property(someLife, (life) => {
        const last = live(life).snapshots.at(-1)
        if (!last) return
        const { policy } = last
        const kept = [...policy.tiers, policy.late].map(({ perMille }) => perMille)
        fc.pre(kept.every((part, index) => index === 0 || part <= (kept[index - 1] ?? 0)))
        const totals = refundCurve(last, bookedAt).map(({ refund }) => refund.total)
        expect(totals).toEqual(totals.toSorted((a, b) => b - a))
      }),
    )
  })

  test('changing first never refunds more than canceling at once', () => {
    fc.assert(
      fc.property(someLife, (life) => {
        const { snapshots } = live({ ...life, isCancelled: false })
        const [before, after] = snapshots
        fc.pre(before !== undefined && after !== undefined && snapshots.length === 2)
        if (!before || !after) return
        const now = bookedAt.add({ hours: life.hoursBetween })
        const keptAtOnce = keptBefore(refundFor(before, now).kept)
        const keptAfter = keptBefore(refundFor(after, now).kept)
        expect(keptAfter).toBeGreaterThanOrEqual(keptAtOnce)
      }),
    )
  })
})

/** Taxes and fees refunded before a stay begins follow the new dates. */
function keptBefore(lines: readonly { for: string; isReturned: boolean; amount: number }[]) {
  return sum(
    lines
      .filter((line) => !line.isReturned && !line.for.startsWith('tax:'))
      .map(({ amount }) => amount),
  )
}
