import { type RefObject, useMemo } from 'react'
import { useIsNear } from '#ui/media/use-is-near.ts'
import { firstDayOfWeek } from './month-weeks.ts'

/** Weeks begin as the reader's own system has them; Sunday, as in Miami, until they are looked at. */
export function useFirstDay(calendar: RefObject<HTMLElement | null>): number {
  const isNear = useIsNear(calendar)
  return useMemo(() => (isNear ? firstDayOfWeek(navigator.language) : 0), [isNear])
}
