import { refuseStay, type StayAsked } from '@marea/contract/calendar/nights.ts'
import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { todayInMiami } from '#suites/today.ts'

export type MaybeStay = Omit<StayAsked, 'checkIn' | 'checkOut'> & {
  checkIn?: string | undefined
  checkOut?: string | undefined
}

/** The requested stay, if the request names any dates. */
export function stayOf(ctx: Pick<Ctx, 'now'>, asked: MaybeStay): StayAsked | undefined {
  const { checkIn = '', checkOut = '', guests, pets } = asked
  if (!checkIn && !checkOut) return undefined
  return requireStay(ctx, { checkIn, checkOut, guests, pets })
}

export function requireStay(ctx: Pick<Ctx, 'now'>, stay: StayAsked): StayAsked {
  const code = refuseStay(stay, todayInMiami(ctx.now))
  if (code) throw new Problem(code)
  return stay
}
