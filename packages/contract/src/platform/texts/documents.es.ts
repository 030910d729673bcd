import type { documentsTexts as english } from './documents.en.ts'

export const documentsTexts: Record<keyof typeof english, string> = {
  'receipt.name': 'Recibo {{reference}}',
  'receipt.issued': 'Emitido el {{date}}',
  'receipt.guest': 'Huésped',
  'receipt.home': 'Casa',
  'receipt.stay': 'Estancia',
  'receipt.dates': '{{checkIn}} al {{checkOut}}',
  'receipt.cancelled': 'Se canceló esta estancia. Abajo se muestra lo que no se reembolsó.',
  'receipt.charges': 'Cargos',
  'receipt.kept': '{{label}} (no reembolsado)',
  'receipt.money': 'Pagos y reembolsos',
  'receipt.paid.wallet': '{{date}}, pagado con la billetera',
  'receipt.paid.card': '{{date}}, pagado con tarjeta',
  'receipt.back.wallet': '{{date}}, reembolsado a la billetera',
  'receipt.back.card': '{{date}}, reembolsado a la tarjeta',
  'receipt.balance': 'Total pagado',
  'receipt.rest_title': 'Por pagar',
  'receipt.rest': 'Resto, vence el {{date}}',
  'receipt.tax_note':
    'Cada impuesto se calcula sobre el total gravable y se redondea por separado.',
  'stay_file.title': 'Estancia en {{home}}',
  'stay_file.description': 'Su estancia en {{home}}. Reserva {{reference}}.',
  'stay_file.remind': 'Su estancia en {{home}} comienza mañana.',
}
