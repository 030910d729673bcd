export const homeOfferEmails = {
  'home_offer.mail.offered.subject': 'Another home for your stay: {{other}} ({{reference}})',
  'home_offer.mail.offered.heading': 'The owner is offering you {{other}}',
  'home_offer.mail.offered.body':
    'The owner of {{home}} can’t host your stay on {{dates}} and is offering you {{other}} for {{total}}, taxes and fees included. You paid {{paid}}. Your booking doesn’t change until you answer.',
  'home_offer.mail.accepted.subject': 'Offer accepted: {{home}} ({{reference}})',
  'home_offer.mail.accepted.heading': '{{guest}} moved to {{other}}',
  'home_offer.mail.accepted.body':
    'The booking for {{dates}} at {{home}} is canceled, and the double booking is resolved.',
  'home_offer.mail.declined.subject': 'Offer declined: {{home}} ({{reference}})',
  'home_offer.mail.declined.heading': '{{guest}} declined {{other}}',
  'home_offer.mail.declined.body':
    'The booking for {{dates}} at {{home}} hasn’t changed. Choose another solution for the double booking.',
  'home_offer.mail.view': 'View offer',
  'home_offer.mail.channels': 'View channels',
}
