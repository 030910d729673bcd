export const bookingLists = ['upcoming', 'past', 'cancelled'] as const
export type BookingList = (typeof bookingLists)[number]
