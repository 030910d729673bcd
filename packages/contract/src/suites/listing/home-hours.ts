import { z } from 'zod'

export const hourSides = ['check_in', 'check_out'] as const
export type HourSide = (typeof hourSides)[number]

/** A full hour, such as 13:00. */
export const Hour = z.string().regex(/^([01]\d|2[0-3]):00$/)

/** Prices per hour are in cents, before taxes. */
const hourPrice = z.int().min(100).max(1_000_000)

/** Early check-in and late check-out of a home; without an hour, the side is not offered. */
export const offeredHours = {
  earlyCheckInFrom: Hour.nullable().default(null),
  earlyCheckInAmount: hourPrice.nullable().default(null),
  lateCheckOutUntil: Hour.nullable().default(null),
  lateCheckOutAmount: hourPrice.nullable().default(null),
  /** Requests are approved without the owner. */
  approvesHours: z.boolean().default(false),
}

const OfferedHours = z.object(offeredHours)
export type OfferedHours = z.infer<typeof OfferedHours>

export function noHours(): OfferedHours {
  return OfferedHours.parse({})
}

type HomeTimes = OfferedHours & { checkInFrom: string; checkOutUntil: string }

/** The sides whose hour lies within the usual times or whose price is missing. */
export function wrongHours(home: HomeTimes): HourSide[] {
  const { earlyCheckInFrom, earlyCheckInAmount, lateCheckOutUntil, lateCheckOutAmount } = home
  const isEarlyWrong =
    earlyCheckInFrom !== null &&
    (earlyCheckInAmount === null || earlyCheckInFrom >= home.checkInFrom)
  const isLateWrong =
    lateCheckOutUntil !== null &&
    (lateCheckOutAmount === null || lateCheckOutUntil <= home.checkOutUntil)
  return hourSides.filter((side) => (side === 'check_in' ? isEarlyWrong : isLateWrong))
}
