import { maxGuests, maxInfants, maxPets } from '#suites/stay-limits.ts'
import type { StayRefusal } from './stay-refusals.ts'

/**
 * Who comes to a stay. `guests` count toward the limit of a home: adults and children, of whom
 * `children` are from 2 to 12 years old. Infants under 2 and pets count apart.
 */
export type GuestCounts = { guests: number; children: number; infants: number; pets: number }

/** Guests as old links and clients send them: all guests are adults. */
export type RequestedGuestCounts = Pick<GuestCounts, 'guests' | 'pets'> & {
  children?: number | undefined
  infants?: number | undefined
}

/** Which guests a home accepts; all kinds of guests where it does not say. */
export type GuestLimits = {
  guests: number
  maxPets: number
  welcomesChildren?: boolean
  welcomesInfants?: boolean
}

export function guestCountsOf({
  guests,
  children = 0,
  infants = 0,
  pets,
}: RequestedGuestCounts): GuestCounts {
  return { guests, children, infants, pets }
}

export function adultsOf({ guests, children = 0 }: Omit<RequestedGuestCounts, 'pets'>): number {
  return guests - children
}

/** Null if some home may accept these guests; at least one must be an adult. */
export function guestCountRefusalOf(requested: RequestedGuestCounts): StayRefusal | null {
  const { guests, children, infants, pets } = guestCountsOf(requested)
  if (!isCount(guests, 1, maxGuests)) return 'stay.guests_invalid'
  if (!isCount(children, 0, guests - 1)) return 'stay.children_invalid'
  if (!isCount(infants, 0, maxInfants)) return 'stay.infants_invalid'
  if (!isCount(pets, 0, maxPets)) return 'stay.pets_invalid'
  return null
}

/** Null if the home accepts these guests. */
export function guestCountRefusalAt(
  { guests, maxPets, welcomesChildren = true, welcomesInfants = true }: GuestLimits,
  requested: RequestedGuestCounts,
): { code: StayRefusal; details?: Record<string, number> } | null {
  const guestCounts = guestCountsOf(requested)
  if (guestCounts.guests > guests) return { code: 'stay.too_many_guests', details: { guests } }
  if (guestCounts.children > 0 && !welcomesChildren) return { code: 'stay.children_not_allowed' }
  if (guestCounts.infants > 0 && !welcomesInfants) return { code: 'stay.infants_not_allowed' }
  if (guestCounts.pets > maxPets) return { code: 'stay.too_many_pets', details: { maxPets } }
  return null
}

type GuestCountText = 'party.adults' | 'party.children' | 'party.infants' | 'party.pets'

/** The kinds that are present, as text keys with their counts. */
function guestCountParts(
  requested: RequestedGuestCounts,
): { key: GuestCountText; count: number }[] {
  const { children, infants, pets } = guestCountsOf(requested)
  const parts: { key: GuestCountText; count: number }[] = [
    { key: 'party.adults', count: adultsOf(requested) },
    { key: 'party.children', count: children },
    { key: 'party.infants', count: infants },
    { key: 'party.pets', count: pets },
  ]
  return parts.filter(({ count }) => count > 0)
}

/** Such as “2 adults, 1 child, 1 pet”. */
export function guestCountWords(
  guestCounts: RequestedGuestCounts,
  text: (key: GuestCountText, params: { count: number }) => string,
): string {
  return guestCountParts(guestCounts)
    .map(({ key, count }) => text(key, { count }))
    .join(', ')
}

function isCount(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max
}
