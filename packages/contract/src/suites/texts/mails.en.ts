export const coHostEmails = {
  'co_hosts.mail.invited.subject_one': 'Invitation to manage {{home}}',
  'co_hosts.mail.invited.subject_other': 'Invitation to manage {{count}} homes',
  'co_hosts.mail.invited.heading_one': '{{owner}} invited you to help manage {{home}}',
  'co_hosts.mail.invited.heading_other': '{{owner}} invited you to help manage {{count}} homes',
  'co_hosts.mail.invited.view': 'You’ll see the bookings and expenses of {{home}}.',
  'co_hosts.mail.invited.calendar':
    'You’ll see the bookings and expenses of {{home}} and manage the calendar.',
  'co_hosts.mail.invited.full':
    'You’ll manage {{home}} with full access: bookings, calendar, prices and expenses.',
  'co_hosts.mail.invited.account':
    'Sign in with {{email}} to accept. If you don’t have a Marea account yet, create one with this email address.',
  'co_hosts.mail.invited.button': 'View invitation',
  'co_hosts.mail.invited.note':
    'The invitation expires on {{date}}. If you weren’t expecting it, you can ignore this email.',
  'co_hosts.mail.joined.subject_one': 'New co-host: {{name}}, {{home}}',
  'co_hosts.mail.joined.subject_other': 'New co-host: {{name}}, {{count}} homes',
  'co_hosts.mail.joined.heading_one': '{{name}} now helps manage {{home}}',
  'co_hosts.mail.joined.heading_other': '{{name}} now helps manage {{count}} homes',
  'co_hosts.mail.joined.view': '{{name}} can see the bookings and expenses of {{home}}.',
  'co_hosts.mail.joined.calendar': '{{name}} can manage {{home}}’s calendar.',
  'co_hosts.mail.joined.full': '{{name}} has full access to {{home}}.',
  'co_hosts.mail.joined.revocable': 'You can change roles or remove access at any time.',
  'co_hosts.mail.joined.button': 'View team',
  'co_hosts.mail.removed.subject': 'Access removed: {{home}}',
  'co_hosts.mail.removed.heading': 'You no longer manage {{home}}',
  'co_hosts.mail.removed.body':
    'The owner removed your access to {{home}}. Your Marea account and your own bookings stay as they are.',
}
