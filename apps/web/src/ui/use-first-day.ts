import { useSyncExternalStore } from 'react'
import { firstDayOfWeek } from './month-weeks.ts'

/** Weeks begin as the reader's own system has them; Sunday, as in Miami, until it is known. */
export function useFirstDay(): number {
  return useSyncExternalStore(
    never,
    () => firstDayOfWeek(navigator.language),
    () => 0,
  )
}

function never() {
  return () => undefined
}
