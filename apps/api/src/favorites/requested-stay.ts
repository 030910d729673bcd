import { type RequestedStay, stayRefusalOf } from '@marea/contract/calendar/nights.ts'
import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { todayInMiami } from '#suites/today.ts'

export type OptionalStay = Omit<RequestedStay, 'checkIn' | 'checkOut'> & {
  checkIn?: string | undefined
  checkOut?: string | undefined
}

/** The requested stay, if the request names any dates. */
export function requestedStay(
  ctx: Pick<Ctx, 'now'>,
  requested: OptionalStay,
): RequestedStay | undefined {
  const { checkIn = '', checkOut = '', guests, pets } = requested
  if (!checkIn && !checkOut) return undefined
  return requireStay(ctx, { checkIn, checkOut, guests, pets })
}

export function requireStay(ctx: Pick<Ctx, 'now'>, stay: RequestedStay): RequestedStay {
  const code = stayRefusalOf(stay, todayInMiami(ctx.now))
  if (code) throw new Problem(code)
  return stay
}
