/** Longer stays need a written lease and other taxes: Florida draws the line at six months. */
export const maxNights = 180

export const maxGuests = 30
export const maxInfants = 5
export const maxPets = 10
