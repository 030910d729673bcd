/** A stay is kept if its price rises by no more than this many percent. */
export const keptPercent = 8
/** Of the stays that get more expensive than that, every third is lost. */
export const lostOneIn = 3
/** No guest pays this much more. */
export const lostPercent = 40
/** So many searches for the same nights count as one more booking. */
export const searchesPerBooking = 25
/** Prices of fewer homes would let an owner read those of a single neighbor. */
export const minSimilarHomes = 3
