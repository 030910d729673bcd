import { settlementHours } from '#bookings/deadlines.ts'
import type { Texts } from '#platform/language.ts'

export const reportSheetTexts = {
  'reports.closed.external': { en: 'Booked on another channel', es: 'Reservado en otro canal' },
  'reports.closed.own': { en: 'Your own stay', es: 'Su propia estancia' },
  'reports.closed.blocked': { en: 'Blocked', es: 'Bloqueado' },
  'reports.sealed_differs': {
    en: 'Differs from sealed statements',
    es: 'Difiere de los estados de cuenta sellados',
  },
  'reports.sealed_reason': {
    en: 'Bookings changed after their month was sealed, for example because of a refund. This report shows them as they are today. Sealed statements stay as they are, and a later statement has the correction.',
    es: 'Algunas reservas cambiaron después de que se selló su mes, por ejemplo por un reembolso. Este informe las muestra como están hoy. Los estados de cuenta sellados no cambian, y uno posterior incluye la corrección.',
  },
  'reports.sealed_month': {
    en: '{{month}}, compared with its statement',
    es: '{{month}}, en comparación con su estado de cuenta',
  },
  'reports.bases': {
    en: 'By stay night and by payment date, reconciled',
    es: 'Noche de estancia y cobro, conciliados',
  },
  'reports.bases_note': {
    en: 'The same bookings counted two ways. The difference is only when guests paid.',
    es: 'Las mismas reservas contadas de dos maneras. La diferencia es solo cuándo pagaron los huéspedes.',
  },
  'reports.matches': {
    en: 'Matches the ledger to the cent',
    es: 'Coincide con la contabilidad al centavo',
  },
  'reports.mismatch': {
    en: 'Doesn’t match the ledger. Our team is checking it.',
    es: 'No coincide con la contabilidad. Nuestro equipo lo está revisando.',
  },
  'reports.bridge.nights': { en: 'Income by stay night', es: 'Ingresos por noche' },
  'reports.bridge.nights_note': { en: 'Nights in the period', es: 'Noches del período' },
  'reports.bridge.later': { en: 'Paid ahead', es: 'Pagado por adelantado' },
  'reports.bridge.later_note': {
    en: 'Received in the period for later nights',
    es: 'Recibido en el período por noches posteriores',
  },
  'reports.bridge.earlier': { en: 'Paid earlier', es: 'Pagado antes' },
  'reports.bridge.earlier_note': {
    en: 'Received before the period',
    es: 'Recibido antes del período',
  },
  'reports.bridge.cash': { en: 'Income by payment date', es: 'Ingresos por cobro' },
  'reports.bridge.cash_note': {
    en: 'Received in the period, less refunds',
    es: 'Recibido en el período, menos reembolsos',
  },
  'reports.sheet.income': {
    en: 'Income · {{home}} · {{dates}}',
    es: 'Ingresos · {{home}} · {{dates}}',
  },
  'reports.sheet.path': { en: 'Where this figure appears', es: 'Dónde está esta cifra' },
  'reports.sheet.lines': { en: 'How it’s calculated', es: 'Cómo se calcula' },
  'reports.sheet.kept': { en: 'Kept after the cancellation', es: 'Conservado tras la cancelación' },
  'reports.sheet.commission': { en: '{{brand}} commission', es: 'Comisión de {{brand}}' },
  'reports.sheet.income_total': { en: 'Income', es: 'Ingresos' },
  'reports.sheet.months': { en: 'In which months it counts', es: 'En qué meses cuenta' },
  'reports.sheet.by_night': { en: 'By stay night', es: 'Por noche de estancia' },
  'reports.sheet.by_cash': { en: 'By payment date', es: 'Por cobro' },
  'reports.sheet.ledger': { en: 'Ledger entries', es: 'Asientos contables' },
  'reports.sheet.posted': { en: 'Posted', es: 'Fecha' },
  'reports.sheet.entry': { en: 'Entry', es: 'Asiento' },
  'reports.sheet.amount': { en: 'Amount', es: 'Monto' },
  'reports.sheet.not_settled': {
    en: `We release this income from escrow ${settlementHours} hours after check-in.`,
    es: `Liberamos estos ingresos de la custodia ${settlementHours} horas después de la llegada.`,
  },
  'reports.sheet.paid': {
    en: 'The guest paid {{paid}}, including {{taxes}} in taxes.',
    es: 'El huésped pagó {{paid}}, incluidos {{taxes}} de impuestos.',
  },
  'reports.sheet.paid_refunded': {
    en: 'The guest paid {{paid}} and was refunded {{refunded}}. Of the remainder, {{taxes}} is taxes.',
    es: 'El huésped pagó {{paid}} y se le reembolsaron {{refunded}}. Del resto, {{taxes}} son impuestos.',
  },
  'reports.sheet.fixed': {
    en: 'Entries can’t be edited. A correction is always a new entry.',
    es: 'Los asientos no se modifican. Una corrección siempre es un asiento nuevo.',
  },
  'reports.sheet.receipt': { en: 'View guest receipt', es: 'Ver recibo del huésped' },
  'reports.sheet.canceled': { en: 'This booking was canceled.', es: 'Esta reserva se canceló.' },
  'reports.sheet.failed': {
    en: 'We couldn’t load these ledger entries',
    es: 'No pudimos cargar estos asientos contables',
  },
  'reports.sheet.bookings': {
    en: 'Bookings behind this amount',
    es: 'Reservas que componen este monto',
  },
  'reports.sheet.booking': { en: 'Booking', es: 'Reserva' },
  'reports.sheet.no_bookings': {
    en: 'There are no bookings behind this amount.',
    es: 'Ninguna reserva compone este monto.',
  },
  'reports.sheet.bookings_failed': {
    en: 'We couldn’t load these bookings',
    es: 'No pudimos cargar estas reservas',
  },
  'reports.sheet.closed': { en: 'Nights behind this figure', es: 'Noches que componen esta cifra' },
  'reports.sheet.dates': { en: 'Dates', es: 'Fechas' },
  'reports.sheet.price': { en: 'Price', es: 'Precio' },
  'reports.sheet.price_note': {
    en: 'The price of your own nights in today’s calendar, before commission.',
    es: 'El precio de sus propias noches en el calendario de hoy, antes de la comisión.',
  },
  'reports.sheet.no_nights': {
    en: 'There are no nights behind this figure.',
    es: 'Ninguna noche compone esta cifra.',
  },
  'reports.sheet.nights_failed': {
    en: 'We couldn’t load these nights',
    es: 'No pudimos cargar estas noches',
  },
  'reports.sheet.more': { en: 'Show more', es: 'Ver más' },
  'reports.entry.paid': { en: 'Guest payment', es: 'Pago del huésped' },
  'reports.entry.refunded': { en: 'Refund to the guest', es: 'Reembolso al huésped' },
  'reports.entry.settled': { en: 'Released from escrow', es: 'Liberado de la custodia' },
  'reports.entry.payout_requested': { en: 'Payout requested', es: 'Pago solicitado' },
  'reports.entry.payout_sent': { en: 'Payout sent', es: 'Pago enviado' },
  'reports.entry.payout_paid': { en: 'Payout completed', es: 'Pago completado' },
  'reports.entry.payout_rejected': { en: 'Payout not sent', es: 'Pago no enviado' },
  'reports.entry.payout_returned': { en: 'Payout returned', es: 'Pago devuelto por el banco' },
  'reports.entry.other': { en: 'Ledger entry', es: 'Asiento contable' },
  'reports.account.escrow': { en: 'Booking escrow', es: 'Custodia de la reserva' },
  'reports.account.payable': { en: 'Owner balance', es: 'Saldo del propietario' },
  'reports.account.commission': { en: '{{brand}} commission', es: 'Comisión de {{brand}}' },
  'reports.account.fees': { en: '{{brand}} fees', es: 'Cargos de {{brand}}' },
  'reports.account.discounts': {
    en: 'Discounts paid by {{brand}}',
    es: 'Descuentos que paga {{brand}}',
  },
  'reports.account.fees_and_discounts': {
    en: '{{brand}} fees and discounts',
    es: 'Cargos y descuentos de {{brand}}',
  },
  'reports.account.tax': { en: 'Taxes', es: 'Impuestos' },
  'reports.account.payouts_pending': { en: 'Payouts in review', es: 'Pagos en revisión' },
  'reports.account.payouts_sent': { en: 'Payouts sent', es: 'Pagos enviados' },
  'reports.account.bank': { en: '{{brand}}’s bank account', es: 'Cuenta bancaria de {{brand}}' },
  'reports.account.other': { en: 'Other account', es: 'Otra cuenta' },
} satisfies Texts
