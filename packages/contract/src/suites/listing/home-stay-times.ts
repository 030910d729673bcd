import type { ListingContents } from './sections.ts'

export const hourSides = ['check_in', 'check_out'] as const
export type HourSide = (typeof hourSides)[number]

export const hourFields = [
  'earlyCheckInFrom',
  'earlyCheckInAmount',
  'lateCheckOutUntil',
  'lateCheckOutAmount',
  'approvesHours',
] as const
export type OfferedStayTimes = Pick<ListingContents['rules'], (typeof hourFields)[number]>

type HomeTimes = Pick<ListingContents['rules'], 'checkInFrom' | 'checkOutUntil'> & OfferedStayTimes

/** The sides whose hour is within the usual times or whose price is missing. */
export function wrongStayTimes(home: HomeTimes): HourSide[] {
  const { earlyCheckInFrom, earlyCheckInAmount, lateCheckOutUntil, lateCheckOutAmount } = home
  const isEarlyWrong =
    earlyCheckInFrom !== null &&
    (earlyCheckInAmount === null || earlyCheckInFrom >= home.checkInFrom)
  const isLateWrong =
    lateCheckOutUntil !== null &&
    (lateCheckOutAmount === null || lateCheckOutUntil <= home.checkOutUntil)
  return hourSides.filter((side) => (side === 'check_in' ? isEarlyWrong : isLateWrong))
}
