import type { Texts } from '#platform/language.ts'

export const printTexts = {
  'print.action': { en: 'Print', es: 'Imprimir' },
  'print.title': { en: 'Summary of {{name}}', es: 'Resumen de {{name}}' },
  'print.back': { en: 'Back to the home’s page', es: 'Volver a la página de la casa' },
  'print.stay': { en: 'Your stay', es: 'Su estancia' },
  'print.no_dates': {
    en: 'Choose dates on the home’s page to print a total.',
    es: 'Elija fechas en la página de la casa para imprimir un total.',
  },
  'print.unpriced': {
    en: 'We have no price for these dates. Choose others on the home’s page.',
    es: 'No hay precio para estas fechas. Elija otras en la página de la casa.',
  },
  'print.as_of': {
    en: 'Price as of {{day}}. It may change until you book.',
    es: 'Precio al {{day}}. Puede cambiar hasta que reserve.',
  },
  'print.book': { en: 'See availability and book', es: 'Consulte la disponibilidad y reserve' },
  'print.qr': { en: 'QR code for {{address}}', es: 'Código QR de {{address}}' },
} satisfies Texts
