/** Bookings that are paid in two parts. */
export const restTexts = {
  'rest.plan': 'How much to pay now',
  'rest.full': 'Pay in full',
  'rest.part': 'Pay half now and half later',
  'rest.part_description':
    'We’ll save your card and charge the other {{amount}} to it on {{day}}. No fee.',
  'rest.later': 'Due {{day}}',
  'rest.summary': '{{paid}} paid. We’ll charge {{amount}} to {{card}} on {{day}}.',
  'rest.title': 'Remaining payment',
  'rest.description':
    'We’ll charge {{amount}} to your {{card}} on {{day}}. You can pay it earlier with any card or your wallet. To change this booking, pay the rest first.',
  'rest.declined':
    'We couldn’t charge {{amount}} to your {{card}}. Pay the rest by {{day}} to keep your booking.',
  'rest.processing': 'We’re processing your payment of {{amount}}.',
  'rest.pay': 'Pay the rest now',
  'rest.pay_amount': 'Pay {{amount}}',
  'rest.back': 'Back to your booking at {{home}}',
  'rest.none': 'Nothing is due for this booking.',
  'rest.sent': 'Payment sent',
  'rest.of_guest': 'The guest pays {{amount}} on {{day}}',
} as const
