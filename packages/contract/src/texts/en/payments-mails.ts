export const paymentsMails = {
  'payments.receipt.heading': 'Receipt for your deposit',
  'payments.receipt.card': 'Card',
  'payments.receipt.received': 'Received on',
  'payments.receipt.deposit': 'Added to the Marea wallet',
  'payments.receipt.fee': 'Fee',
  'payments.receipt.refunded': 'Sent back to the card',
  'payments.receipt.late_heading': 'Receipt for a card payment',
  'payments.receipt.late': 'Paid for a stay',
  'payments.receipt.late_note':
    'This payment came too late for the stay, so the whole amount went back to the card.',
  'payments.receipt.total': 'Total charged',
}
