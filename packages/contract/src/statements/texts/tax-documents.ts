import type { ServerTexts } from '#platform/language.ts'

export const taxDocumentsTexts = {
  'tax_document.title': {
    en: 'Lodging tax worksheets',
    es: 'Hojas de cálculo del impuesto al hospedaje',
  },
  'tax_document.period': { en: 'Period', es: 'Período' },
  'tax_document.homes': { en: 'Homes', es: 'Casas' },
  'tax_document.all_homes': { en: 'All homes', es: 'Todas las casas' },
  'tax_document.filed_by': { en: 'Filed by', es: 'Declara' },
  'tax_document.not_over': {
    en: 'This period is not over. The figures can still change.',
    es: 'Este período no ha terminado. Las cifras aún pueden cambiar.',
  },
  'tax_document.no_returns': { en: 'No returns', es: 'Sin declaraciones' },
  'tax_document.due': {
    en: 'Due {{from}}, late after {{by}}.',
    es: 'Vence el {{from}} y se considera atrasada después del {{by}}.',
  },
  'tax_document.due_paid': {
    en: 'Due {{from}}, late after {{by}}. Start the payment by {{pay}}, 5 PM.',
    es: 'Vence el {{from}} y se considera atrasada después del {{by}}. Inicie el pago a más tardar el {{pay}}, 5 p.m.',
  },
  'tax_document.zero': {
    en: 'No tax was collected. The return is still required.',
    es: 'No se cobró ningún impuesto. La declaración es obligatoria de todos modos.',
  },
  'tax_document.exempt_stays_one': {
    en: '{{count}} exempt stay.',
    es: '{{count}} estancia exenta.',
  },
  'tax_document.exempt_stays_other': {
    en: '{{count}} exempt stays.',
    es: '{{count}} estancias exentas.',
  },
  'tax_document.month_rule': {
    en: 'A stay counts in the month its payment was released: a day after check-in, or on the day of a cancellation for the part that was not refunded. A later correction counts in the month it was made.',
    es: 'Una estancia cuenta en el mes en que se liberó su pago: un día después de la llegada o, si se canceló, el día de la cancelación por la parte que no se reembolsó. Una corrección posterior cuenta en el mes en que se hizo.',
  },
  'tax_document.worksheet_note': {
    en: 'This is a worksheet for the return, not the return. Each tax is rounded for each stay, as Florida requires.',
    es: 'Esta es una hoja de cálculo para la declaración, no la declaración. Cada impuesto se redondea por estancia, como lo exige Florida.',
  },
  'tax_document.owner_note': {
    en: '{{brand}} collects these taxes from guests and files the returns for all homes together. This is the part of the homes above.',
    es: '{{brand}} cobra estos impuestos a los huéspedes y presenta las declaraciones de todas las casas juntas. Esta es la parte de las casas indicadas arriba.',
  },
  'tax_document.allowance_note': {
    en: 'The collection allowance applies only when the return is filed and paid online and on time.',
    es: 'El descuento por recaudación solo se aplica si la declaración se presenta y se paga en línea y a tiempo.',
  },
  'tax_document.month': { en: 'Month', es: 'Mes' },
  'tax_document.stays': { en: 'Stays', es: 'Estancias' },
  'tax_document.exempt_count': { en: 'Exempt stays', es: 'Estancias exentas' },
  'tax_document.return': { en: 'Return', es: 'Declaración' },
  'tax_document.due_from': { en: 'Due on', es: 'Vence el' },
  'tax_document.due_by': { en: 'Late after', es: 'Atrasada después del' },
  'tax_document.pay_by': { en: 'Start payment by', es: 'Iniciar el pago a más tardar el' },
  'gross_document.title': { en: 'Gross payments in {{year}}', es: 'Pagos brutos de {{year}}' },
  'gross_document.owner': { en: 'Owner', es: 'Propietario' },
  'gross_document.year': { en: 'Year', es: 'Año' },
  'gross_document.payer': { en: 'Paid through', es: 'Pagado por medio de' },
  'gross_document.total': { en: 'Totals for the year', es: 'Totales del año' },
  'gross_document.by_month': { en: 'Gross amount by month', es: 'Monto bruto por mes' },
  'gross_document.box_1a': { en: 'Gross amount of payments', es: 'Monto bruto de los pagos' },
  'gross_document.box_1b': {
    en: 'Of that, paid online (card not present)',
    es: 'De ese monto, pagado en línea (sin tarjeta presente)',
  },
  'gross_document.box_3': { en: 'Number of payments', es: 'Número de pagos' },
  'gross_document.box_4': {
    en: 'Federal income tax withheld',
    es: 'Impuesto federal sobre la renta retenido',
  },
  'gross_document.fee': { en: '{{brand}} commission', es: 'Comisión de {{brand}}' },
  'gross_document.not_form': {
    en: 'This summary has the figures of Form 1099-K, but it is not that form and has not been sent to the IRS.',
    es: 'Este resumen tiene las cifras del formulario 1099-K, pero no es ese formulario ni se envió al IRS.',
  },
  'gross_document.gross_note': {
    en: 'The gross amount is what guests paid for your homes before {{brand}}’s commission. It does not include the taxes that {{brand}} collects and remits, {{brand}}’s own fees, or amounts refunded before they were released to you.',
    es: 'El monto bruto es lo que los huéspedes pagaron por sus casas antes de la comisión de {{brand}}. No incluye los impuestos que {{brand}} cobra y remite a las autoridades, los cargos propios de {{brand}} ni lo que se reembolsó antes de liberarse.',
  },
} satisfies ServerTexts
