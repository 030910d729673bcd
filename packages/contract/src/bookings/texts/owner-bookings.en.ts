export const ownerBookingsTexts = {
  'owner_bookings.title': 'Property management',
  'owner_bookings.show': 'Show',
  'owner_bookings.earning': 'You receive {{amount}}',
  'owner_bookings.comments': 'Guest’s note: “{{comments}}”',
  'owner_bookings.message': 'Message guest',
  'owner_bookings.message_of': 'Message guest {{guest}} about {{home}}',
  'owner_bookings.support_of': 'Contact support about booking {{reference}}',
  'owner_bookings.none.upcoming': 'No upcoming bookings',
  'owner_bookings.none.past': 'No past bookings yet',
  'owner_bookings.none.cancelled': 'No canceled bookings',
  'owner_bookings.none_description.upcoming':
    'When a guest books one of your homes, you’ll find the dates and your earnings here.',
  'owner_bookings.none_description.past': 'Bookings appear here after check-out.',
  'owner_bookings.none_description.cancelled':
    'Bookings canceled by you or your guests appear here.',
  'owner_bookings.load_failed': 'We couldn’t load your bookings',
}
