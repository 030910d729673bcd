import { listNights, nightsBetween } from '@marea/contract/platform/time/days.ts'
import type { Ctx } from '#platform/ctx.ts'
import {
  type EarningRow,
  listArrivals,
  listArrivalsWithoutId,
  listDepartures,
  listEarnings,
  listStaysOn,
  listUndecidedHostIds,
  type ManagedHomes,
  type StayRow,
} from './managed-stays-store.ts'

export type ManagedStay = StayRow

export async function nextArrivals({ db }: Ctx, homes: ManagedHomes, from: string, limit: number) {
  return homes.length ? listArrivals(db, homes, { from, limit }) : []
}

export async function nextDepartures(
  { db }: Ctx,
  homes: ManagedHomes,
  from: string,
  limit: number,
) {
  return homes.length ? listDepartures(db, homes, { from, limit }) : []
}

export async function staysOfToday({ db, now }: Ctx, homes: ManagedHomes): Promise<StayRow[]> {
  return homes.length ? listStaysOn(db, homes, now) : []
}

/** Only owners and operations review documents, so the homes are their own. */
export async function undecidedHostIds({ db, now }: Ctx, homes: ManagedHomes, limit: number) {
  return homes.length ? listUndecidedHostIds(db, homes, { now, limit }) : []
}

/** Guests who check in today, have not arrived and whose ID is neither given nor accepted. */
export async function arrivalsWithoutId({ db, now }: Ctx, homes: ManagedHomes) {
  return homes.length ? listArrivalsWithoutId(db, homes, now) : []
}

type Earned = { earnings: number; nights: number; stays: number }

/** Splits each stay by its nights in each range, so that the ranges add up to the cent. */
export async function earnedIn(
  { db }: Ctx,
  homes: ManagedHomes,
  ranges: readonly Range[],
): Promise<Earned[]> {
  const rows = homes.length ? await listEarnings(db, homes, ranges) : []
  return ranges.map((range) => {
    const during = rows.filter((row) => nightsWithin(row, range) > 0)
    const stays = during.filter(({ isStay }) => isStay)
    return {
      earnings: during.reduce((sum, row) => sum + earnedWithin(row, range), 0),
      nights: stays.reduce((sum, row) => sum + nightsWithin(row, range), 0),
      stays: during.length,
    }
  })
}

type Range = { from: string; to: string }

export function earnedWithin(row: EarningRow, { from, to }: Range): number {
  const total = nightsBetween(row.checkIn, row.checkOut)
  const earnedBefore = (day: string) => {
    const nights = Math.min(Math.max(nightsBetween(row.checkIn, day), 0), total)
    return Math.trunc((row.earning * nights) / total)
  }
  return earnedBefore(to) - earnedBefore(from)
}

function nightsWithin({ checkIn, checkOut }: EarningRow, { from, to }: Range): number {
  const last = checkOut < to ? checkOut : to
  return listNights(checkIn > from ? checkIn : from, last).length
}
