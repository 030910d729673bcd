export const channelsEmails = {
  'channels.mail.conflict.subject': 'Double booking: {{home}} ({{reference}})',
  'channels.mail.conflict.heading': '{{home}} is double-booked',
  'channels.mail.conflict.body':
    'Booking {{reference}} is for {{booked}}, and {{channel}} now shows {{sold}}. Both include {{nights}}. Your booking keeps its dates, and no guest has been told. Choose a solution soon.',
  'channels.mail.conflict.button': 'Choose a solution',
}
