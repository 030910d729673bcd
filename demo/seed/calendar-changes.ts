import { addDays } from '@marea/contract/platform/time/days.ts'
import type { CalendarAct } from '@marea/contract/rates/calendar.ts'
import type { TransactionCtx } from '../../apps/api/src/platform/ctx.ts'
import { todayOf } from '../../apps/api/src/platform/zoned-time.ts'
import { changeCalendar } from '../../apps/api/src/rates/calendar/change-calendar.ts'
import { actAs } from '../history/act-as.ts'
import type { Taken } from './taken-stay.ts'

const owner = 'owner@marea.test'

/**
 * What Inés does with the next available nights of each of her homes, in turn. The reasons are names that are the same
 * in both languages.
 */
const acts: { nights: number; ago: number; act: CalendarAct }[] = [
  { nights: 3, ago: 57, act: { kind: 'block', reason: 'AquaClara' } },
  { nights: 4, ago: 33, act: { kind: 'owner_stay', reason: 'Calderón' } },
  { nights: 2, ago: 10, act: { kind: 'rates', amount: 1_290_00, minNights: 2 } },
  { nights: 2, ago: 6, act: { kind: 'block', reason: 'Terra Painting' } },
]
const soonest = 12

type Nights = { from: string; to: string }

export async function seedCalendarChanges(ctx: TransactionCtx, stays: Taken[]): Promise<void> {
  const ines = await actAs(ctx, owner)
  const own = stays.filter(({ home }) => home.owner === owner)
  const homes = Map.groupBy(own, ({ home }) => home.suite.slug)
  for (const [index, [slug, taken]] of [...homes].entries()) {
    const { nights, ago, act } = acts[index % acts.length] ?? { nights: 0, ago: 0, act: null }
    if (!act) continue
    const from = firstFree(taken, { from: addDays(todayOf(ctx), soonest), nights })
    const draft = { homes: [slug], from, to: addDays(from, nights), act }
    await changeCalendar({ ...ines, now: ctx.now.subtract({ hours: ago }) }, draft)
  }
}

/** The first day from which this many nights are available. */
export function firstFree(
  taken: readonly Nights[],
  { from, nights }: { from: string; nights: number },
) {
  let day = from
  for (const stay of taken.toSorted((one, other) => (one.from < other.from ? -1 : 1))) {
    if (addDays(day, nights) <= stay.from) break
    if (stay.to > day) day = stay.to
  }
  return day
}
