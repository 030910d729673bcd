export const bookingsMails = {
  'bookings.mail.guest_confirmed.subject': 'Your stay at {{home}} is booked ({{reference}})',
  'bookings.mail.guest_confirmed.heading': '{{home}} is yours',
  'bookings.mail.guest_confirmed.says':
    'From {{checkIn}} to {{checkOut}}. The address and how to get in are now with your booking; your receipt and a calendar file are attached.',
  'bookings.mail.guest_confirmed.button': 'See your booking',
  'bookings.mail.guest_changed.subject': 'Your stay at {{home}} has changed ({{reference}})',
  'bookings.mail.guest_changed.heading': 'Your stay has changed',
  'bookings.mail.guest_changed.says':
    'It is now from {{checkIn}} to {{checkOut}}. The new receipt and calendar file are attached.',
  'bookings.mail.guest_changed.button': 'See your booking',
  'bookings.mail.guest_cancelled.subject': 'Your stay at {{home}} is cancelled ({{reference}})',
  'bookings.mail.guest_cancelled.heading': 'Your stay is cancelled',
  'bookings.mail.guest_cancelled.says':
    'You get {{back}} back. The receipt attached says where each cent went.',
  'bookings.mail.guest_cancelled.button': 'See your booking',
  'bookings.mail.guest_cancelled_by_owner.subject': '{{home}} cannot receive you ({{reference}})',
  'bookings.mail.guest_cancelled_by_owner.heading': 'We are sorry: your stay was cancelled',
  'bookings.mail.guest_cancelled_by_owner.says':
    'The owner of {{home}} had to cancel your stay from {{checkIn}} to {{checkOut}}. You get everything back, {{back}}. These homes are free on your nights:',
  'bookings.mail.guest_cancelled_by_owner.button': 'Find another home',
  'bookings.mail.guest_payment_returned.subject': 'Your payment for {{home}} is on its way back',
  'bookings.mail.guest_payment_returned.heading': 'The nights were gone when your card paid',
  'bookings.mail.guest_payment_returned.says':
    'Your card paid after the time for which we kept the nights from {{checkIn}} to {{checkOut}}. We are sending {{back}} back to it; you need not do anything.',
  'bookings.mail.guest_payment_returned.button': 'Choose other nights',
  'bookings.mail.guest_completed.subject': 'How was {{home}}?',
  'bookings.mail.guest_completed.heading': 'How was your stay?',
  'bookings.mail.guest_completed.says':
    'Tell others about {{home}}. What you write is shown once the owner has written too, or after 14 days.',
  'bookings.mail.guest_completed.button': 'Write a review',
  'bookings.mail.owner_confirmed.subject': '{{guest}} has booked {{home}} ({{reference}})',
  'bookings.mail.owner_confirmed.heading': '{{home}} is booked',
  'bookings.mail.owner_confirmed.says':
    '{{guest}} comes from {{checkIn}} to {{checkOut}} with a party of {{count}}.',
  'bookings.mail.owner_confirmed.button': 'See your bookings',
  'bookings.mail.owner_changed.subject': '{{guest}} has changed the stay at {{home}}',
  'bookings.mail.owner_changed.heading': 'A stay has changed',
  'bookings.mail.owner_changed.says':
    '{{guest}} now comes from {{checkIn}} to {{checkOut}} with a party of {{count}} ({{reference}}).',
  'bookings.mail.owner_changed.button': 'See your bookings',
  'bookings.mail.owner_cancelled.subject': '{{guest}} has cancelled the stay at {{home}}',
  'bookings.mail.owner_cancelled.heading': 'A stay is cancelled',
  'bookings.mail.owner_cancelled.says':
    'The nights from {{checkIn}} to {{checkOut}} are free again ({{reference}}).',
  'bookings.mail.owner_cancelled.button': 'See your bookings',
  'bookings.mail.comments': 'They write: “{{comments}}”',
  'bookings.mail.earning': 'You receive',
}
