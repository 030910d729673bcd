import type { Texts } from '#platform/language.ts'

export const bookingBalanceTexts = {
  'rest.plan': { en: 'How much to pay now', es: 'Cuánto pagar ahora' },
  'rest.full': { en: 'Pay in full', es: 'Pagar el total' },
  'rest.part': { en: 'Pay half now and half later', es: 'Pagar la mitad ahora y la mitad después' },
  'rest.part_description': {
    en: 'We’ll save your card and charge the other {{amount}} to it on {{day}}. No fee.',
    es: 'Guardaremos su tarjeta y le cobraremos los otros {{amount}} el {{day}}. Sin costo adicional.',
  },
  'rest.later': { en: 'Due {{day}}', es: 'Vence el {{day}}' },
  'rest.summary': {
    en: '{{paid}} paid. We’ll charge {{amount}} to {{card}} on {{day}}.',
    es: '{{paid}} pagados. Cobraremos {{amount}} a {{card}} el {{day}}.',
  },
  'rest.title': { en: 'Remaining payment', es: 'Resto de su pago' },
  'rest.description': {
    en: 'We’ll charge {{amount}} to your {{card}} on {{day}}. You can pay it earlier with any card or your wallet. To change this booking, pay the remaining amount first.',
    es: 'Cobraremos {{amount}} a su tarjeta {{card}} el {{day}}. Puede pagarlo antes con cualquier tarjeta o con su billetera. Para modificar esta reserva, pague primero el resto.',
  },
  'rest.declined': {
    en: 'We couldn’t charge {{amount}} to your {{card}}. Pay it by {{day}} to keep your booking.',
    es: 'No pudimos cobrar {{amount}} a su tarjeta {{card}}. Páguelo a más tardar el {{day}} para conservar su reserva.',
  },
  'rest.processing': {
    en: 'We’re processing your payment of {{amount}}.',
    es: 'Estamos procesando su pago de {{amount}}.',
  },
  'rest.pay': { en: 'Pay remaining amount', es: 'Pagar el resto ahora' },
  'rest.pay_amount': { en: 'Pay {{amount}}', es: 'Pagar {{amount}}' },
  'rest.back': { en: 'Back to your booking at {{home}}', es: 'Volver a su reserva en {{home}}' },
  'rest.none': {
    en: 'Nothing is due for this booking.',
    es: 'Esta reserva no tiene pagos pendientes.',
  },
  'rest.sent': { en: 'Payment sent', es: 'Pago enviado' },
  'rest.of_guest': {
    en: 'The guest pays {{amount}} on {{day}}',
    es: 'El huésped paga {{amount}} el {{day}}',
  },
} satisfies Texts
