export const mailTexts = {
  'mail.reason': 'You receive this mail because of your account or your stay with Marea.',
}
