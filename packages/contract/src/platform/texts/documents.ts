import type { ServerTexts } from '#platform/language.ts'

export const documentsTexts = {
  'receipt.name': { en: 'Receipt {{reference}}', es: 'Recibo {{reference}}' },
  'receipt.issued': { en: 'Issued on {{date}}', es: 'Emitido el {{date}}' },
  'receipt.guest': { en: 'Guest', es: 'Huésped' },
  'receipt.home': { en: 'Home', es: 'Casa' },
  'receipt.stay': { en: 'Stay', es: 'Estancia' },
  'receipt.dates': { en: '{{checkIn}} to {{checkOut}}', es: '{{checkIn}} al {{checkOut}}' },
  'receipt.cancelled': {
    en: 'This stay was canceled. The lines below show what was not refunded.',
    es: 'Se canceló esta estancia. Abajo se muestra lo que no se reembolsó.',
  },
  'receipt.charges': { en: 'Charges', es: 'Cargos' },
  'receipt.kept': { en: '{{label}} (not refunded)', es: '{{label}} (no reembolsado)' },
  'receipt.money': { en: 'Payments and refunds', es: 'Pagos y reembolsos' },
  'receipt.paid.wallet': {
    en: '{{date}}, paid with wallet',
    es: '{{date}}, pagado con la billetera',
  },
  'receipt.paid.card': { en: '{{date}}, paid by card', es: '{{date}}, pagado con tarjeta' },
  'receipt.back.wallet': {
    en: '{{date}}, refunded to wallet',
    es: '{{date}}, reembolsado a la billetera',
  },
  'receipt.back.card': {
    en: '{{date}}, refunded to card',
    es: '{{date}}, reembolsado a la tarjeta',
  },
  'receipt.balance': { en: 'Total paid', es: 'Total pagado' },
  'receipt.rest_title': { en: 'Amount due', es: 'Por pagar' },
  'receipt.rest': { en: 'Remaining payment, due {{date}}', es: 'Resto, vence el {{date}}' },
  'receipt.tax_note': {
    en: 'Each tax is calculated on the full taxable amount and rounded separately.',
    es: 'Cada impuesto se calcula sobre el total gravable y se redondea por separado.',
  },
  'stay_file.title': { en: 'Stay at {{home}}', es: 'Estancia en {{home}}' },
  'stay_file.description': {
    en: 'Your stay at {{home}}. Booking {{reference}}.',
    es: 'Su estancia en {{home}}. Reserva {{reference}}.',
  },
  'stay_file.remind': {
    en: 'Your stay at {{home}} begins tomorrow.',
    es: 'Su estancia en {{home}} comienza mañana.',
  },
} satisfies ServerTexts
