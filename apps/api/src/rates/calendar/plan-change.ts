import { randomUUID } from 'node:crypto'
import type { NightRange } from '@marea/contract/calendar/night-ranges.ts'
import { listNights } from '@marea/contract/platform/time/days.ts'
import { nightlyRate } from '@marea/contract/pricing/rules/nightly-rate.ts'
import { isPrice } from '@marea/contract/pricing/rules/rule-errors.ts'
import type { CalendarAct } from '@marea/contract/rates/calendar.ts'
import { changeByPercent } from '@marea/contract/rates/calendar-nights.ts'
import { type Block, blocksAmong } from '#calendar/nights/block-nights.ts'
import type { TransactionCtx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { readOverrides, toOverrideRanges } from '#pricing/rules/read-overrides.ts'
import { readRules } from '#pricing/rules/read-rules.ts'
import { todayAt } from '#suites/home-clock.ts'
import type { Difference } from './change-store.ts'

const unchanged = { amounts: [], minNights: [] }
const none: Difference = {
  removed: [],
  added: [],
  before: [],
  after: [],
  was: unchanged,
  is: unchanged,
}

type Home = { id: string; maxNights: number }

/** What an act means for one home; empty if its nights already are that way. */
export function planChange(
  ctx: TransactionCtx,
  home: Home,
  { ranges, act }: { ranges: readonly NightRange[]; act: CalendarAct },
): Promise<Difference> | Difference {
  switch (act.kind) {
    case 'block':
    case 'owner_stay':
      return {
        ...none,
        added: ranges.map((range) => newBlock(range, act.kind === 'owner_stay', act.reason)),
      }
    case 'unblock':
      return planUnblock(ctx, home.id, ranges)
    default:
      return planRates(ctx, home, { ranges, act })
  }
}

function newBlock({ from, to }: NightRange, isOwnerStay: boolean, reason: string): Block {
  return { from, to, isOwnerStay, reason, reference: `block:${randomUUID()}` }
}

/** A block that begins before or ends after the nights keeps its other nights. */
async function planUnblock(
  ctx: TransactionCtx,
  suiteId: string,
  ranges: readonly NightRange[],
): Promise<Difference> {
  const [first, last] = [ranges[0], ranges.at(-1)]
  if (!first || !last) return none
  const known = await blocksAmong(ctx, suiteId, { from: first.from, to: last.to })
  const removed: Block[] = []
  const added: Block[] = []
  for (const block of known) {
    const rest = ranges.reduce<NightRange[]>(
      (parts, range) => parts.flatMap((part) => without(part, range)),
      [block],
    )
    const isKept = rest.length === 1 && rest[0]?.from === block.from && rest[0]?.to === block.to
    if (isKept) continue
    removed.push(block)
    added.push(...rest.map((part) => newBlock(part, block.isOwnerStay, block.reason)))
  }
  return { ...none, removed, added }
}

function without({ from, to }: NightRange, gone: NightRange): NightRange[] {
  const before = { from, to: gone.from < to ? gone.from : to }
  const after = { from: gone.to > from ? gone.to : from, to }
  if (gone.to <= from || gone.from >= to) return [{ from, to }]
  return [before, after].filter((part) => part.from < part.to)
}

type RateAct = Extract<CalendarAct, { kind: 'rates' | 'clear' }>

async function planRates(
  ctx: TransactionCtx,
  { id, maxNights }: Home,
  { ranges, act }: { ranges: readonly NightRange[]; act: RateAct },
): Promise<Difference> {
  const today = await todayAt(ctx, id)
  const { rules } = await readRules(ctx.db, id)
  const known = await readOverrides(ctx.db, id)
  const nights = ranges.flatMap(({ from, to }) => listNights(from, to))
  const changes = nights.map((night) => {
    const override = known.find(({ from, to }) => from <= night && night < to)
    const before = { amount: override?.amount ?? null, minNights: override?.minNights ?? null }
    const was = nightlyRate(rules, night, today, before)
    const after = overrideAfter(act, before, was.amount)
    requireValid(after, maxNights)
    return { night, before, after, was, is: nightlyRate(rules, night, today, after) }
  })
  const changed = changes.filter(
    ({ before, after }) => before.amount !== after.amount || before.minNights !== after.minNights,
  )
  return {
    ...none,
    before: toOverrideRanges(changed.map(({ night, before }) => ({ night, ...before }))),
    after: toOverrideRanges(changed.map(({ night, after }) => ({ night, ...after }))),
    was: distinct(changed.map(({ was }) => was)),
    is: distinct(changed.map(({ is }) => is)),
  }
}

type Override = { amount: number | null; minNights: number | null }

function overrideAfter(act: RateAct, before: Override, current: number): Override {
  if (act.kind === 'clear') return { amount: null, minNights: null }
  const { amount, percent, minNights } = act
  if (percent !== undefined && (percent < -90 || percent > 300)) {
    throw new Problem('pricing.percent_out_of_range')
  }
  const changed = percent === undefined ? amount : changeByPercent(current, percent)
  return { amount: changed ?? before.amount, minNights: minNights ?? before.minNights }
}

/** Prices set by hand have the limits of every price, but not the floor and ceiling of the rules. */
function requireValid({ amount, minNights }: Override, maxNights: number): void {
  if (amount !== null && !isPrice(amount)) {
    throw new Problem('pricing.price_out_of_range')
  }
  if (minNights !== null && (minNights < 1 || minNights > maxNights)) {
    throw new Problem('pricing.min_stay_out_of_range', { maxNights })
  }
}

const mostShown = 4

function distinct(rates: readonly { amount: number; minNights: number }[]): Difference['was'] {
  const few = (values: number[]) => [...new Set(values)].slice(0, mostShown)
  return {
    amounts: few(rates.map(({ amount }) => amount)),
    minNights: few(rates.map(({ minNights }) => minNights)),
  }
}
