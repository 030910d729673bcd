export const homeDeskEmailTexts = {
  'homes.mail.correction.subject': 'License correction needed: {{home}}',
  'homes.mail.correction.heading': 'Please correct a license',
  'homes.mail.correction.body':
    'We compared your {{license}} for {{home}} with the public record. {{reason}} Please correct it in your home’s settings.',
  'homes.mail.taken_off.subject': 'Home removed from search: {{home}}',
  'homes.mail.taken_off.heading': 'Your home no longer appears in search',
  'homes.mail.taken_off.body':
    'We removed {{home}} from search. Reason: {{reason}} Existing bookings aren’t affected. Once it’s fixed, publish your home again.',
  'homes.mail.lapsed.subject': 'Home removed from search: {{home}}',
  'homes.mail.lapsed.heading': 'A license for your home expired',
  'homes.mail.lapsed.body':
    'Your {{license}} for {{home}} expired, so we removed the home from search. Existing bookings aren’t affected. Enter the renewed license, then publish your home again.',
  'homes.mail.button': 'View home',
}
