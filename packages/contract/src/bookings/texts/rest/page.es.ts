import type { restTexts as english } from './page.en.ts'

export const restTexts: Record<keyof typeof english, string> = {
  'rest.plan': 'Cuánto pagar ahora',
  'rest.full': 'Pagar el total',
  'rest.part': 'Pagar la mitad ahora y la mitad después',
  'rest.part_description':
    'Guardaremos su tarjeta y le cobraremos los otros {{amount}} el {{day}}. Sin costo adicional.',
  'rest.later': 'Vence el {{day}}',
  'rest.summary': '{{paid}} pagados. Cobraremos {{amount}} a {{card}} el {{day}}.',
  'rest.title': 'Resto de su pago',
  'rest.description':
    'Cobraremos {{amount}} a su tarjeta {{card}} el {{day}}. Puede pagarlo antes con cualquier tarjeta o con su billetera. Para modificar esta reserva, pague primero el resto.',
  'rest.declined':
    'No pudimos cobrar {{amount}} a su tarjeta {{card}}. Pague el resto a más tardar el {{day}} para conservar su reserva.',
  'rest.processing': 'Estamos procesando su pago de {{amount}}.',
  'rest.pay': 'Pagar el resto ahora',
  'rest.pay_amount': 'Pagar {{amount}}',
  'rest.back': 'Volver a su reserva en {{home}}',
  'rest.none': 'Esta reserva no tiene pagos pendientes.',
  'rest.sent': 'Pago enviado',
  'rest.of_guest': 'El huésped paga {{amount}} el {{day}}',
}
