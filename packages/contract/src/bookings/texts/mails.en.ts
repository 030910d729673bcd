export const bookingEmails = {
  'bookings.mail.guest_confirmed.subject': 'Booking confirmed: {{home}} ({{reference}})',
  'bookings.mail.guest_confirmed.heading': 'Your stay at {{home}} is confirmed',
  'bookings.mail.guest_confirmed.body':
    'You’re staying in {{place}} from {{checkIn}} to {{checkOut}}: {{nights}}, {{guests}}. You paid {{total}}. Your receipt and a calendar file are attached.',
  'bookings.mail.guest_confirmed.button': 'View booking',
  'bookings.mail.guest_changed.subject': 'Booking updated: {{home}} ({{reference}})',
  'bookings.mail.guest_changed.heading': 'Your booking has been updated',
  'bookings.mail.guest_changed.body':
    'Your new dates are {{checkIn}} to {{checkOut}}. Your updated receipt and calendar file are attached.',
  'bookings.mail.guest_changed.button': 'View booking',
  'bookings.mail.guest_refunded.subject': 'Refund from Marea: {{home}} ({{reference}})',
  'bookings.mail.guest_refunded.heading': 'We refunded part of your payment',
  'bookings.mail.guest_refunded.body':
    'We refunded {{back}} for your stay from {{checkIn}} to {{checkOut}}. A refund to a card arrives in 5–10 business days. Your updated receipt is attached.',
  'bookings.mail.guest_refunded.button': 'View booking',
  'bookings.mail.guest_cancelled.subject': 'Booking canceled: {{home}} ({{reference}})',
  'bookings.mail.guest_cancelled.heading': 'Your booking has been canceled',
  'bookings.mail.guest_cancelled.body':
    'Your refund is {{back}}. See the attached receipt for details.',
  'bookings.mail.guest_cancelled.button': 'View booking',
  'bookings.mail.guest_cancelled_by_owner.subject':
    'Booking canceled by the owner: {{home}} ({{reference}})',
  'bookings.mail.guest_cancelled_by_owner.heading': 'We’re sorry, your stay was canceled',
  'bookings.mail.guest_cancelled_by_owner.body':
    'The owner of {{home}} had to cancel your stay from {{checkIn}} to {{checkOut}}. You’ll receive a full refund of {{back}}.',
  'bookings.mail.guest_cancelled_by_owner.alternatives': 'These homes are available on your dates:',
  'bookings.mail.guest_cancelled_by_owner.button': 'Find another home',
  'bookings.mail.guest_moved.subject': 'Booking moved: {{home}} ({{reference}})',
  'bookings.mail.guest_moved.heading': 'You moved from {{home}} to another home',
  'bookings.mail.guest_moved.body':
    'Your stay at {{home}} from {{checkIn}} to {{checkOut}} is canceled. We refunded {{back}} to your wallet and paid for your new booking with it. You’ll get its confirmation in a separate email.',
  'bookings.mail.guest_moved.button': 'View booking',
  'bookings.mail.guest_payment_returned.subject': 'We’re refunding your payment for {{home}}',
  'bookings.mail.guest_payment_returned.heading':
    'Your hold expired before the payment went through',
  'bookings.mail.guest_payment_returned.body':
    'Your payment for {{checkIn}} to {{checkOut}} went through after the hold had expired. We’re refunding {{back}} to your card. You don’t need to do anything.',
  'bookings.mail.guest_payment_returned.button': 'Choose new dates',
  'bookings.mail.guest_completed.subject': 'How was your stay at {{home}}?',
  'bookings.mail.guest_completed.heading': 'How was your stay?',
  'bookings.mail.guest_completed.body':
    'Leave a review of {{home}}. We’ll publish it once the owner has reviewed your stay too, or after 14 days.',
  'bookings.mail.guest_completed.button': 'Write a review',
  'bookings.mail.owner_confirmed.subject': 'New booking: {{home}}, {{guest}} ({{reference}})',
  'bookings.mail.owner_confirmed.heading': 'New booking for {{home}}',
  'bookings.mail.owner_confirmed.body':
    '{{guest}} will stay from {{checkIn}} to {{checkOut}}. Guests: {{count}}.',
  'bookings.mail.owner_confirmed.button': 'View bookings',
  'bookings.mail.owner_changed.subject': 'Booking updated: {{home}}, {{guest}}',
  'bookings.mail.owner_changed.heading': 'A booking has been updated',
  'bookings.mail.owner_changed.body':
    '{{guest}} will now stay from {{checkIn}} to {{checkOut}}. Guests: {{count}} ({{reference}}).',
  'bookings.mail.owner_changed.button': 'View bookings',
  'bookings.mail.owner_refunded.subject': 'Guest refunded: {{home}}, {{guest}}',
  'bookings.mail.owner_refunded.heading': 'We refunded part of a booking',
  'bookings.mail.owner_refunded.body':
    'We refunded {{back}} to {{guest}} for the stay from {{checkIn}} to {{checkOut}} ({{reference}}). Your earnings from this stay are now:',
  'bookings.mail.owner_refunded.button': 'View bookings',
  'bookings.mail.owner_cancelled.subject': 'Booking canceled: {{home}}, {{guest}}',
  'bookings.mail.owner_cancelled.heading': 'A booking has been canceled',
  'bookings.mail.owner_cancelled.body':
    'The dates from {{checkIn}} to {{checkOut}} are available again ({{reference}}).',
  'bookings.mail.owner_cancelled.button': 'View bookings',
  'bookings.email_after': 'after {{time}}',
  'bookings.email_by': 'by {{time}}',
  'bookings.mail.id_title': 'Main host ID needed before check-in',
  'bookings.mail.instructions': 'You’ll find the check-in instructions in your booking.',
  'bookings.mail.payment': 'Payment',
  'bookings.mail.comments': 'Note from the guest: “{{comments}}”',
  'bookings.mail.earning': 'Your earnings',
  'bookings.mail.host_id_accepted.subject': 'ID accepted: {{home}} ({{reference}})',
  'bookings.mail.host_id_accepted.heading': 'Your ID was accepted',
  'bookings.mail.host_id_accepted.body':
    'The main host’s ID for your stay at {{home}} was accepted. There’s nothing else to do.',
  'bookings.mail.host_id_accepted.button': 'View booking',
  'bookings.mail.host_id_rejected.subject': 'New ID needed: {{home}} ({{reference}})',
  'bookings.mail.host_id_rejected.heading': 'We need another photo of your ID',
  'bookings.mail.host_id_rejected.body':
    'The main host’s ID for your stay at {{home}} wasn’t accepted. Upload another photo before check-in. Your booking stays confirmed.',
  'bookings.mail.host_id_rejected.reason': 'Reason: {{reason}}',
  'bookings.mail.host_id_rejected.button': 'Upload ID',
}
