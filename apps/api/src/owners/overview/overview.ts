import { guestCountsOf } from '@marea/contract/calendar/guest-counts.ts'
import type { ComingStay, Overview } from '@marea/contract/owners/overview.ts'
import { nightsBetween } from '@marea/contract/platform/time/days.ts'
import { type ManagedStay, nextArrivals, nextDepartures } from '#bookings/managed/managed-stays.ts'
import { occupiedIn } from '#calendar/show/occupied.ts'
import { personOf } from '#identity/account/user.ts'
import { findToDos, type ManagedHome, type ToDoParts } from '#owners/to-dos/to-dos.ts'
import type { Ctx } from '#platform/ctx.ts'
import { todayOf } from '#platform/zoned-time.ts'
import { includes, managedSuites } from '#suites/managed-home.ts'
import { type CountFeeds, findFirstSteps } from './first-steps.ts'
import { monthOf, yearBefore } from './month.ts'
import { countOccupied, monthNights, occupiedPercent } from './month-nights.ts'
import { monthProfit } from './month-profit.ts'

const nextStays = 4

/** What later slices pass in. */
export type OverviewParts = ToDoParts & { countFeeds: CountFeeds }

/** The homes a person owns or helps to manage, this month; money only with full access. */
export async function ownerOverview(ctx: Ctx, parts: OverviewParts): Promise<Overview> {
  const homes = await managedSuites(ctx, 'view')
  const today = todayOf(ctx)
  const month = monthOf(today)
  const withMoney = homes.filter(({ right }) => includes(right, 'full'))
  const ids = homes.map(({ id }) => id)
  const [profit, taken, arrivals, departures, needs, firstSteps] = await Promise.all([
    monthProfit(ctx, withMoney, { month, lastYear: yearBefore(month) }),
    occupiedIn(ctx, ids, month),
    nextArrivals(ctx, homes, today, nextStays),
    nextDepartures(ctx, homes, today, nextStays),
    findToDos(ctx, homes, parts),
    findFirstSteps(ctx, homes, parts.countFeeds),
  ])
  const takenIn = Map.groupBy(taken, ({ suiteId }) => suiteId)
  const nights = homes.map(({ id, listedOn }) =>
    monthNights({ taken: takenIn.get(id) ?? [], listedOn }, month, today),
  )
  return {
    today,
    profit,
    needs,
    firstSteps,
    homes: homes.map(({ slug, name }, index) => {
      const own = nights[index] ?? []
      return { slug, name, nights: own, occupiedNights: countOccupied(own) }
    }),
    occupiedPercent: occupiedPercent(nights.flat()),
    arrivals: arrivals.map((stay) => comingStay(ctx, homes, stay, 'checkIn')),
    departures: departures.map((stay) => comingStay(ctx, homes, stay, 'checkOut')),
  }
}

function comingStay(
  ctx: Ctx,
  homes: readonly ManagedHome[],
  stay: ManagedStay,
  end: 'checkIn' | 'checkOut',
): ComingStay {
  const { id, reference, guest, checkIn, checkOut } = stay
  const { slug = '', name = '' } = homes.find((home) => home.id === stay.suiteId) ?? {}
  return {
    id,
    reference,
    guest,
    ...guestCountsOf(stay),
    home: { slug, name },
    nights: nightsBetween(checkIn, checkOut),
    day: stay[end],
    at: stay[`${end}At`].toString(),
    timeZone: stay.timeZone,
    canMessage: stay.ownerId === personOf(ctx).userId,
  }
}
