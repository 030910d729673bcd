export const paymentsMails = {
  'payments.receipt.subject': 'Receipt {{number}}',
  'payments.receipt.heading': 'Receipt for your deposit',
  'payments.receipt.says':
    'Received on {{date}} from {{name}} by {{brand}} ending in {{lastFour}}.',
  'payments.receipt.deposit': 'Added to the Marea wallet',
  'payments.receipt.fee': 'Fee',
  'payments.receipt.refunded': 'Sent back to the card',
  'payments.receipt.total': 'Total charged',
  'payments.receipt.reason': 'Marea, Miami, FL. Deposit {{id}}.',
}
