export const pushTexts = {
  'push.title': 'Notifications on this device',
  'push.description':
    'Updates about your bookings, messages and payments, even when Marea isn’t open. They stop when you sign out.',
  'push.switch': 'Show notifications on this device',
  'push.unsupported': 'This browser can’t show notifications. Try another browser or device.',
  'push.needs_install':
    'On iPhone and iPad, add Marea to your home screen first: tap Share, then Add to Home Screen. Open Marea from there and turn notifications on.',
  'push.denied':
    'Your browser blocks notifications from Marea. Allow them in the site settings of your browser, then try again.',
  'push.load_error': 'We couldn’t check notifications on this device.',
  'push.failed': 'We couldn’t change notifications on this device. Try again.',
  'push.test': 'Send test notification',
  'push.test_sent': 'Test notification sent',
  'push.test_title': 'Notifications are on',
  'push.test_body': 'This is how Marea lets you know about bookings, messages and payments.',
}
