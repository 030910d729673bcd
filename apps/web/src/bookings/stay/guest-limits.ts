import type { GuestCounts, GuestLimits } from '@marea/contract/calendar/guest-counts.ts'

/** What the home accepts; while that is unknown, nobody can be added to the booking. */
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
