export const channelsEmails = {
  'channels.mail.conflict.subject': 'Double booking: {{home}} ({{reference}})',
  'channels.mail.conflict.heading': '{{home}} is double-booked',
  'channels.mail.conflict.body':
    'Booking {{reference}} is for {{booked}}, and {{channel}} now shows {{sold}}. Both include {{nights}}. Your booking keeps its dates, and we haven’t notified either guest. Choose a solution soon.',
  'channels.mail.conflict.button': 'Choose a solution',
  'channels.mail.paused.subject': 'Calendar paused: {{home}}, {{channel}}',
  'channels.mail.paused.heading': 'We paused the {{channel}} calendar for {{home}}',
  'channels.mail.paused.body':
    'It no longer shows stays that it had before. That’s usually an error on the channel’s side, so we kept the dates blocked. If those stays were canceled on {{channel}}, release the dates.',
  'channels.mail.failing.subject': 'Calendar not updating: {{home}}, {{channel}}',
  'channels.mail.failing.heading': 'We can’t read the {{channel}} calendar for {{home}}',
  'channels.mail.failing.body':
    'Our last {{count}} checks failed. Stays sold on {{channel}} since then aren’t on your calendar. Your blocked dates stay blocked. If the address changed on {{channel}}, replace it on the channels page.',
  'channels.mail.recovered.subject': 'Calendar working again: {{home}}, {{channel}}',
  'channels.mail.recovered.heading': 'The {{channel}} calendar for {{home}} is working again',
  'channels.mail.recovered.body': 'Its dates are up to date. You don’t need to do anything.',
  'channels.mail.view': 'View calendar',
}
