import { type ContactHint, findContactHints } from '@marea/contract/messaging/contact-hints.ts'

export type BookingsBetween = { hasBooking: boolean; hasConfirmed: boolean }

/** Two who have a booking may exchange what they need for it. */
export function hintsIn(text: string | null, { hasBooking }: BookingsBetween): ContactHint[] {
  return hasBooking || !text ? [] : findContactHints(text)
}
