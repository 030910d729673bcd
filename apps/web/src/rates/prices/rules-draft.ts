import { addDays, isDay } from '@marea/contract/platform/time/days.ts'
import type { LeadTimeRule, PriceRules } from '@marea/contract/pricing/rules/price-rules.ts'
import { unchangedWeek } from '@marea/contract/pricing/rules/unchanged-week.ts'
import { parseMoney } from '#ui/form/parse-money.ts'

export type SeasonDraft = {
  id: string
  name: string
  from: string
  lastNight: string
  nightlyAmount: string
  weekendAmount: string
  minNights: string
}

export type LeadDraft = { id: string; days: string; percent: string }

type DiscountDraft = { id: string; fromNights: string; percent: string }

export type RulesDraft = {
  nightlyAmount: string
  weekendAmount: string
  minNights: string
  seasons: SeasonDraft[]
  /** Values typed in the other unit are kept but not used. */
  weekdayUnit: 'percent' | 'amount'
  weekdayPercents: string[]
  weekdayAmounts: string[]
  lastMinute: LeadDraft[]
  earlyBird: LeadDraft[]
  stayDiscounts: DiscountDraft[]
  fillsGaps: boolean
  floorAmount: string
  ceilingAmount: string
}

export function draftOf(rules: PriceRules): RulesDraft {
  return {
    nightlyAmount: dollars(rules.nightlyAmount),
    weekendAmount: dollars(rules.weekendAmount),
    minNights: String(rules.minNights),
    seasons: rules.seasons.map((season) => ({
      id: crypto.randomUUID(),
      name: season.name,
      from: season.from,
      lastNight: addDays(season.to, -1),
      nightlyAmount: dollars(season.nightlyAmount),
      weekendAmount: dollars(season.weekendAmount),
      minNights: String(season.minNights),
    })),
    weekdayUnit: rules.weekdayAmounts.some(Boolean) ? 'amount' : 'percent',
    weekdayPercents: rules.weekdayPercents.map((percent) => (percent ? String(percent) : '')),
    weekdayAmounts: rules.weekdayAmounts.map((amount) => (amount ? dollars(amount) : '')),
    lastMinute: rules.lastMinute.map(leadDraftOf),
    earlyBird: rules.earlyBird.map(leadDraftOf),
    stayDiscounts: rules.stayDiscounts.map(({ fromNights, perMille }) => ({
      id: crypto.randomUUID(),
      fromNights: String(fromNights),
      percent: String(perMille / 10),
    })),
    fillsGaps: rules.fillsGaps,
    floorAmount: rules.floorAmount === null ? '' : dollars(rules.floorAmount),
    ceilingAmount: rules.ceilingAmount === null ? '' : dollars(rules.ceilingAmount),
  }
}

/** An unreadable number becomes one that every rule rejects. */
export function rulesOf(draft: RulesDraft): PriceRules {
  return {
    nightlyAmount: cents(draft.nightlyAmount),
    weekendAmount: cents(draft.weekendAmount),
    minNights: whole(draft.minNights),
    seasons: draft.seasons.map((season) => ({
      name: season.name.trim(),
      from: season.from,
      to: isDay(season.lastNight) ? addDays(season.lastNight, 1) : '',
      nightlyAmount: cents(season.nightlyAmount),
      weekendAmount: cents(season.weekendAmount),
      minNights: whole(season.minNights),
    })),
    ...weekOf(draft),
    lastMinute: draft.lastMinute.map(leadRuleOf),
    earlyBird: draft.earlyBird.map(leadRuleOf),
    stayDiscounts: draft.stayDiscounts.map(({ fromNights, percent }) => ({
      fromNights: whole(fromNights),
      perMille: Math.round(decimal(percent) * 10),
    })),
    fillsGaps: draft.fillsGaps,
    floorAmount: draft.floorAmount.trim() ? cents(draft.floorAmount) : null,
    ceilingAmount: draft.ceilingAmount.trim() ? cents(draft.ceilingAmount) : null,
  }
}

function weekOf(draft: RulesDraft): Pick<PriceRules, 'weekdayPercents' | 'weekdayAmounts'> {
  const read = (texts: readonly string[], parse: (text: string) => number) =>
    texts.map((text) => (text.trim() ? parse(text) : 0))
  return draft.weekdayUnit === 'percent'
    ? { weekdayPercents: read(draft.weekdayPercents, whole), weekdayAmounts: unchangedWeek }
    : { weekdayPercents: unchangedWeek, weekdayAmounts: read(draft.weekdayAmounts, signedCents) }
}

const newSeasonNights = 14

/** The first two weeks from tomorrow on that no season covers, at the base price. */
export function newSeason(draft: RulesDraft, { name, today }: { name: string; today: string }) {
  const { nightlyAmount, weekendAmount, minNights } = draft
  const inOrder = draft.seasons
    .filter((season) => isDay(season.from) && isDay(season.lastNight))
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
  let from = addDays(today, 1)
  for (const season of inOrder) {
    if (season.from >= addDays(from, newSeasonNights)) break
    if (season.lastNight >= from) from = addDays(season.lastNight, 1)
  }
  const dates = { from, lastNight: addDays(from, newSeasonNights - 1) }
  return { id: crypto.randomUUID(), name, ...dates, nightlyAmount, weekendAmount, minNights }
}

function leadDraftOf({ days, percent }: LeadTimeRule): LeadDraft {
  return { id: crypto.randomUUID(), days: String(days), percent: String(percent) }
}

function leadRuleOf({ days, percent }: LeadDraft): LeadTimeRule {
  return { days: whole(days), percent: whole(percent) }
}

function dollars(amount: number): string {
  return amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2)
}

function cents(text: string): number {
  return parseMoney(text) ?? unreadable
}

function signedCents(text: string): number {
  const [, sign = '', amount = ''] = /^\s*([+\-−–]?)(.*)$/.exec(text) ?? []
  const parsed = parseMoney(amount)
  if (parsed === undefined) return unreadable
  return sign === '' || sign === '+' ? parsed : -parsed
}

function whole(text: string): number {
  const plain = text.trim().replace(/^[−–]/, '-')
  return /^[+-]?\d{1,6}$/.test(plain) ? Number(plain) : unreadable
}

function decimal(text: string): number {
  const plain = text.trim().replace(',', '.')
  return /^\d{1,3}(\.\d)?$/.test(plain) ? Number(plain) : unreadable
}

/** Below the minimum of every rule. */
const unreadable = -1_000_000_00
