export const mailTexts = {
  'mail.reason': 'You’re receiving this email because you have an account or a booking with Marea.',
  'mail.unsubscribe': 'Unsubscribe from emails like this one',
}
