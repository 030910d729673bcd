import { giftCardRefundDays } from '#payments/gift-card-rules.ts'
import type { ServerTexts } from '#platform/language.ts'

export const giftCardEmails = {
  'gift.mail.received.subject': {
    en: '{{sender}} sent you a {{amount}} {{brand}} gift card',
    es: '{{sender}} le envió una tarjeta de regalo de {{brand}} de {{amount}}',
  },
  'gift.mail.received.heading': { en: 'You have a gift card', es: 'Recibió una tarjeta de regalo' },
  'gift.mail.received.body': {
    en: '{{sender}} sent you {{amount}} to spend on a stay in {{places}} with {{brand}}.',
    es: '{{sender}} le envió {{amount}} para una estancia en {{places}} con {{brand}}.',
  },
  'gift.mail.received.code': { en: 'Your code', es: 'Su código' },
  'gift.mail.received.value': { en: 'Value', es: 'Valor' },
  'gift.mail.received.button': { en: 'Redeem gift card', es: 'Canjear tarjeta de regalo' },
  'gift.mail.received.note': {
    en: 'Redeeming adds the full amount to your {{brand}} wallet. It never expires. Anyone who has this code can redeem it, so keep it private.',
    es: 'Al canjearla, el monto completo se agrega a su billetera de {{brand}}. No vence. Cualquier persona que tenga este código puede canjearlo: no lo comparta.',
  },
  'gift.mail.received.reason': {
    en: 'You’re receiving this email because {{sender}} bought you this gift card and gave us your email address to send it. We use your address only for this gift card.',
    es: 'Recibe este correo porque {{sender}} compró esta tarjeta de regalo para usted y nos dio su correo para enviársela. Solo usamos su correo para esta tarjeta de regalo.',
  },
  'gift.mail.bought.subject': {
    en: 'Gift card purchased: {{amount}} for {{recipient}}',
    es: 'Tarjeta de regalo comprada: {{amount}} para {{recipient}}',
  },
  'gift.mail.bought.heading': { en: 'Thank you for your purchase', es: 'Gracias por su compra' },
  'gift.mail.bought.body': {
    en: 'We received your payment of {{amount}} and emailed the gift card to {{recipient}} at {{address}}.',
    es: 'Recibimos su pago de {{amount}} y enviamos la tarjeta de regalo a {{recipient}} al correo {{address}}.',
  },
  'gift.mail.bought.later': {
    en: 'We received your payment of {{amount}}. We’ll email the gift card to {{recipient}} at {{address}} on {{day}}.',
    es: 'Recibimos su pago de {{amount}}. Enviaremos la tarjeta de regalo a {{recipient}} al correo {{address}} el {{day}}.',
  },
  'gift.mail.bought.note': {
    en: `If it hasn’t been redeemed, you can get a refund to your card within ${giftCardRefundDays} days.`,
    es: `Si aún no se canjea, puede pedir el reembolso a su tarjeta durante ${giftCardRefundDays} días.`,
  },
  'gift.mail.redeemed.subject': {
    en: 'Gift card redeemed: {{amount}} for {{recipient}}',
    es: 'Tarjeta de regalo canjeada: {{amount}} para {{recipient}}',
  },
  'gift.mail.redeemed.heading': {
    en: 'Your gift card was redeemed',
    es: 'Se canjeó su tarjeta de regalo',
  },
  'gift.mail.redeemed.body': {
    en: 'The {{amount}} gift card you sent to {{recipient}} was added to a wallet with {{brand}}.',
    es: 'La tarjeta de regalo de {{amount}} que envió a {{recipient}} se agregó a una billetera de {{brand}}.',
  },
  'gift.mail.refunded.subject': {
    en: 'Gift card refunded: {{amount}} for {{recipient}}',
    es: 'Tarjeta de regalo reembolsada: {{amount}} para {{recipient}}',
  },
  'gift.mail.refunded.heading': {
    en: 'We’re refunding your gift card',
    es: 'Le reembolsamos su tarjeta de regalo',
  },
  'gift.mail.refunded.body': {
    en: 'We’re refunding {{amount}} to the card you paid with. Refunds usually appear within 5–10 business days. The code we sent to {{recipient}} no longer works.',
    es: 'Le reembolsamos {{amount}} a la tarjeta con la que pagó. Los reembolsos suelen verse reflejados en un plazo de 5 a 10 días hábiles. El código que enviamos a {{recipient}} ya no es válido.',
  },
  'gift.mail.buyer.button': { en: 'View gift cards', es: 'Ver tarjetas de regalo' },
} satisfies ServerTexts
