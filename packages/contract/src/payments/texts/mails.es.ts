import type { paymentEmails as english } from './mails.en.ts'

export const paymentEmails: Record<keyof typeof english, string> = {
  'payments.receipt.heading': 'Recibo de su depósito',
  'payments.receipt.card': 'Tarjeta',
  'payments.receipt.received': 'Recibido el',
  'payments.receipt.deposit': 'Agregado a su billetera de Marea',
  'payments.receipt.fee': 'Comisión',
  'payments.receipt.refunded': 'Reembolsado a la tarjeta',
  'payments.receipt.gift_card_heading': 'Recibo de su tarjeta de regalo',
  'payments.receipt.gift_card': 'Tarjeta de regalo de Marea',
  'payments.receipt.late_heading': 'Recibo de un pago con tarjeta',
  'payments.receipt.late': 'Pago de una estancia',
  'payments.receipt.late_note':
    'No pudimos usar este pago para la estancia, así que reembolsamos el monto completo a la tarjeta.',
  'payments.receipt.total': 'Total cobrado',
  'payments.mail.returned.subject': 'Le reembolsamos su pago de {{amount}}',
  'payments.mail.returned.heading': 'Le reembolsamos su pago',
  'payments.mail.returned.booking':
    'Por un problema técnico de nuestra parte, no pudimos aplicar su pago a su reserva. Le reembolsamos el monto completo de {{amount}} a su tarjeta.',
  'payments.mail.returned.deposit':
    'Por un problema técnico de nuestra parte, no pudimos agregar estos fondos a su billetera. Le reembolsamos el monto completo de {{amount}} a su tarjeta.',
  'payments.mail.returned.gift_card':
    'Por un problema técnico de nuestra parte, no pudimos emitir su tarjeta de regalo. Le reembolsamos el monto completo de {{amount}} a su tarjeta.',
  'payments.mail.returned.body':
    'Los reembolsos suelen verse reflejados en un plazo de 5 a 10 días hábiles. No tiene que hacer nada. Lamentamos las molestias.',
  'payments.mail.returned.button': 'Ver pago',
}
