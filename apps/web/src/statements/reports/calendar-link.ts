import { calendarQuery } from '#rates/calendar/calendar-address.ts'

export function calendarLink(home: string, day: string): string {
  return `/property-management/calendar${calendarQuery({ home, month: day.slice(0, 7) })}`
}
