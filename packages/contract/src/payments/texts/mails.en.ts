export const paymentEmails = {
  'payments.receipt.heading': 'Receipt for your deposit',
  'payments.receipt.card': 'Card',
  'payments.receipt.received': 'Received on',
  'payments.receipt.deposit': 'Added to your Marea wallet',
  'payments.receipt.fee': 'Fee',
  'payments.receipt.refunded': 'Refunded to card',
  'payments.receipt.gift_card_heading': 'Receipt for your gift card',
  'payments.receipt.gift_card': 'Marea gift card',
  'payments.receipt.late_heading': 'Receipt for a card payment',
  'payments.receipt.late': 'Payment for a stay',
  'payments.receipt.late_note':
    'We couldn’t use this payment for the stay, so we refunded the full amount to the card.',
  'payments.receipt.total': 'Total charged',
  'payments.mail.returned.subject': 'We’re refunding your payment of {{amount}}',
  'payments.mail.returned.heading': 'We’re refunding your payment',
  'payments.mail.returned.booking':
    'Because of a technical problem on our side, we couldn’t apply your payment to your booking. We’re refunding the full {{amount}} to your card.',
  'payments.mail.returned.deposit':
    'Because of a technical problem on our side, we couldn’t add these funds to your wallet. We’re refunding the full {{amount}} to your card.',
  'payments.mail.returned.gift_card':
    'Because of a technical problem on our side, we couldn’t issue your gift card. We’re refunding the full {{amount}} to your card.',
  'payments.mail.returned.body':
    'Refunds usually appear within 5–10 business days. You don’t need to do anything. We’re sorry for the trouble.',
  'payments.mail.returned.button': 'View payment',
}
