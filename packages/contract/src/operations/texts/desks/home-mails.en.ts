export const homeDeskEmailTexts = {
  'homes.mail.correction.subject': 'License to correct: {{home}}',
  'homes.mail.correction.heading': 'A license needs your correction',
  'homes.mail.correction.body':
    'We compared your {{license}} for {{home}} with the public record. {{reason}} Please correct it in your listing.',
  'homes.mail.taken_off.subject': 'Home taken off search: {{home}}',
  'homes.mail.taken_off.heading': 'Your home is no longer in search',
  'homes.mail.taken_off.body':
    'We took {{home}} off search. Reason: {{reason}} Existing bookings stay. Once it’s fixed, publish your home again.',
  'homes.mail.button': 'View home',
}
