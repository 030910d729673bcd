import { isDay, nightsBetween } from '#platform/time/days.ts'
import { maxNights } from '#suites/stay-limits.ts'
import type { PriceRules, SeasonRule } from './price-rules.ts'

const minNightlyAmount = 10_00
const maxNightlyAmount = 100_000_00
const maxLeadDays = 365
const friday = 5

export const ruleErrorCodes = [
  'pricing.price_out_of_range',
  'pricing.percent_out_of_range',
  'pricing.weekday_change_out_of_range',
  'pricing.weekday_units_mixed',
  'pricing.days_out_of_range',
  'pricing.min_stay_out_of_range',
  'pricing.season_unnamed',
  'pricing.season_reversed',
  'pricing.season_past',
  'pricing.season_shorter_than_stay',
  'pricing.seasons_overlap',
  'pricing.rule_repeated',
  'pricing.lead_times_overlap',
  'pricing.floor_above_ceiling',
] as const
/** Unreadable dates are found while typing; the API refuses them before it reads the rules. */
type RuleErrorCode = (typeof ruleErrorCodes)[number] | 'stay.dates_unreadable'

/** `field` is the path in the rules, such as `seasons.2.to`. */
export type RuleError = { field: string; code: RuleErrorCode }

/** The rules are checked on this day, for a home that accepts no longer stays than these nights. */
type Home = { today: string; maxNights: number }

type Check = [field: string, isWrong: boolean, code: RuleErrorCode]

export function findRuleErrors(rules: PriceRules, home: Home): RuleError[] {
  return [
    ...baseChecks(rules, home),
    ...rules.seasons.flatMap((season, index) => seasonChecks(rules, index, { season, home })),
    ...weekdayChecks(rules),
    ...leadChecks(rules),
    ...discountChecks(rules),
    ...limitChecks(rules),
  ]
    .filter(([, isWrong]) => isWrong)
    .map(([field, , code]) => ({ field, code }))
}

function baseChecks(
  { nightlyAmount, weekendAmount, minNights }: PriceRules,
  { maxNights }: Home,
): Check[] {
  return [
    ['nightlyAmount', !isPrice(nightlyAmount), 'pricing.price_out_of_range'],
    ['weekendAmount', !isPrice(weekendAmount), 'pricing.price_out_of_range'],
    ['minNights', !isWithin(minNights, 1, maxNights), 'pricing.min_stay_out_of_range'],
  ]
}

function seasonChecks(
  { seasons }: PriceRules,
  index: number,
  { season, home }: { season: SeasonRule; home: Home },
): Check[] {
  const { name, from, to, nightlyAmount, weekendAmount, minNights } = season
  const path = `seasons.${index}`
  const isReadable = isDay(from) && isDay(to)
  const isReversed = isReadable && to <= from
  const isStay = isWithin(minNights, 1, home.maxNights)
  const isOverlapping = seasons.slice(0, index).some((other) => other.from < to && from < other.to)
  return [
    [`${path}.name`, name.trim() === '' || /[\r\n]/.test(name), 'pricing.season_unnamed'],
    [`${path}.from`, !isDay(from), 'stay.dates_unreadable'],
    [`${path}.to`, !isDay(to), 'stay.dates_unreadable'],
    [`${path}.to`, isReversed, 'pricing.season_reversed'],
    [`${path}.to`, isReadable && !isReversed && to <= home.today, 'pricing.season_past'],
    [`${path}.from`, isReadable && !isReversed && isOverlapping, 'pricing.seasons_overlap'],
    [`${path}.nightlyAmount`, !isPrice(nightlyAmount), 'pricing.price_out_of_range'],
    [`${path}.weekendAmount`, !isPrice(weekendAmount), 'pricing.price_out_of_range'],
    [`${path}.minNights`, !isStay, 'pricing.min_stay_out_of_range'],
    [
      `${path}.minNights`,
      isReadable && !isReversed && isStay && minNights > nightsBetween(from, to),
      'pricing.season_shorter_than_stay',
    ],
  ]
}

function weekdayChecks({ weekdayPercents, weekdayAmounts, ...rules }: PriceRules): Check[] {
  const priced = [rules, ...rules.seasons]
  return weekdayPercents.flatMap((percent, day): Check[] => {
    const change = weekdayAmounts[day] ?? 0
    const amounts = priced.map((rate) => (day >= friday ? rate.weekendAmount : rate.nightlyAmount))
    const isOut = amounts.some((amount) => isPrice(amount) && !isPrice(amount + change))
    const isMixed = change !== 0 && weekdayPercents.some(Boolean)
    return [
      [`weekdayPercents.${day}`, !isWithin(percent, -90, 300), 'pricing.percent_out_of_range'],
      [`weekdayAmounts.${day}`, isOut, 'pricing.weekday_change_out_of_range'],
      [`weekdayAmounts.${day}`, isMixed, 'pricing.weekday_units_mixed'],
    ]
  })
}

function leadChecks({ lastMinute, earlyBird }: PriceRules): Check[] {
  const latest = Math.max(-1, ...lastMinute.map(({ days }) => days))
  const parts = { lastMinute, earlyBird }
  return (['lastMinute', 'earlyBird'] as const).flatMap((part) =>
    parts[part].flatMap(({ days, percent }, index): Check[] => [
      [`${part}.${index}.days`, !isWithin(days, 0, maxLeadDays), 'pricing.days_out_of_range'],
      [
        `${part}.${index}.days`,
        parts[part].findIndex((other) => other.days === days) < index,
        'pricing.rule_repeated',
      ],
      [
        `${part}.${index}.days`,
        part === 'earlyBird' && days <= latest,
        'pricing.lead_times_overlap',
      ],
      [`${part}.${index}.percent`, !isWithin(percent, 1, 90), 'pricing.percent_out_of_range'],
    ]),
  )
}

function discountChecks({ stayDiscounts }: PriceRules): Check[] {
  return stayDiscounts.flatMap(({ fromNights, perMille }, index): Check[] => [
    [
      `stayDiscounts.${index}.fromNights`,
      !isWithin(fromNights, 2, maxNights),
      'pricing.min_stay_out_of_range',
    ],
    [
      `stayDiscounts.${index}.fromNights`,
      stayDiscounts.findIndex((other) => other.fromNights === fromNights) < index,
      'pricing.rule_repeated',
    ],
    [
      `stayDiscounts.${index}.perMille`,
      !isWithin(perMille, 1, 900),
      'pricing.percent_out_of_range',
    ],
  ])
}

function limitChecks({ floorAmount, ceilingAmount }: PriceRules): Check[] {
  const isAbove = floorAmount !== null && ceilingAmount !== null && floorAmount > ceilingAmount
  return [
    ['floorAmount', floorAmount !== null && !isPrice(floorAmount), 'pricing.price_out_of_range'],
    [
      'ceilingAmount',
      ceilingAmount !== null && !isPrice(ceilingAmount),
      'pricing.price_out_of_range',
    ],
    ['floorAmount', isAbove, 'pricing.floor_above_ceiling'],
  ]
}

export function isPrice(amount: number): boolean {
  return isWithin(amount, minNightlyAmount, maxNightlyAmount)
}

function isWithin(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most
}
