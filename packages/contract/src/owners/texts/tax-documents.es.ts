import type { taxDocumentsTexts as english } from './tax-documents.en.ts'

export const taxDocumentsTexts: Record<keyof typeof english, string> = {
  'tax_document.title': 'Hojas de cálculo del impuesto al hospedaje',
  'tax_document.period': 'Período',
  'tax_document.homes': 'Casas',
  'tax_document.all_homes': 'Todas las casas',
  'tax_document.filed_by': 'Declara',
  'tax_document.not_over': 'Este período no ha terminado. Las cifras aún pueden cambiar.',
  'tax_document.no_returns': 'Sin declaraciones',
  'tax_document.due': 'Vence el {{from}} y se considera atrasada después del {{by}}.',
  'tax_document.due_paid':
    'Vence el {{from}} y se considera atrasada después del {{by}}. Inicie el pago a más tardar el {{pay}}, 5 p.m.',
  'tax_document.zero': 'No se cobró ningún impuesto. La declaración es obligatoria de todos modos.',
  'tax_document.exempt_stays_one': '{{count}} estancia exenta.',
  'tax_document.exempt_stays_other': '{{count}} estancias exentas.',
  'tax_document.month_rule':
    'Una estancia cuenta en el mes en que se liberó su pago: un día después de la llegada o, si se canceló, el día de la cancelación por la parte que no se reembolsó. Una corrección posterior cuenta en el mes en que se hizo.',
  'tax_document.worksheet_note':
    'Esta es una hoja de cálculo para la declaración, no la declaración. Cada impuesto se redondea por estancia, como lo exige Florida.',
  'tax_document.owner_note':
    'Marea cobra estos impuestos a los huéspedes y presenta las declaraciones de todas las casas juntas. Esta es la parte de las casas indicadas arriba.',
  'tax_document.allowance_note':
    'El descuento por recaudación solo se aplica si la declaración se presenta y se paga en línea y a tiempo.',
  'tax_document.month': 'Mes',
  'tax_document.stays': 'Estancias',
  'tax_document.exempt_count': 'Estancias exentas',
  'tax_document.return': 'Declaración',
  'tax_document.due_from': 'Vence el',
  'tax_document.due_by': 'Atrasada después del',
  'tax_document.pay_by': 'Iniciar el pago a más tardar el',
  'gross_document.title': 'Pagos brutos de {{year}}',
  'gross_document.owner': 'Propietario',
  'gross_document.year': 'Año',
  'gross_document.payer': 'Pagado por medio de',
  'gross_document.total': 'Totales del año',
  'gross_document.by_month': 'Monto bruto por mes',
  'gross_document.box_1a': 'Monto bruto de los pagos',
  'gross_document.box_1b': 'De ese monto, pagado en línea (sin tarjeta presente)',
  'gross_document.box_3': 'Número de pagos',
  'gross_document.box_4': 'Impuesto federal sobre la renta retenido',
  'gross_document.fee': 'Comisión de Marea',
  'gross_document.not_form':
    'Este resumen tiene las cifras del formulario 1099-K, pero no es ese formulario ni se envió al IRS.',
  'gross_document.gross_note':
    'El monto bruto es lo que los huéspedes pagaron por sus casas antes de la comisión de Marea. No incluye los impuestos que Marea cobra y remite a las autoridades, los cargos propios de Marea ni lo que se reembolsó antes de liberarse.',
}
