import { addDays } from '@marea/contract/platform/time/days.ts'
import type { HourSide } from '@marea/contract/suites/listing/home-stay-times.ts'
import type { HomeStayTimes } from '#suites/stay-times/read-stay-times.ts'

/** A home is cleaned and prepared for this long between two guests. */
const cleaningHours = 3

type HourOption = {
  hour: string
  /** Before taxes. */
  amount: number
  takesNight: boolean
}

/** Every full hour between the limit of the home and the time that the guest has now. */
export function hourOptions(home: HomeStayTimes, side: HourSide, current: string): HourOption[] {
  const offer = home[side]
  if (!offer) return []
  const now = stayTimesOf(current)
  const limit = stayTimesOf(offer.hour)
  return Array.from({ length: 24 }, (_, hour) => hour)
    .filter((hour) =>
      side === 'check_in' ? limit <= hour && hour < now : now < hour && hour <= limit,
    )
    .map((hour) => ({
      hour: `${String(hour).padStart(2, '0')}:00`,
      amount: offer.amount * Math.ceil(Math.abs(now - hour)),
    }))
    .map((option) => ({ ...option, takesNight: takesNight(home, side, option.hour) }))
}

/** Another guest could not leave or arrive at the usual time that day, so the night is taken too. */
export function takesNight(home: HomeStayTimes, side: HourSide, hour: string): boolean {
  return side === 'check_in'
    ? stayTimesOf(hour) < stayTimesOf(home.checkOutUntil) + cleaningHours
    : stayTimesOf(hour) + cleaningHours > stayTimesOf(home.checkInFrom)
}

/** The night before check-in or after check-out, which nobody else can book any more. */
export function nightBeside(side: HourSide, day: string): { from: string; to: string } {
  return side === 'check_in'
    ? { from: addDays(day, -1), to: day }
    : { from: day, to: addDays(day, 1) }
}

function stayTimesOf(clock: string): number {
  const { hour, minute } = Temporal.PlainTime.from(clock)
  return hour + minute / 60
}
