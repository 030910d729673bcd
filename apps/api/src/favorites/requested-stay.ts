import { type GuestCounts, guestCountsOf } from '@marea/contract/calendar/guest-counts.ts'
import { type RequestedStay, stayRefusalOf } from '@marea/contract/calendar/nights.ts'
import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { todayOf } from '#platform/zoned-time.ts'

export type WatchedStay = GuestCounts & { checkIn: string; checkOut: string }

export type OptionalStay = Omit<RequestedStay, 'checkIn' | 'checkOut'> & {
  checkIn?: string | undefined
  checkOut?: string | undefined
}

export function requestedStay(
  ctx: Pick<Ctx, 'now' | 'companyTimeZone'>,
  requested: OptionalStay,
): WatchedStay | undefined {
  const { checkIn = '', checkOut = '' } = requested
  if (!checkIn && !checkOut) return undefined
  return requireStay(ctx, { checkIn, checkOut, ...guestCountsOf(requested) })
}

export function requireStay(
  ctx: Pick<Ctx, 'now' | 'companyTimeZone'>,
  stay: WatchedStay,
): WatchedStay {
  const code = stayRefusalOf(stay, todayOf(ctx))
  if (code) throw new Problem(code)
  return stay
}
