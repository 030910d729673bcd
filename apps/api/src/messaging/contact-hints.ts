import { type ContactHint, findContactHints } from '@marea/contract/messaging/contact-hints.ts'

export type BookingsBetween = { hasBooking: boolean; hasConfirmed: boolean }

/** A guest and an owner with a booking may exchange contact details. */
export function hintsIn(text: string | null, { hasBooking }: BookingsBetween): ContactHint[] {
  return hasBooking || !text ? [] : findContactHints(text)
}
