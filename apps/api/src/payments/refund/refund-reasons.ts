/** The charge succeeded after its booking could no longer be confirmed. */
export const tooLate = 'late'

/** The charge succeeded but could not be recorded in the ledger. */
export const unsettled = 'unsettled'
