import type { Texts } from '#platform/language.ts'

export const taxRateTexts = {
  'audit.taxes.rate_added': { en: 'Added a tax rate', es: 'Agregó una tasa de impuesto' },
  'audit.taxes.rate_corrected': {
    en: 'Corrected an upcoming tax rate',
    es: 'Corrigió una tasa futura',
  },
  'audit.taxes.rate_removed': { en: 'Removed an upcoming tax rate', es: 'Eliminó una tasa futura' },
  'tax_rates.link': { en: 'Tax rates', es: 'Tasas de impuestos' },
  'tax_rates.title': { en: 'Tax rates', es: 'Tasas de impuestos' },
  'tax_rates.description': {
    en: 'The rate on the check-in day applies to the whole stay. Stays that are quoted or booked keep the rates they were priced with.',
    es: 'La tasa del día de llegada se aplica a toda la estancia. Las estancias cotizadas o reservadas conservan las tasas con las que se calcularon.',
  },
  'tax_rates.load_failed': {
    en: 'We couldn’t load the tax rates',
    es: 'No pudimos cargar las tasas de impuestos',
  },
  'tax_rates.today': { en: 'In effect today', es: 'Vigente hoy' },
  'tax_rates.otherwise': { en: 'Bookings with other rates', es: 'Reservas con otras tasas' },
  'tax_rates.otherwise_note': {
    en: 'A rate changed after these stays were booked. Guests keep the price they booked at. Decide whether {{brand}} pays the difference.',
    es: 'Una tasa cambió después de que se reservaron estas estancias. Los huéspedes conservan el precio que reservaron. Decida si {{brand}} paga la diferencia.',
  },
  'tax_rates.otherwise_none': {
    en: 'Every upcoming booking has the rates in effect on its check-in day.',
    es: 'Todas las próximas reservas tienen las tasas vigentes en su día de llegada.',
  },
  'tax_rates.booking': { en: 'Booking', es: 'Reserva' },
  'tax_rates.check_in': { en: 'Check-in', es: 'Llegada' },
  'tax_rates.difference': { en: 'Tax difference', es: 'Diferencia de impuestos' },
  'tax_rates.homes_one': { en: '{{count}} published home', es: '{{count}} casa publicada' },
  'tax_rates.homes_other': { en: '{{count}} published homes', es: '{{count}} casas publicadas' },
  'tax_rates.together': { en: 'All taxes', es: 'Todos los impuestos' },
  'tax_rates.place': { en: 'Jurisdiction', es: 'Jurisdicción' },
  'tax_rates.taxes': { en: 'Taxes', es: 'Impuestos' },
  'tax_rates.places': { en: 'Applies in', es: 'Se aplica en' },
  'tax_rates.everywhere': { en: 'All jurisdictions', es: 'Todas las jurisdicciones' },
  'tax_rates.change': { en: 'Change', es: 'Cambio' },
  'tax_rates.from_to': { en: '{{before}} to {{after}}', es: 'De {{before}} a {{after}}' },
  'tax_rates.no_tax': { en: 'No tax', es: 'Sin impuesto' },
  'tax_rates.percent': { en: 'New rate, in percent', es: 'Nueva tasa, en porcentaje' },
  'tax_rates.percent_hint': {
    en: 'Up to 3 decimals. 0 ends the tax.',
    es: 'Hasta 3 decimales. Con 0 se elimina el impuesto.',
  },
  'tax_rates.wrong.percent': {
    en: 'Enter a percentage from 0 to 20',
    es: 'Ingrese un porcentaje de 0 a 20',
  },
  'tax_rates.wrong.places': {
    en: 'Choose at least one jurisdiction',
    es: 'Elija al menos una jurisdicción',
  },
  'tax_rates.preview': { en: 'What changes', es: 'Qué cambia' },
  'tax_rates.preview_failed': {
    en: 'We couldn’t calculate the example',
    es: 'No pudimos calcular el ejemplo',
  },
  'tax_rates.example_of': {
    en: '{{home}}, {{from}} to {{to}}, 2 guests',
    es: '{{home}}, del {{from}} al {{to}}, 2 huéspedes',
  },
  'tax_rates.example_home': {
    en: 'An example home at $500 a night',
    es: 'Una casa de ejemplo a $500 por noche',
  },
  'tax_rates.example.tax': { en: 'Taxes', es: 'Impuestos' },
  'tax_rates.example.total': { en: 'Total', es: 'Total' },
  'tax_rates.booked_none': {
    en: 'No stays are booked from that date.',
    es: 'No hay estancias reservadas desde ese día.',
  },
  'tax_rates.booked_one': {
    en: '{{count}} stay already booked from that date keeps its price.',
    es: '{{count}} estancia reservada desde ese día conserva su precio.',
  },
  'tax_rates.booked_other': {
    en: '{{count}} stays already booked from that date keep their price.',
    es: '{{count}} estancias reservadas desde ese día conservan su precio.',
  },
} satisfies Texts
