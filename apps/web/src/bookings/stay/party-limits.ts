import type { Party, PartyLimits } from '@marea/contract/calendar/party.ts'

/** What the home accepts; while that is unknown, nobody can be added to the booking. */
export function partyLimitsOf(home: PartyLimits | null, booked: Party): PartyLimits {
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
