export const giftCardEmails = {
  'gift.mail.received.subject': '{{sender}} sent you a {{amount}} Marea gift card',
  'gift.mail.received.heading': 'You have a gift card',
  'gift.mail.received.body':
    '{{sender}} sent you {{amount}} to spend on a stay in Miami with Marea.',
  'gift.mail.received.code': 'Your code',
  'gift.mail.received.value': 'Value',
  'gift.mail.received.button': 'Redeem gift card',
  'gift.mail.received.note':
    'Redeeming adds the full amount to your Marea wallet. It never expires. Anyone who has this code can redeem it, so keep it private.',
  'gift.mail.received.reason':
    'You’re receiving this email because {{sender}} bought you this gift card and gave us your email address to send it. We use your address only for this gift card.',
  'gift.mail.bought.subject': 'Gift card purchased: {{amount}} for {{recipient}}',
  'gift.mail.bought.heading': 'Thank you for your purchase',
  'gift.mail.bought.body':
    'We received your payment of {{amount}} and emailed the gift card to {{recipient}} at {{address}}.',
  'gift.mail.bought.later':
    'We received your payment of {{amount}}. We’ll email the gift card to {{recipient}} at {{address}} on {{day}}.',
  'gift.mail.bought.note':
    'If it hasn’t been redeemed, you can get a refund to your card within 14 days.',
  'gift.mail.redeemed.subject': 'Gift card redeemed: {{amount}} for {{recipient}}',
  'gift.mail.redeemed.heading': 'Your gift card was redeemed',
  'gift.mail.redeemed.body':
    'The {{amount}} gift card you sent to {{recipient}} was added to a Marea wallet.',
  'gift.mail.refunded.subject': 'Gift card refunded: {{amount}} for {{recipient}}',
  'gift.mail.refunded.heading': 'We’re refunding your gift card',
  'gift.mail.refunded.body':
    'We’re refunding {{amount}} to the card you paid with. Refunds usually appear within 5–10 business days. The code we sent to {{recipient}} no longer works.',
  'gift.mail.buyer.button': 'View gift cards',
}
