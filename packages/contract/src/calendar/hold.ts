/** How long the dates of a booking that is not paid yet are on hold. */
export const holdMinutes = 15

/** How long a quoted price is valid. */
export const quoteMinutes = 15
