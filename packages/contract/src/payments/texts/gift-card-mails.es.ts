import type { giftCardEmails as english } from './gift-card-mails.en.ts'

export const giftCardEmails: Record<keyof typeof english, string> = {
  'gift.mail.received.subject': '{{sender}} le envió una tarjeta de regalo de Marea de {{amount}}',
  'gift.mail.received.heading': 'Recibió una tarjeta de regalo',
  'gift.mail.received.body': '{{sender}} le envió {{amount}} para una estancia en Miami con Marea.',
  'gift.mail.received.code': 'Su código',
  'gift.mail.received.value': 'Valor',
  'gift.mail.received.button': 'Canjear tarjeta de regalo',
  'gift.mail.received.note':
    'Al canjearla, el monto completo se agrega a su billetera de Marea. No vence. Cualquier persona que tenga este código puede canjearlo: no lo comparta.',
  'gift.mail.received.reason':
    'Recibe este correo porque {{sender}} compró esta tarjeta de regalo para usted y nos dio su correo para enviársela. Solo usamos su correo para esta tarjeta de regalo.',
  'gift.mail.bought.subject': 'Tarjeta de regalo comprada: {{amount}} para {{recipient}}',
  'gift.mail.bought.heading': 'Gracias por su compra',
  'gift.mail.bought.body':
    'Recibimos su pago de {{amount}} y enviamos la tarjeta de regalo a {{recipient}} al correo {{address}}.',
  'gift.mail.bought.later':
    'Recibimos su pago de {{amount}}. Enviaremos la tarjeta de regalo a {{recipient}} al correo {{address}} el {{day}}.',
  'gift.mail.bought.note':
    'Si aún no se canjea, puede pedir el reembolso a su tarjeta durante 14 días.',
  'gift.mail.redeemed.subject': 'Tarjeta de regalo canjeada: {{amount}} para {{recipient}}',
  'gift.mail.redeemed.heading': 'Se canjeó su tarjeta de regalo',
  'gift.mail.redeemed.body':
    'La tarjeta de regalo de {{amount}} que envió a {{recipient}} se agregó a una billetera de Marea.',
  'gift.mail.refunded.subject': 'Tarjeta de regalo reembolsada: {{amount}} para {{recipient}}',
  'gift.mail.refunded.heading': 'Le reembolsamos su tarjeta de regalo',
  'gift.mail.refunded.body':
    'Le reembolsamos {{amount}} a la tarjeta con la que pagó. Los reembolsos suelen verse reflejados en un plazo de 5 a 10 días hábiles. El código que enviamos a {{recipient}} ya no es válido.',
  'gift.mail.buyer.button': 'Ver tarjetas de regalo',
}
