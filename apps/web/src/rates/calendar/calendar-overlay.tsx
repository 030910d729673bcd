import type { OwnerCalendar } from '@marea/contract/rates/calendar.ts'
import { useRevalidator } from 'react-router'
import { BulkEdit } from '#rates/calendar/edit/bulk-edit.tsx'
import type { CalendarChanges } from '#rates/calendar/edit/use-calendar-change.ts'
import { useCloseTo } from '#ui/overlay/use-back-closes.ts'
import { BookingSheet } from './booking-sheet.tsx'
import { type CalendarAddress, calendarQuery } from './calendar-address.ts'
import { ChangeLog } from './change-log.tsx'

type CalendarOverlayProps = {
  calendar: OwnerCalendar
  address: CalendarAddress
  changes: CalendarChanges
}

export function CalendarOverlay({ calendar, address, changes }: CalendarOverlayProps) {
  const { revalidate } = useRevalidator()
  const { open, ...rest } = address
  const close = useCloseTo(calendarQuery(rest))
  if (open === 'log') return <ChangeLog onClose={close} onChanged={() => void revalidate()} />
  if (open === 'bulk') return <BulkEdit calendar={calendar} changes={changes} onClose={close} />
  for (const home of calendar.homes) {
    const booking = home.bookings.find(([, , reference]) => reference === open)
    if (booking) return <BookingSheet home={home} booking={booking} onClose={close} />
  }
  return null
}
