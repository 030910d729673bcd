import type { GuestCounts, GuestLimits } from '@marea/contract/calendar/guest-counts.ts'

/** The guest limits of the home; while they are unknown, no guest can be added to the booking. */
export function guestLimitsOf(home: GuestLimits | null, booked: GuestCounts): GuestLimits {
  if (!home) {
    return {
      guests: booked.guests,
      maxPets: booked.pets,
      welcomesChildren: booked.children > 0,
      welcomesInfants: booked.infants > 0,
    }
  }
  return home
}
