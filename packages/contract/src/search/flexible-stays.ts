export const flexibleStays = ['weekend', 'week', 'month'] as const

/** A weekend begins on a Friday; the others on any day of the requested months. */
export const flexibleNights = { weekend: 2, week: 7, month: 28 } as const
export const maxFlexibleMonths = 8

/** How many days a stay may begin before or after the chosen day. */
export const daysAround = ['1', '2', '3', '7'] as const
