export const bookingsTexts = {
  'bookings.stays.open': 'You have a stay that is upcoming, in progress or not yet paid out.',
}
