import { nightsBetween } from '@marea/contract/platform/time/days.ts'
import type { Say } from '#platform/texts/texts.tsx'

type StayDates = { checkIn: string; checkOut: string }

/** How soon a stay begins, counted in days of the home. */
export function countdown({ checkIn, checkOut }: StayDates, today: string, t: Say): string {
  const days = daysUntil(today, checkIn)
  if (days > 1) return t('bookings.in_days', { count: days })
  if (days === 1) return t('bookings.tomorrow')
  if (days === 0) return t('bookings.today')
  return today <= checkOut ? t('bookings.staying') : t('bookings.stayed')
}

function daysUntil(today: string, day: string): number {
  return day >= today ? nightsBetween(today, day) : -1
}
