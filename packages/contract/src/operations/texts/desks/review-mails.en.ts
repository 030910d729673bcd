export const reviewDeskEmailTexts = {
  'reviews.mail.hidden_author.subject': 'Your review was hidden: {{home}}',
  'reviews.mail.hidden_author.heading': 'We hid your review',
  'reviews.mail.hidden_author.body':
    'Your review of {{home}} is no longer shown. Reason: {{reason}} Reply to this email if you disagree.',
  'reviews.mail.hidden_owner.subject': 'Review hidden: {{home}}',
  'reviews.mail.hidden_owner.heading': 'We hid a review of your home',
  'reviews.mail.hidden_owner.body':
    'A review of {{home}} is no longer shown and doesn’t count toward the rating. Reason: {{reason}}',
  'reviews.mail.shown_author.subject': 'Your review was restored: {{home}}',
  'reviews.mail.shown_author.heading': 'We restored your review',
  'reviews.mail.shown_author.body': 'Your review of {{home}} is visible again. Reason: {{reason}}',
  'reviews.mail.shown_owner.subject': 'Review restored: {{home}}',
  'reviews.mail.shown_owner.heading': 'We restored a review of your home',
  'reviews.mail.shown_owner.body':
    'A review of {{home}} is visible again and counts toward the rating. Reason: {{reason}}',
  'reviews.mail.button': 'View home',
}
