import type { ServerTexts } from '#platform/language.ts'

export const paymentEmails = {
  'payments.receipt.heading': { en: 'Receipt for your deposit', es: 'Recibo de su depósito' },
  'payments.receipt.card': { en: 'Card', es: 'Tarjeta' },
  'payments.receipt.received': { en: 'Received on', es: 'Recibido el' },
  'payments.receipt.deposit': {
    en: 'Added to your {{brand}} wallet',
    es: 'Agregado a su billetera de {{brand}}',
  },
  'payments.receipt.fee': { en: 'Fee', es: 'Comisión' },
  'payments.receipt.refunded': { en: 'Refunded to card', es: 'Reembolsado a la tarjeta' },
  'payments.receipt.gift_card_heading': {
    en: 'Receipt for your gift card',
    es: 'Recibo de su tarjeta de regalo',
  },
  'payments.receipt.gift_card': { en: '{{brand}} gift card', es: 'Tarjeta de regalo de {{brand}}' },
  'payments.receipt.late_heading': {
    en: 'Receipt for a card payment',
    es: 'Recibo de un pago con tarjeta',
  },
  'payments.receipt.late': { en: 'Payment for a stay', es: 'Pago de una estancia' },
  'payments.receipt.late_note': {
    en: 'We couldn’t use this payment for the stay, so we refunded the full amount to the card.',
    es: 'No pudimos usar este pago para la estancia, así que reembolsamos el monto completo a la tarjeta.',
  },
  'payments.receipt.total': { en: 'Total charged', es: 'Total cobrado' },
  'payments.mail.returned.subject': {
    en: 'We’re refunding your payment of {{amount}}',
    es: 'Le reembolsamos su pago de {{amount}}',
  },
  'payments.mail.returned.heading': {
    en: 'We’re refunding your payment',
    es: 'Le reembolsamos su pago',
  },
  'payments.mail.returned.booking': {
    en: 'Because of a technical problem on our side, we couldn’t apply your payment to your booking. We’re refunding the full {{amount}} to your card.',
    es: 'Por un problema técnico de nuestra parte, no pudimos aplicar su pago a su reserva. Le reembolsamos el monto completo de {{amount}} a su tarjeta.',
  },
  'payments.mail.returned.deposit': {
    en: 'Because of a technical problem on our side, we couldn’t add these funds to your wallet. We’re refunding the full {{amount}} to your card.',
    es: 'Por un problema técnico de nuestra parte, no pudimos agregar estos fondos a su billetera. Le reembolsamos el monto completo de {{amount}} a su tarjeta.',
  },
  'payments.mail.returned.gift_card': {
    en: 'Because of a technical problem on our side, we couldn’t issue your gift card. We’re refunding the full {{amount}} to your card.',
    es: 'Por un problema técnico de nuestra parte, no pudimos emitir su tarjeta de regalo. Le reembolsamos el monto completo de {{amount}} a su tarjeta.',
  },
  'payments.mail.returned.body': {
    en: 'Refunds usually appear within 5–10 business days. You don’t need to do anything. We’re sorry for the trouble.',
    es: 'Los reembolsos suelen verse reflejados en un plazo de 5 a 10 días hábiles. No tiene que hacer nada. Lamentamos las molestias.',
  },
  'payments.mail.returned.button': { en: 'View payment', es: 'Ver pago' },
} satisfies ServerTexts
