export const nightsInStrip = 30
