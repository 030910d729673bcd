/** Emails about bookings that are paid in two parts. */
export const restEmails = {
  'bookings.mail.rest_later':
    'We’ll charge the rest, {{amount}}, to your {{card}} on {{day}}. You can pay it earlier from your booking.',
  'bookings.mail.rest_line': 'Due {{day}}, {{card}}',
  'bookings.mail.rest_due_soon.subject': 'Payment on {{day}}: {{home}} ({{reference}})',
  'bookings.mail.rest_due_soon.heading': 'We’ll charge the rest on {{day}}',
  'bookings.mail.rest_due_soon.body':
    'On {{day}}, we’ll charge {{amount}} to your {{card}} for your stay at {{home}}. To use another card or your wallet, pay the rest before then.',
  'bookings.mail.rest_due_soon.button': 'Pay the rest now',
  'bookings.mail.rest_declined.subject': 'Payment declined: {{home}} ({{reference}})',
  'bookings.mail.rest_declined.heading': 'We couldn’t charge the rest of your booking',
  'bookings.mail.rest_declined.body':
    'Your bank didn’t approve {{amount}} on your {{card}}. Pay the rest by {{day}} to keep your booking. We may try your card again before then. If the rest isn’t paid, we’ll cancel the booking and refund your first payment under your cancellation policy.',
  'bookings.mail.rest_declined.button': 'Pay the rest now',
  'bookings.mail.rest_paid.subject': 'Payment received: {{home}} ({{reference}})',
  'bookings.mail.rest_paid.heading': 'Your booking is fully paid',
  'bookings.mail.rest_paid.body':
    'We received the rest, {{amount}}, for your stay at {{home}}. Your updated receipt is attached.',
  'bookings.mail.rest_paid.button': 'View booking',
  'bookings.mail.guest_cancelled_unpaid.subject': 'Booking canceled: {{home}} ({{reference}})',
  'bookings.mail.guest_cancelled_unpaid.heading':
    'We canceled your booking because the rest wasn’t paid',
  'bookings.mail.guest_cancelled_unpaid.body':
    'We couldn’t collect the remaining payment for your stay from {{checkIn}} to {{checkOut}}. Your refund is {{back}}. A refund to a card takes 5–10 business days. See the attached receipt for details.',
  'bookings.mail.guest_cancelled_unpaid.button': 'View booking',
} as const
