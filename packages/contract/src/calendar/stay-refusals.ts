import type { ProblemCode } from '#problems.ts'

export const stayRefusals = [
  'stay.dates_unreadable',
  'stay.dates_reversed',
  'stay.dates_past',
  'stay.dates_too_far',
  'stay.too_short',
  'stay.too_long',
  'stay.guests_invalid',
  'stay.too_many_guests',
  'stay.children_invalid',
  'stay.children_not_allowed',
  'stay.infants_invalid',
  'stay.infants_not_allowed',
  'stay.pets_invalid',
  'stay.too_many_pets',
  'calendar.dates_taken',
] as const satisfies readonly ProblemCode[]
export type StayRefusal = (typeof stayRefusals)[number]
