export const bookingsTexts = {
  'bookings.deletion_blocked.open':
    'You have a stay that is upcoming, in progress or not yet paid out.',
}
