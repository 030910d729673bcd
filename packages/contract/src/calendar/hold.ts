/** How long the dates of a booking that is not paid yet are on hold. */
export const holdMinutes = 15
