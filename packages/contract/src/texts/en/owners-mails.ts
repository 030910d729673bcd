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
  'owners.mail.expense_paid.subject': 'We paid an expense of {{home}}',
  'owners.mail.expense_paid.heading': 'Paid in your place',
  'owners.mail.expense_paid.says':
    'We paid this for {{home}}. It is among your expenses and comes off what we owe you.',
  'owners.mail.expense_paid.button': 'See your expenses',
  'owners.mail.expense_voided.subject': 'We voided an expense of {{home}}',
  'owners.mail.expense_voided.heading': 'Taken back',
  'owners.mail.expense_voided.says':
    'This expense of {{home}} no longer counts, and what we took off for it is yours again. The reason: {{reason}}',
  'owners.mail.expense_voided.button': 'See your expenses',
}
