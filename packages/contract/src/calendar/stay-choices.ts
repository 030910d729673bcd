export const bookingLists = ['upcoming', 'past', 'cancelled'] as const
export type BookingList = (typeof bookingLists)[number]

/** Extras a guest may order; each home has its own prices. */
export const extraCodes = [
  'valentines_day',
  'baby_crib',
  'honeymoon',
  'happy_birthday',
  'extra_cleaning',
  'special_request',
] as const
export type ExtraCode = (typeof extraCodes)[number]

export const hostIdDocuments = ['passport', 'national_id', 'driving_license'] as const
export type HostIdDocument = (typeof hostIdDocuments)[number]

/** Letters and digits of a document number; separators do not count. */
export function normalizeHostIdNumber(typed: string): string {
  return typed.toUpperCase().replace(/[\s./-]/g, '')
}

export const hostIdNumber = /^[A-Z0-9]{5,30}$/
