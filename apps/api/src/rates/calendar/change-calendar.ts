import { randomUUID } from 'node:crypto'
import { rangesOn, weekdays } from '@marea/contract/calendar/night-ranges.ts'
import { nightsBetween } from '@marea/contract/platform/time/days.ts'
import type { CalendarAct, ChangeKind, NightsTaken } from '@marea/contract/rates/calendar.ts'
import { personOf } from '#identity/account/user.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import { calendarChangeCounters } from '#rates/metrics.ts'
import { todayAt } from '#suites/home-clock.ts'
import { lockManagedSuite, requireManagedSuite } from '#suites/managed-home.ts'
import { applyDifference } from './apply-difference.ts'
import { type Difference, type HomeChange, insertChange } from './change-store.ts'
import { planChange } from './plan-change.ts'
import { requireRange } from './range-rules.ts'

type Draft = {
  homes: readonly string[]
  from: string
  to: string
  weekdays?: readonly number[] | undefined
  act: CalendarAct
}

type Changed = { id: string; nights: number; skipped: string[] }

/** Changes nights of one or more homes: all of them, or none if there is a conflict. */
export function changeCalendar(ctx: Ctx, draft: Draft): Promise<Changed> {
  return inTransaction(ctx, async (ctx) => {
    const changes: HomeChange[] = []
    const skipped: string[] = []
    const homes = await lockHomes(ctx, draft.homes)
    for (const { id } of homes) requireRange(await todayAt(ctx, id), draft)
    const ranges = rangesOn(draft, draft.weekdays ?? weekdays)
    for (const home of homes) {
      const difference = await planChange(ctx, home, { ranges, act: draft.act })
      const nights = nightsOf(difference)
      if (nights) changes.push({ suiteId: home.id, difference, ...nights })
      else if (isByPercent(draft.act)) skipped.push(home.name)
    }
    if (!changes.length) {
      throw new Problem(skipped.length ? 'calendar.no_prices' : 'calendar.nothing_to_change')
    }
    const id = await saveChange(ctx, { kind: draft.act.kind, undoes: null, changes, homes })
    const nights = ranges.reduce((sum, { from, to }) => sum + nightsBetween(from, to), 0)
    return { id, nights, skipped }
  })
}

/** A percentage changes every existing price, so a home that it leaves unchanged has no prices. */
function isByPercent(act: CalendarAct): boolean {
  return act.kind === 'rates' && act.percent !== undefined
}

type LockedHome = Awaited<ReturnType<typeof lockManagedSuite>>

/** Sorted by id, so that two changes of the same homes cannot deadlock. */
export async function lockHomes(
  ctx: TransactionCtx,
  slugs: readonly string[],
): Promise<LockedHome[]> {
  const ids: string[] = []
  for (const slug of new Set(slugs)) ids.push((await requireManagedSuite(ctx, slug, 'calendar')).id)
  const homes: LockedHome[] = []
  for (const id of ids.sort()) homes.push(await lockManagedSuite(ctx, id, 'calendar'))
  return homes
}

type Saved = {
  kind: ChangeKind
  undoes: string | null
  changes: readonly HomeChange[]
  homes: readonly LockedHome[]
}

/** Applies and logs a change of locked homes. */
export async function saveChange(
  ctx: TransactionCtx,
  { kind, undoes, changes, homes }: Saved,
): Promise<string> {
  const id = randomUUID()
  const conflicts: NightsTaken['conflicts'] = []
  for (const change of changes) {
    const home = homes.find((each) => each.id === change.suiteId)
    conflicts.push(...(await applyDifference(ctx, change, home?.name ?? '')))
    await recordEvent(ctx, {
      kind: 'owners.calendar_changed',
      subject: `suite:${change.suiteId}`,
      data: { changeId: id, kind, ownerId: home?.ownerId ?? '' },
    })
  }
  if (conflicts.length) throw new Problem('calendar.nights_taken', { conflicts })
  const changedBy = personOf(ctx).userId
  await insertChange(ctx.db, { id, kind, undoes, changedBy, changedAt: ctx.now }, changes)
  calendarChangeCounters.addOnCommit(ctx.db, undoes === null ? kind : 'undo')
  ctx.log.info({ changeId: id, kind, homes: changes.length }, 'calendar changed')
  return id
}

function nightsOf({ removed, added, after }: Difference) {
  const ranges = [...removed, ...added, ...after]
  const from = ranges.map((range) => range.from).sort()[0]
  const to = ranges
    .map((range) => range.to)
    .sort()
    .at(-1)
  return from === undefined || to === undefined ? undefined : { from, to }
}
