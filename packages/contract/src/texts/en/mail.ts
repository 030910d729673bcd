export const mailTexts = {
  'mail.support': 'Support in Miami, FL',
  'mail.hours': 'Every day, 8 am to midnight',
  'mail.reason': 'You receive this mail because of your account or your stay with Marea.',
}
