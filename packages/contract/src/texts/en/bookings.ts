export const bookingsTexts = {
  'bookings.stays.open': 'A stay of yours is coming, running or not paid out yet.',
}
