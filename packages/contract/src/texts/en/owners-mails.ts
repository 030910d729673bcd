export const ownersMails = {
  'owners.mail.sent.subject': 'Your application to list a home',
  'owners.mail.sent.heading': 'We have your application',
  'owners.mail.sent.says':
    'Thank you for thinking of Marea for your home ({{home}}). Someone in Miami reads every application and answers within a few days.',
  'owners.mail.sent.button': 'See your application',
  'owners.mail.approved.subject': 'Your application is approved',
  'owners.mail.approved.heading': 'Welcome, owner',
  'owners.mail.approved.says':
    'Your application for {{home}} is approved. Property management is open to you now.',
  'owners.mail.approved.button': 'Open property management',
  'owners.mail.rejected.subject': 'About your application to list a home',
  'owners.mail.rejected.heading': 'Not this time',
  'owners.mail.rejected.says':
    'We cannot take {{home}} at the moment. What the person who read it wrote: {{reason}}',
  'owners.mail.rejected.button': 'Apply again',
}
