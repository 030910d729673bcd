import fc from 'fast-check'
import { changeStay } from '../../src/pricing/change.ts'
import { type Line, price, sumOf } from '../../src/pricing/price.ts'
import { type Refund, refundFor, type StaySnapshot } from '../../src/pricing/refund/refund.ts'
import { refundableParts, refundPart } from '../../src/pricing/refund/refund-part.ts'
import { withStayTime } from '../../src/pricing/stay-times.ts'
import {
  someCoupon,
  someExtras,
  somePolicy,
  someStay,
  someTaxes,
  someTerms,
  times,
} from './random-stays.ts'

const perMille = fc.integer({ min: 1, max: 1000 })

const someStep = fc.oneof(
  fc.record({
    kind: fc.constant('change' as const),
    stay: someStay,
    extras: someExtras,
    coupon: someCoupon,
  }),
  fc.record({
    kind: fc.constant('hours' as const),
    side: fc.constantFrom('check_in' as const, 'check_out' as const),
    amount: fc.integer({ min: 1, max: 80_000 }),
  }),
  fc.record({ kind: fc.constant('refund' as const), part: fc.nat(9), share: perMille }),
)
type Step = typeof someStep extends fc.Arbitrary<infer Value> ? Value : never

export const somePricedLife = fc.record({
  terms: someTerms,
  taxes: someTaxes,
  policy: somePolicy,
  stay: someStay,
  extras: someExtras,
  coupon: someCoupon,
  steps: fc.array(someStep, { maxLength: 5 }),
  /** Of the total, what is paid before the balance is due. */
  paid: perMille,
  hoursBetween: fc.integer({ min: 1, max: 900 }),
})
type PricedLife = typeof somePricedLife extends fc.Arbitrary<infer Value> ? Value : never

const bookedAt = Temporal.Instant.from('2026-11-15T12:00:00Z')

/** Every state of a stay's price through changes, other hours and refunds, and its cancellation. */
export function livePrices(life: PricedLife): {
  states: StaySnapshot[]
  refunds: { before: StaySnapshot; refund: Refund }[]
} {
  const { terms, taxes, policy, stay, extras, coupon, steps, paid, hoursBetween } = life
  const booked = price(terms, taxes, stay, { extras, coupon })
  let state = paidInFull({ ...stay, ...times(stay), bookedAt, policy, committed: 0 }, booked.lines)
  let now = bookedAt
  const states = [state]
  const refunds: { before: StaySnapshot; refund: Refund }[] = []
  for (const step of steps) {
    now = now.add({ hours: hoursBetween })
    const { after, refund } = take(step, { state, life, now })
    if (refund) refunds.push({ before: state, refund })
    state = after
    states.push(state)
  }
  const partly = { wallet: 0, card: Math.ceil((sumOf(state.lines) * paid) / 1000) }
  for (const before of [state, { ...state, paid: partly }]) {
    refunds.push({ before, refund: refundFor(before, now.add({ hours: hoursBetween })) })
  }
  return { states, refunds }
}

type Moment = { state: StaySnapshot; life: PricedLife; now: Temporal.Instant }

function take(
  step: Step,
  { state, life, now }: Moment,
): { after: StaySnapshot; refund?: Refund | undefined } {
  if (step.kind === 'hours') {
    return { after: paidInFull(state, withStayTime(state.lines, step.side, step.amount).lines) }
  }
  if (step.kind === 'change') {
    const { stay, extras, coupon } = step
    const quoted = price(life.terms, life.taxes, stay, { extras, coupon })
    const { lines, committed } = changeStay(state, quoted.lines, now)
    return { after: paidInFull({ ...state, ...stay, ...times(stay), committed }, lines) }
  }
  const parts = refundableParts(state.lines)
  const part = parts[step.part % Math.max(1, parts.length)]
  const amount = Math.ceil(((part?.amount ?? 0) * step.share) / 1000)
  const refund = part && refundPart(state, { code: part.code, amount })
  return { after: refund ? paidInFull(state, refund.kept) : state, refund }
}

function paidInFull(
  state: Omit<StaySnapshot, 'lines' | 'paid'>,
  lines: readonly Line[],
): StaySnapshot {
  return { ...state, lines, paid: { wallet: 0, card: sumOf(lines) } }
}
