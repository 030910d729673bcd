/** From Sunday to Saturday: no weekday changes the price. */
export const unchangedWeek = [0, 0, 0, 0, 0, 0, 0]
