export const holdMinutes = 15

export const quoteMinutes = 15
