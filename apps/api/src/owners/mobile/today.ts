import { guestCountsOf } from '@marea/contract/calendar/guest-counts.ts'
import type { Today, TodayHome, TodayStay } from '@marea/contract/owners/today.ts'
import { addDays, listNights } from '@marea/contract/platform/time/days.ts'
import { type RatedHome, rateOn } from '@marea/contract/rates/calendar-nights.ts'
import { type ManagedStay, staysOfToday } from '#bookings/managed/managed-stays.ts'
import { type OccupiedRange, occupiedIn } from '#calendar/show/occupied.ts'
import { personOf } from '#identity/account/user.ts'
import { findToDos, type ManagedHome, type ToDoParts } from '#owners/to-dos/to-dos.ts'
import type { Ctx } from '#platform/ctx.ts'
import { todayIn, todayOf } from '#platform/zoned-time.ts'
import { readRates } from '#rates/calendar/show-calendar.ts'
import { includes, managedSuites } from '#suites/managed-home.ts'

const shownDays = 21

/** What a manager of homes does today, with the next three weeks of each home. */
export async function ownerToday(ctx: Ctx, parts: ToDoParts): Promise<Today> {
  const homes = await managedSuites(ctx, 'view')
  const today = todayOf(ctx)
  const weeks = { from: today, to: addDays(today, shownDays) }
  const ids = homes.map(({ id }) => id)
  const [stays, taken, needs, rates] = await Promise.all([
    staysOfToday(ctx, homes),
    occupiedIn(ctx, ids, weeks),
    findToDos(ctx, homes, parts),
    readRates(ctx, { suiteIds: ids, ...weeks }),
  ])
  const takenIn = Map.groupBy(taken, ({ suiteId }) => suiteId)
  const nightsOf = ({ id }: ManagedHome) => ({ taken: takenIn.get(id) ?? [], rated: rates.get(id) })
  return {
    today,
    stays: stays.flatMap((stay) => todayStay(ctx, homes, stay) ?? []),
    homes: homes.map((home) => todayHome(home, nightsOf(home), weeks)),
    needs,
  }
}

function todayStay(
  ctx: Ctx,
  homes: readonly ManagedHome[],
  stay: ManagedStay,
): TodayStay | undefined {
  const home = homes.find(({ id }) => id === stay.suiteId)
  if (!home) return undefined
  const { id, reference, checkIn, checkOut, timeZone } = stay
  const today = todayIn(timeZone, ctx.now)
  const canMark = includes(home.right, 'calendar')
  return {
    id,
    reference,
    ...guestCountsOf(stay),
    checkIn,
    checkOut,
    timeZone,
    canMark,
    undoable: canMark ? undoableMark(stay, today) : null,
    home: { slug: home.slug, name: home.name },
    guest: { fullName: stay.guest, phone: canMark ? stay.phone : null },
    part: partOf(stay, today),
    checkInAt: stay.checkInAt.toString(),
    checkOutAt: stay.checkOutAt.toString(),
    checkedInAt: stay.checkedInAt?.toString() ?? null,
    checkedOutAt: stay.checkedOutAt?.toString() ?? null,
    canMessage: stay.ownerId === personOf(ctx).userId,
  }
}

/** The last mark, on the day on which it was made. */
function undoableMark({ checkedInAt, checkedOutAt, timeZone }: ManagedStay, today: string) {
  const last = checkedOutAt ?? checkedInAt
  if (!last || todayIn(timeZone, last) !== today) return null
  return checkedOutAt ? ('check_out' as const) : ('check_in' as const)
}

function partOf({ checkIn, checkOut }: ManagedStay, today: string): TodayStay['part'] {
  if (checkIn === today) return 'arriving'
  return checkOut === today ? 'leaving' : 'staying'
}

const stateOf = { booking: 'booked', external: 'external', block: 'blocked', hold: 'held' } as const

type Nights = { taken: readonly OccupiedRange[]; rated: RatedHome | undefined }

function todayHome(
  { slug, name, right }: ManagedHome,
  { taken, rated }: Nights,
  { from, to }: { from: string; to: string },
): TodayHome {
  const canBlock = includes(right, 'calendar')
  const nights = listNights(from, to).map((date) => {
    const range = taken.find((each) => each.from <= date && date < each.to)
    const isRemovable = canBlock && range?.kind === 'block'
    return {
      date,
      state: range ? stateOf[range.kind] : ('free' as const),
      block: isRemovable ? { from: range.from < from ? from : range.from, to: range.to } : null,
      amount: rated ? rateOn(rated, date, from).amount : 0,
    }
  })
  return { slug, name, canBlock, canRecord: includes(right, 'full'), nights }
}
