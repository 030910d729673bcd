import type { explainedTexts as english } from './explained.en.ts'

export const explainedTexts: Record<keyof typeof english, string> = {
  'how.title': 'Cómo funcionan los precios y los reembolsos',
  'how.description':
    'Precio, apartado de fechas, cancelación y billetera, con una estancia que podría reservar hoy.',
  'how.example': 'Ejemplo: {{home}}, {{dates}}, {{guests}}',
  'how.view_home': 'Ver esta estancia',
  'how.no_example': 'Por ahora no tenemos un ejemplo para mostrarle. Vuelva más tarde.',

  'how.price': 'Precio',
  'how.price_text':
    'El total incluye cada noche, cargo e impuesto. Es el mismo en la búsqueda, en la página de la casa, al pagar y en su recibo.',
  'how.price_nights':
    'Cada noche tiene su precio: los fines de semana y la temporada alta pueden costar más, y las estancias largas pueden tener descuento.',
  'how.price_taxes':
    'Cobramos los impuestos del estado, del condado y de la ciudad, y los pagamos en su nombre.',

  'how.hold': 'Fechas apartadas',
  'how.hold_text_one': 'Al seleccionar Reservar, le apartamos las fechas por {{count}} minuto.',
  'how.hold_text_other': 'Al seleccionar Reservar, le apartamos las fechas por {{count}} minutos.',
  'how.hold_price':
    'Durante ese tiempo nadie más puede reservarlas y su precio no cambia. Todavía no se le ha cobrado nada.',
  'how.hold_end':
    'Si no paga a tiempo, las fechas vuelven a estar disponibles. También puede liberarlas usted.',

  'how.refunds': 'Cancelación y reembolsos',
  'how.refunds_text':
    'Cada casa tiene una de estas políticas. La ve antes de pagar, y le mostramos el reembolso exacto antes de cancelar.',
  'how.refunds_fees':
    'Si cancela antes de la llegada, el cargo por limpieza, los cargos por mascota y los extras se reembolsan completos, con sus impuestos.',
  'how.refunds_grace_one':
    'Cuando corresponde, recibe un reembolso completo si cancela en las {{hours}} horas siguientes a la reserva y falta al menos {{count}} día para la llegada.',
  'how.refunds_grace_other':
    'Cuando corresponde, recibe un reembolso completo si cancela en las {{hours}} horas siguientes a la reserva y faltan al menos {{count}} días para la llegada.',
  'how.days': 'Días antes de la llegada',
  'how.days_value_one': '{{count}} día antes de la llegada',
  'how.days_value_other': '{{count}} días antes de la llegada',
  'how.days_none': 'El día de la llegada',
  'how.own_policy': 'Política de {{home}}',
  'how.refund_of': '{{refund}} de {{total}}',
  'how.refund_now': 'Reembolso {{when}}',

  'how.wallet': 'Billetera',
  'how.wallet_text':
    'Su billetera es un saldo en dólares. Agregue fondos con tarjeta, úselos en cualquier estancia o retírelos a su cuenta bancaria.',
  'how.wallet_pay':
    'Al pagar, active “Usar el saldo de la billetera”. Primero usamos ese saldo y el resto se cobra a su tarjeta.',
  'how.wallet_refund':
    'Si cancela, primero reembolsamos a la tarjeta, hasta lo que pagó con ella. El resto llega a su billetera de inmediato.',
  'how.wallet_credit': 'De su billetera',
  'how.wallet_due': 'Cargo a su tarjeta',
  'how.wallet_card_back': 'Reembolso a su tarjeta',
  'how.wallet_back': 'Reembolso a su billetera',
  'how.wallet_canceled_one': 'Si cancela {{count}} día antes de la llegada',
  'how.wallet_canceled_other': 'Si cancela {{count}} días antes de la llegada',
  'how.questions': '¿Más preguntas? Consulte las preguntas frecuentes',
}
