import type { paymentsMails as english } from '../en/payments-mails.ts'

export const paymentsMails: Record<keyof typeof english, string> = {
  'payments.receipt.heading': 'Recibo de su depósito',
  'payments.receipt.card': 'Tarjeta',
  'payments.receipt.received': 'Recibido el',
  'payments.receipt.deposit': 'Agregado a la billetera de Marea',
  'payments.receipt.fee': 'Comisión',
  'payments.receipt.refunded': 'Devuelto a la tarjeta',
  'payments.receipt.late_heading': 'Recibo de un pago con tarjeta',
  'payments.receipt.late': 'Pagado por una estancia',
  'payments.receipt.late_note':
    'Este pago llegó demasiado tarde para la estancia, así que el importe completo volvió a la tarjeta.',
  'payments.receipt.total': 'Total cobrado',
}
