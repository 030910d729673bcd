/** Larger homes are too few to compare. */
export const maxEstimatedBedrooms = 10
