import type { documentsTexts as english } from '../en/documents.ts'

export const documentsTexts: Record<keyof typeof english, string> = {
  'receipt.name': 'Recibo {{reference}}',
  'receipt.issued': 'Emitido el {{date}}',
  'receipt.guest': 'Huésped',
  'receipt.home': 'Casa',
  'receipt.stay': 'Estancia',
  'receipt.dates': '{{checkIn}} al {{checkOut}}',
  'receipt.guests_one': '{{count}} huésped',
  'receipt.guests_other': '{{count}} huéspedes',
  'receipt.pets_one': '{{count}} mascota',
  'receipt.pets_other': '{{count}} mascotas',
  'receipt.cancelled': 'Esta estancia fue cancelada. Las líneas son lo que queda de ella.',
  'receipt.charges': 'La estancia',
  'receipt.kept': '{{label}}, parte retenida',
  'receipt.money': 'Dinero pagado y devuelto',
  'receipt.paid.wallet': '{{date}}, pagado con el saldo',
  'receipt.paid.card': '{{date}}, pagado con tarjeta',
  'receipt.back.wallet': '{{date}}, devuelto al saldo',
  'receipt.back.card': '{{date}}, devuelto a la tarjeta',
  'receipt.balance': 'Pagado en total',
  'receipt.footer': 'Marea, Miami, Florida. {{mail}}, {{phone}}',
  'receipt.tax_note':
    'El impuesto de cada autoridad se toma de todo el monto gravado y se redondea por sí solo.',
  'stay_file.title': 'Estancia en {{home}}',
  'stay_file.says': 'Su estancia en {{home}}. Reserva {{reference}}.',
  'stay_file.remind': 'Su estancia en {{home}} comienza mañana.',
}
