import type { Texts } from '#platform/language.ts'

export const explainedTexts = {
  'how.title': {
    en: 'How prices and refunds work',
    es: 'Cómo funcionan los precios y los reembolsos',
  },
  'how.description': {
    en: 'Price, hold, cancellation and wallet, explained with a stay you could book today.',
    es: 'Precio, apartado de fechas, cancelación y billetera, con una estancia que podría reservar hoy.',
  },
  'how.example': {
    en: 'Example: {{home}}, {{dates}}, {{guests}}',
    es: 'Ejemplo: {{home}}, {{dates}}, {{guests}}',
  },
  'how.view_home': { en: 'View this stay', es: 'Ver esta estancia' },
  'how.no_example': {
    en: 'We don’t have an example to show right now. Try again later.',
    es: 'Por ahora no tenemos un ejemplo para mostrarle. Vuelva más tarde.',
  },
  'how.price': { en: 'Price', es: 'Precio' },
  'how.price_text': {
    en: 'The total includes every night, fee and tax. It’s the same in search, on the home’s page, at checkout and on your receipt.',
    es: 'El total incluye cada noche, cargo e impuesto. Es el mismo en la búsqueda, en la página de la casa, al pagar y en su recibo.',
  },
  'how.price_nights': {
    en: 'Each night has its own price: weekends and high season can cost more, and longer stays can be discounted.',
    es: 'Cada noche tiene su precio: los fines de semana y la temporada alta pueden costar más, y las estancias largas pueden tener descuento.',
  },
  'how.price_taxes': {
    en: 'We collect state, county and city taxes and pay them for you.',
    es: 'Cobramos los impuestos del estado, del condado y de la ciudad, y los pagamos en su nombre.',
  },
  'how.hold': { en: 'Dates on hold', es: 'Fechas apartadas' },
  'how.hold_text_one': {
    en: 'When you select Reserve, we hold your dates for {{count}} minute.',
    es: 'Al seleccionar Reservar, le apartamos las fechas por {{count}} minuto.',
  },
  'how.hold_text_other': {
    en: 'When you select Reserve, we hold your dates for {{count}} minutes.',
    es: 'Al seleccionar Reservar, le apartamos las fechas por {{count}} minutos.',
  },
  'how.hold_price': {
    en: 'During that time no one else can book them, and your price doesn’t change. You haven’t been charged.',
    es: 'Durante ese tiempo nadie más puede reservarlas y su precio no cambia. Todavía no se le ha cobrado nada.',
  },
  'how.hold_end': {
    en: 'If you don’t pay in time, the dates become available again. You can also release them yourself.',
    es: 'Si no paga a tiempo, las fechas vuelven a estar disponibles. También puede liberarlas usted.',
  },
  'how.refunds': { en: 'Cancellation and refunds', es: 'Cancelación y reembolsos' },
  'how.refunds_text': {
    en: 'Each home has one of these policies. You see it before you pay, and we show the exact refund before you cancel.',
    es: 'Cada casa tiene una de estas políticas. La ve antes de pagar, y le mostramos el reembolso exacto antes de cancelar.',
  },
  'how.refunds_fees': {
    en: 'If you cancel before check-in, the cleaning fee, pet fees and extras are refunded in full, with their taxes.',
    es: 'Si cancela antes de la llegada, el cargo por limpieza, los cargos por mascota y los extras se reembolsan completos, con sus impuestos.',
  },
  'how.refunds_grace_one': {
    en: 'Where it applies, you get a full refund if you cancel within {{hours}} hours of booking and check-in is at least {{count}} day away.',
    es: 'Cuando corresponde, recibe un reembolso completo si cancela en las {{hours}} horas siguientes a la reserva y falta al menos {{count}} día para la llegada.',
  },
  'how.refunds_grace_other': {
    en: 'Where it applies, you get a full refund if you cancel within {{hours}} hours of booking and check-in is at least {{count}} days away.',
    es: 'Cuando corresponde, recibe un reembolso completo si cancela en las {{hours}} horas siguientes a la reserva y faltan al menos {{count}} días para la llegada.',
  },
  'how.days': { en: 'Days before check-in', es: 'Días antes de la llegada' },
  'how.days_value_one': {
    en: '{{count}} day before check-in',
    es: '{{count}} día antes de la llegada',
  },
  'how.days_value_other': {
    en: '{{count}} days before check-in',
    es: '{{count}} días antes de la llegada',
  },
  'how.days_none': { en: 'On the day of check-in', es: 'El día de la llegada' },
  'how.own_policy': { en: '{{home}}’s policy', es: 'Política de {{home}}' },
  'how.refund_of': { en: '{{refund}} of {{total}}', es: '{{refund}} de {{total}}' },
  'how.refund_now': { en: 'Refund {{when}}', es: 'Reembolso {{when}}' },
  'how.wallet': { en: 'Wallet', es: 'Billetera' },
  'how.wallet_text': {
    en: 'Your wallet is a balance in US dollars. Add funds by card, use them for any stay, or withdraw them to your bank account.',
    es: 'Su billetera es un saldo en dólares. Agregue fondos con tarjeta, úselos en cualquier estancia o retírelos a su cuenta bancaria.',
  },
  'how.wallet_pay': {
    en: 'At checkout, turn on “Use wallet credit.” We use the wallet first and charge the rest to your card.',
    es: 'Al pagar, active “Usar el saldo de la billetera”. Primero usamos ese saldo y el resto se cobra a su tarjeta.',
  },
  'how.wallet_refund': {
    en: 'If you cancel, we refund the card first, up to what it paid. The rest goes to your wallet right away.',
    es: 'Si cancela, primero reembolsamos a la tarjeta, hasta lo que pagó con ella. El resto llega a su billetera de inmediato.',
  },
  'how.wallet_credit': { en: 'From your wallet', es: 'De su billetera' },
  'how.wallet_due': { en: 'Charged to your card', es: 'Cargo a su tarjeta' },
  'how.wallet_card_back': { en: 'Refunded to your card', es: 'Reembolso a su tarjeta' },
  'how.wallet_back': { en: 'Refunded to your wallet', es: 'Reembolso a su billetera' },
  'how.wallet_canceled_one': {
    en: 'If you cancel {{count}} day before check-in',
    es: 'Si cancela {{count}} día antes de la llegada',
  },
  'how.wallet_canceled_other': {
    en: 'If you cancel {{count}} days before check-in',
    es: 'Si cancela {{count}} días antes de la llegada',
  },
  'how.questions': {
    en: 'More questions? See the FAQs',
    es: '¿Más preguntas? Consulte las preguntas frecuentes',
  },
} satisfies Texts
