export const reviewDeskEmailTexts = {
  'reviews.mail.hidden_author.subject': 'Your review was hidden: {{home}}',
  'reviews.mail.hidden_author.heading': 'We hid your review',
  'reviews.mail.hidden_author.body':
    'Your review of {{home}} is no longer shown. Reason: {{reason}} Reply to this email if you disagree.',
  'reviews.mail.hidden_owner.subject': 'Review hidden: {{home}}',
  'reviews.mail.hidden_owner.heading': 'We hid a review of your home',
  'reviews.mail.hidden_owner.body':
    'A review of {{home}} is no longer shown and doesn’t count in the rating. Reason: {{reason}}',
  'reviews.mail.shown_author.subject': 'Your review is shown again: {{home}}',
  'reviews.mail.shown_author.heading': 'Your review is shown again',
  'reviews.mail.shown_author.body': 'Your review of {{home}} is shown again. Reason: {{reason}}',
  'reviews.mail.shown_owner.subject': 'Review shown again: {{home}}',
  'reviews.mail.shown_owner.heading': 'A review of your home is shown again',
  'reviews.mail.shown_owner.body':
    'A review of {{home}} is shown again and counts in the rating. Reason: {{reason}}',
  'reviews.mail.button': 'View home',
}
