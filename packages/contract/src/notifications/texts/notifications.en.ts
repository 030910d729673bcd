/** What each kind of notification says. Only the API writes them, so browsers load none. */
export const notificationTexts = {
  'notification.booking_confirmed.title': 'Booking confirmed: {{home}}',
  'notification.booking_confirmed.body_one': '{{dates}}, {{count}} guest ({{reference}})',
  'notification.booking_confirmed.body_other': '{{dates}}, {{count}} guests ({{reference}})',
  'notification.booking_confirmed.action': 'View booking',
  'notification.booking_changed.title': 'Booking updated: {{home}}',
  'notification.booking_changed.body_one': 'Now {{dates}}, {{count}} guest ({{reference}})',
  'notification.booking_changed.body_other': 'Now {{dates}}, {{count}} guests ({{reference}})',
  'notification.booking_changed.action': 'View booking',
  'notification.booking_canceled.by_guest.title': 'Booking canceled: {{home}}',
  'notification.booking_canceled.by_guest.body':
    'You canceled your {{dates}} stay ({{reference}}). See your booking for refund details.',
  'notification.booking_canceled.by_other.title': 'Your stay at {{home}} was canceled',
  'notification.booking_canceled.by_other.body':
    '{{dates}} ({{reference}}). See your booking for refund details.',
  'notification.booking_canceled.action': 'View booking',
  'notification.hours_answered.check_in_approved.title': 'Early check-in approved: {{home}}',
  'notification.hours_answered.check_in_approved.body':
    'Check in from {{time}}. Pay to confirm it: you haven’t been charged.',
  'notification.hours_answered.check_out_approved.title': 'Late check-out approved: {{home}}',
  'notification.hours_answered.check_out_approved.body':
    'Check out by {{time}}. Pay to confirm it: you haven’t been charged.',
  'notification.hours_answered.check_in_declined.title': 'Early check-in declined: {{home}}',
  'notification.hours_answered.check_in_declined.body':
    'From {{time}}: “{{reason}}” You weren’t charged.',
  'notification.hours_answered.check_out_declined.title': 'Late check-out declined: {{home}}',
  'notification.hours_answered.check_out_declined.body':
    'By {{time}}: “{{reason}}” You weren’t charged.',
  'notification.hours_answered.check_in_expired.title': 'Early check-in not confirmed: {{home}}',
  'notification.hours_answered.check_in_expired.body':
    'Your request for {{time}} expired. You weren’t charged.',
  'notification.hours_answered.check_out_expired.title': 'Late check-out not confirmed: {{home}}',
  'notification.hours_answered.check_out_expired.body':
    'Your request for {{time}} expired. You weren’t charged.',
  'notification.hours_answered.action': 'View stay',
  'notification.rest_due.due_soon.title': 'Payment on {{day}}: {{home}}',
  'notification.rest_due.due_soon.body':
    'We’ll charge {{amount}} for your {{dates}} stay ({{reference}}).',
  'notification.rest_due.declined.title': 'Payment declined: {{home}}',
  'notification.rest_due.declined.body':
    'We couldn’t charge {{amount}} for your {{dates}} stay. Pay by {{day}} to keep your booking.',
  'notification.rest_due.action': 'View payment',
  'notification.arriving_tomorrow.title': 'Check-in tomorrow: {{home}}',
  'notification.arriving_tomorrow.body':
    '{{dates}}. Check-in starts at {{time}}. The address and instructions are in your booking.',
  'notification.arriving_tomorrow.action': 'View check-in instructions',
  'notification.id_accepted.title': 'Main host ID verified: {{home}}',
  'notification.id_accepted.body': 'You’re all set for check-in: {{dates}}',
  'notification.id_accepted.action': 'View booking',
  'notification.id_rejected.title': 'We couldn’t accept the main host ID: {{home}}',
  'notification.id_rejected.body': 'Upload another photo before your {{dates}} stay.',
  'notification.id_rejected.action': 'Upload ID',
  'notification.review_requested.title': 'How was your stay at {{home}}?',
  'notification.review_requested.body': '{{dates}}. You can write a review for 14 days.',
  'notification.review_requested.action': 'Write review',
  'notification.review_received.title': 'The owner of {{home}} reviewed you',
  'notification.review_received.body_one': '{{count}} star for your {{dates}} stay',
  'notification.review_received.body_other': '{{count}} stars for your {{dates}} stay',
  'notification.review_received.action': 'View review',
  'notification.favorite_changed.price_changed.title': 'New price: {{home}}',
  'notification.favorite_changed.price_changed.body':
    '{{dates}}: {{after}} total, taxes and fees included (was {{before}})',
  'notification.favorite_changed.nights_lost.title':
    '{{home}} is no longer available for your dates',
  'notification.favorite_changed.nights_lost.body': '{{dates}}. Other dates may be available.',
  'notification.favorite_changed.nights_back.title': '{{home}} is available for your dates',
  'notification.favorite_changed.nights_back.body':
    '{{dates}}: {{after}} total, taxes and fees included',
  'notification.favorite_changed.action': 'View home',

  'notification.search_matched.new_home.title': 'New home for your search: {{home}}',
  'notification.search_matched.new_home.body': '{{search}}. From {{after}} per night',
  'notification.search_matched.new_home_dates.title': 'New home for your search: {{home}}',
  'notification.search_matched.new_home_dates.body':
    '{{dates}}: {{after}} total, taxes and fees included',
  'notification.search_matched.available.title': 'Now available for your search: {{home}}',
  'notification.search_matched.available.body':
    '{{dates}}: {{after}} total, taxes and fees included',
  'notification.search_matched.price_drop.title': 'Price drop: {{home}}',
  'notification.search_matched.price_drop.body':
    '{{dates}}: {{after}} total, taxes and fees included (was {{before}})',
  'notification.search_matched.several.title_one': '{{count}} new match: {{search}}',
  'notification.search_matched.several.title_other': '{{count}} new matches: {{search}}',
  'notification.search_matched.several.body': '{{homes}}',
  'notification.search_matched.more': '{{more}} more',
  'notification.search_matched.action': 'View homes',

  'notification.new_booking.title': 'New booking: {{home}}',
  'notification.new_booking.body_one':
    '{{guest}}, {{dates}}, {{count}} guest. Your payout: {{amount}}',
  'notification.new_booking.body_other':
    '{{guest}}, {{dates}}, {{count}} guests. Your payout: {{amount}}',
  'notification.new_booking.action': 'View booking',
  'notification.home_booking_changed.title': 'Booking updated: {{home}}',
  'notification.home_booking_changed.body_one':
    '{{guest}}, now {{dates}}, {{count}} guest. Your payout: {{amount}}',
  'notification.home_booking_changed.body_other':
    '{{guest}}, now {{dates}}, {{count}} guests. Your payout: {{amount}}',
  'notification.home_booking_changed.action': 'View booking',
  'notification.home_booking_canceled.title': 'Booking canceled: {{home}}',
  'notification.home_booking_canceled.body':
    '{{guest}}, {{dates}} ({{reference}}). These dates are available again.',
  'notification.home_booking_canceled.action': 'View booking',
  'notification.hours_requested.check_in.title': 'Early check-in requested: {{home}}',
  'notification.hours_requested.check_in.body':
    '{{guest}} would like to check in from {{time}} ({{dates}})',
  'notification.hours_requested.check_out.title': 'Late check-out requested: {{home}}',
  'notification.hours_requested.check_out.body':
    '{{guest}} would like to check out by {{time}} ({{dates}})',
  'notification.hours_requested.action': 'Review request',
  'notification.arrival_today.title': 'Check-in today: {{home}}',
  'notification.arrival_today.body_one': '{{guest}}, {{count}} guest, from {{time}}',
  'notification.arrival_today.body_other': '{{guest}}, {{count}} guests, from {{time}}',
  'notification.arrival_today.action': 'View today’s stays',
  'notification.id_to_review.title': 'Review an ID: {{home}}',
  'notification.id_to_review.body': '{{guest}} uploaded the main host ID for {{dates}}',
  'notification.id_to_review.action': 'Review ID',
  'notification.expense_to_approve.title': 'Approve an expense: {{amount}}',
  'notification.expense_to_approve.body': '{{concept}} at {{home}}',
  'notification.expense_to_approve.action': 'Review expense',
  'notification.feed_trouble.paused.title': 'Calendar paused: {{channel}}, {{home}}',
  'notification.feed_trouble.paused.body':
    'It suddenly showed far fewer dates. Your dates stay blocked until you decide.',
  'notification.feed_trouble.failing.title': 'We can’t load a calendar: {{channel}}, {{home}}',
  'notification.feed_trouble.failing.body':
    'Your blocked dates stay blocked. Check the calendar’s address.',
  'notification.feed_trouble.action': 'Check calendar',
  'notification.license_expiring.soon.title': 'License expiring: {{home}}',
  'notification.license_expiring.soon.body':
    '{{license}}, valid until {{day}}. Renew it and enter the new date.',
  'notification.license_expiring.expired.title': 'License expired: {{home}}',
  'notification.license_expiring.expired.body':
    '{{license}}, valid until {{day}}. Renew it and enter the new date.',
  'notification.license_expiring.action': 'Update license',
  'notification.license_accepted.title': 'License verified: {{home}}',
  'notification.license_accepted.body': '{{license}}. We found it in the public record.',
  'notification.license_accepted.action': 'View license',
  'notification.license_correction.title': 'License correction needed: {{home}}',
  'notification.license_correction.body': '{{license}}: {{reason}}',
  'notification.license_correction.action': 'Correct license',
  'notification.webhook_disabled.title': 'Webhook turned off: {{host}}',
  'notification.webhook_disabled.body':
    'Every request failed for 3 days. Fix the receiver and turn the endpoint on again.',
  'notification.webhook_disabled.action': 'View endpoint',
  'notification.home_reviewed.title_one': 'New review of {{home}}: {{count}} star',
  'notification.home_reviewed.title_other': 'New review of {{home}}: {{count}} stars',
  'notification.home_reviewed.body': '{{name}}: “{{words}}”',
  'notification.home_reviewed.action': 'View review',

  'notification.message.text.title': 'New message from {{name}}',
  'notification.message.text.body': '{{home}}: “{{words}}”',
  'notification.message.photo.title': 'New message from {{name}}',
  'notification.message.photo.body': '{{home}}: photo',
  'notification.message.support.title': 'New message from Marea support',
  'notification.message.support.body': '{{name}}: “{{words}}”',
  'notification.message.action': 'Reply',

  'notification.deposit_credited.title': 'Deposit added: {{amount}}',
  'notification.deposit_credited.body': 'The money is in your wallet.',
  'notification.deposit_credited.action': 'View wallet',
  'notification.deposit_failed.title': 'Deposit failed: {{amount}}',
  'notification.deposit_failed.body': 'You haven’t been charged. Try again or use another card.',
  'notification.deposit_failed.action': 'View wallet',
  'notification.withdrawal_updated.requested.title': 'Withdrawal requested: {{amount}}',
  'notification.withdrawal_updated.requested.body': 'To {{bank}}. We’re reviewing it.',
  'notification.withdrawal_updated.approved.title': 'Withdrawal approved: {{amount}}',
  'notification.withdrawal_updated.approved.body': 'We’ll send it to {{bank}} soon.',
  'notification.withdrawal_updated.sent.title': 'Withdrawal sent: {{amount}}',
  'notification.withdrawal_updated.sent.body': 'On its way to {{bank}}',
  'notification.withdrawal_updated.paid.title': 'Withdrawal paid: {{amount}}',
  'notification.withdrawal_updated.paid.body': 'The money is in your account at {{bank}}.',
  'notification.withdrawal_updated.rejected.title': 'Withdrawal not sent: {{amount}}',
  'notification.withdrawal_updated.rejected.body':
    'The money is back in your wallet. See the withdrawal for the reason.',
  'notification.withdrawal_updated.returned.title': 'Withdrawal returned by the bank: {{amount}}',
  'notification.withdrawal_updated.returned.body':
    'The money is back in your wallet. Check your account at {{bank}}.',
  'notification.withdrawal_updated.action': 'View wallet',
  'notification.statement_ready.title': 'Your statement for {{month}} is ready',
  'notification.statement_ready.body': 'Income, expenses and payouts of the month in one place',
  'notification.statement_ready.action': 'View statement',
  'notification.payout_sent.title': 'Payout sent: {{amount}}',
  'notification.payout_sent.body': 'To {{bank}}. Arrives by {{day}}',
  'notification.payout_sent.action': 'View payouts',
}
