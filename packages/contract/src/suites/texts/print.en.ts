export const printTexts = {
  'print.action': 'Print',
  'print.title': 'Summary of {{name}}',
  'print.back': 'Back to the home’s page',
  'print.stay': 'Your stay',
  'print.no_dates': 'Choose dates on the home’s page to print a total.',
  'print.unpriced': 'We have no price for these dates. Choose others on the home’s page.',
  'print.as_of': 'Price as of {{day}}. It may change until you book.',
  'print.book': 'See availability and book',
  'print.qr': 'QR code for {{address}}',
}
