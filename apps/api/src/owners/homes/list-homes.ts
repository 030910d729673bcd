import { guestCountsOf } from '@marea/contract/calendar/guest-counts.ts'
import { nightsInStrip } from '@marea/contract/owners/strip-length.ts'
import { addDays } from '@marea/contract/platform/time/days.ts'
import type { Ctx } from '#platform/ctx.ts'
import { todayOf } from '#platform/zoned-time.ts'
import { listListings, listNeighborhoodNames } from '#suites/listing/list-listings.ts'
import { managedSuites } from '#suites/managed-home.ts'
import { listNextBookings, listTaken } from './homes-store.ts'

export async function listHomes(ctx: Ctx) {
  const ids = (await managedSuites(ctx, 'view')).map(({ id }) => id)
  const today = todayOf(ctx)
  const days = { from: today, to: addDays(today, nightsInStrip) }
  const homes = await listListings(ctx, ids)
  const next = ids.length ? await listNextBookings(ctx.db, ids, today) : []
  const taken = ids.length ? await listTaken(ctx.db, ids, days) : []
  return {
    today,
    neighborhoods: await listNeighborhoodNames(ctx),
    homes: homes.map(({ id, ...home }) => ({
      ...home,
      nextBooking: nextOf(next.find(({ suiteId }) => suiteId === id)),
      taken: taken
        .filter(({ suiteId }) => suiteId === id)
        .map(({ from, to, kind, guest }) => ({ from, to, kind, guest })),
    })),
  }
}

function nextOf(row: Awaited<ReturnType<typeof listNextBookings>>[number] | undefined) {
  if (!row) return null
  const { reference, guest, checkIn, checkOut } = row
  return { reference, guest, checkIn, checkOut, ...guestCountsOf(row) }
}
