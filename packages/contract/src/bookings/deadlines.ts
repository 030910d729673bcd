/** After check-in, so that a guest who finds no home is refunded before its owner is paid. */
export const settlementHours = 24

/** After check-out, for guest and owner. */
export const reviewDays = 14
