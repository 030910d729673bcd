export const printTexts = {
  'print.action': 'Imprimir',
  'print.title': 'Resumen de {{name}}',
  'print.back': 'Volver a la página de la casa',
  'print.stay': 'Su estancia',
  'print.no_dates': 'Elija fechas en la página de la casa para imprimir un total.',
  'print.unpriced': 'No hay precio para estas fechas. Elija otras en la página de la casa.',
  'print.as_of': 'Precio al {{day}}. Puede cambiar hasta que reserve.',
  'print.book': 'Consulte la disponibilidad y reserve',
  'print.qr': 'Código QR de {{address}}',
}
