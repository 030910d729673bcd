export const paymentsMails = {
  'payments.receipt.heading': 'Receipt for your deposit',
  'payments.receipt.card': 'Card',
  'payments.receipt.received': 'Received on',
  'payments.receipt.deposit': 'Added to the Marea wallet',
  'payments.receipt.fee': 'Fee',
  'payments.receipt.refunded': 'Sent back to the card',
  'payments.receipt.total': 'Total charged',
}
