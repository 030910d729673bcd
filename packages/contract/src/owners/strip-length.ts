/** How many nights the strip of each home shows, from today. */
export const nightsInStrip = 30
