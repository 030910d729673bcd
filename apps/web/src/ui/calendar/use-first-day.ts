import { type RefObject, useMemo } from 'react'
import { useIsNear } from '#ui/media/use-is-near.ts'
import { firstDayOfWeek } from './month-weeks.ts'

/** Weeks begin as in the user's locale; on Sunday, as in Miami, until the calendar is near the screen. */
export function useFirstDay(calendar: RefObject<HTMLElement | null>): number {
  const isNear = useIsNear(calendar)
  return useMemo(() => (isNear ? firstDayOfWeek(navigator.language) : 0), [isNear])
}
