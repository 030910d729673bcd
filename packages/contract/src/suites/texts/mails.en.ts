export const coHostEmails = {
  'co_hosts.mail.invited.subject': 'Invitation to manage {{home}}',
  'co_hosts.mail.invited.heading': '{{owner}} invited you to help manage {{home}}',
  'co_hosts.mail.invited.view': 'You’ll see the bookings and expenses of {{home}}.',
  'co_hosts.mail.invited.calendar':
    'You’ll see the bookings and expenses of {{home}} and manage its calendar.',
  'co_hosts.mail.invited.full':
    'You’ll manage {{home}} with full access: bookings, calendar, prices and expenses.',
  'co_hosts.mail.invited.account':
    'Sign in with {{email}} to accept. If you don’t have a Marea account yet, create one with this email address.',
  'co_hosts.mail.invited.button': 'View invitation',
  'co_hosts.mail.invited.note':
    'The invitation expires on {{date}}. If you weren’t expecting it, you can ignore this email.',
  'co_hosts.mail.joined.subject': 'New co-host: {{name}}, {{home}}',
  'co_hosts.mail.joined.heading': '{{name}} now helps manage {{home}}',
  'co_hosts.mail.joined.view':
    '{{name}} accepted your invitation and can see the bookings and expenses of {{home}}. You can change the role or remove access at any time.',
  'co_hosts.mail.joined.calendar':
    '{{name}} accepted your invitation and can manage the calendar of {{home}}. You can change the role or remove access at any time.',
  'co_hosts.mail.joined.full':
    '{{name}} accepted your invitation and has full access to {{home}}. You can change the role or remove access at any time.',
  'co_hosts.mail.joined.button': 'View team',
  'co_hosts.mail.removed.subject': 'Access removed: {{home}}',
  'co_hosts.mail.removed.heading': 'You no longer manage {{home}}',
  'co_hosts.mail.removed.body':
    'The owner removed your access to {{home}}. Your Marea account and your own bookings stay as they are.',
}
