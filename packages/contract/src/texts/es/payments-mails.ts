import type { paymentsMails as english } from '../en/payments-mails.ts'

export const paymentsMails: Record<keyof typeof english, string> = {
  'payments.receipt.subject': 'Recibo {{number}}',
  'payments.receipt.heading': 'Recibo de su depósito',
  'payments.receipt.says':
    'Recibido el {{date}} de {{name}} con {{brand}} terminada en {{lastFour}}.',
  'payments.receipt.deposit': 'Agregado a la billetera de Marea',
  'payments.receipt.fee': 'Comisión',
  'payments.receipt.refunded': 'Devuelto a la tarjeta',
  'payments.receipt.total': 'Total cobrado',
  'payments.receipt.reason': 'Marea, Miami, FL. Depósito {{id}}.',
}
