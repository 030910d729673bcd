import { addDays } from '@marea/contract/platform/time/days.ts'
import { addMonths, dayOf, daysIn, monthOf, weekday } from './month-weeks.ts'

type Press = { key: string; shiftKey: boolean; isRightToLeft: boolean; firstDay: number }

/** The day to focus after a key press, or null if it is not a navigation key. */
export function dayAfterKey(day: string, press: Press): string | null {
  const ahead = press.isRightToLeft ? -1 : 1
  const inWeek = (weekday(day) - press.firstDay + 7) % 7
  switch (press.key) {
    case 'ArrowRight':
      return addDays(day, ahead)
    case 'ArrowLeft':
      return addDays(day, -ahead)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'Home':
      return addDays(day, -inWeek)
    case 'End':
      return addDays(day, 6 - inWeek)
    case 'PageDown':
      return jump(day, press.shiftKey ? 12 : 1)
    case 'PageUp':
      return jump(day, press.shiftKey ? -12 : -1)
    default:
      return null
  }
}

/** Uses the last day of a shorter month. */
function jump(day: string, months: number): string {
  const month = addMonths(monthOf(day), months)
  return dayOf(month, Math.min(Number(day.slice(8)), daysIn(month)))
}
