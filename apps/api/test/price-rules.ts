import type { PriceRules } from '@marea/contract/pricing/rules/price-rules.ts'
import fc from 'fast-check'

/** A base price of $400, $500 on weekends, and nothing else. */
export const plainRules: PriceRules = {
  nightlyAmount: 400_00,
  weekendAmount: 500_00,
  minNights: 2,
  seasons: [],
  weekdayPercents: [0, 0, 0, 0, 0, 0, 0],
  weekdayAmounts: [0, 0, 0, 0, 0, 0, 0],
  lastMinute: [],
  earlyBird: [],
  stayDiscounts: [],
  fillsGaps: false,
  floorAmount: null,
  ceilingAmount: null,
}

const cents = fc.integer({ min: 100_00, max: 2000_00 })
const percent = fc.integer({ min: 1, max: 60 })
const minNights = fc.integer({ min: 1, max: 6 })

/** Any valid rules for a home, with seasons around these years. */
export const anyRules = (today: string): fc.Arbitrary<PriceRules> =>
  fc.record({
    nightlyAmount: cents,
    weekendAmount: cents,
    minNights,
    seasons: fc
      .uniqueArray(fc.record({ at: fc.integer({ min: 0, max: 20 }), rate: seasonRate }), {
        selector: ({ at }) => at,
        maxLength: 6,
      })
      .map((seasons) => seasons.map(({ at, rate }) => ({ ...rate, ...span(today, at) }))),
    weekdayPercents: anyWeek({ min: -40, max: 60 }),
    weekdayAmounts: anyWeek({ min: -80_00, max: 300_00 }),
    lastMinute: leadRules({ min: 0, max: 30 }),
    earlyBird: leadRules({ min: 40, max: 300 }),
    stayDiscounts: fc.uniqueArray(
      fc.record({
        fromNights: fc.integer({ min: 2, max: 30 }),
        perMille: fc.integer({ min: 10, max: 600 }),
      }),
      { selector: ({ fromNights }) => fromNights, maxLength: 3 },
    ),
    fillsGaps: fc.boolean(),
    floorAmount: fc.option(fc.integer({ min: 100_00, max: 500_00 })),
    ceilingAmount: fc.option(fc.integer({ min: 500_00, max: 2500_00 })),
  })

/** Prices and minimum stays set by hand for nights within two years, in order. */
export const anyOverrides = (today: string) =>
  fc
    .uniqueArray(
      fc.record({
        at: fc.integer({ min: 0, max: 140 }),
        nights: fc.integer({ min: 1, max: 5 }),
        amount: fc.option(cents),
        minNights: fc.option(minNights),
      }),
      { selector: ({ at }) => at, maxLength: 8 },
    )
    .map((overrides) =>
      overrides.map(({ at, nights, ...set }) => {
        const from = Temporal.PlainDate.from(today).add({ days: at * 5 })
        return { from: from.toString(), to: from.add({ days: nights }).toString(), ...set }
      }),
    )

const seasonRate = fc.record({
  name: fc.constant('Season'),
  nightlyAmount: cents,
  weekendAmount: cents,
  minNights,
})

function anyWeek(change: { min: number; max: number }): fc.Arbitrary<number[]> {
  return fc.oneof(
    fc.constant<number[]>([0, 0, 0, 0, 0, 0, 0]),
    fc.array(fc.integer(change), { minLength: 7, maxLength: 7 }),
  )
}

function leadRules(days: { min: number; max: number }) {
  const rule = fc.record({ days: fc.integer(days), percent })
  return fc.uniqueArray(rule, { selector: (each) => each.days, maxLength: 2 })
}

/** Spans of three weeks that begin every five weeks. */
function span(today: string, at: number) {
  const from = Temporal.PlainDate.from(today).add({ days: at * 35 - 10 })
  return { from: from.toString(), to: from.add({ days: 21 }).toString() }
}
