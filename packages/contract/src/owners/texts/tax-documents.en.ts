export const taxDocumentsTexts = {
  'tax_document.title': 'Lodging tax worksheets',
  'tax_document.period': 'Period',
  'tax_document.homes': 'Homes',
  'tax_document.all_homes': 'All homes',
  'tax_document.filed_by': 'Filed by',
  'tax_document.not_over': 'This period is not over. The figures can still change.',
  'tax_document.no_returns': 'No returns',
  'tax_document.due': 'Due {{from}}, late after {{by}}.',
  'tax_document.due_paid': 'Due {{from}}, late after {{by}}. Start the payment by {{pay}}, 5 PM.',
  'tax_document.zero': 'No tax was collected. The return is still required.',
  'tax_document.exempt_stays_one': '{{count}} exempt stay.',
  'tax_document.exempt_stays_other': '{{count}} exempt stays.',
  'tax_document.month_rule':
    'A stay counts in the month its payment was released: a day after check-in, or on the day of a cancellation for the part that was not refunded. A later correction counts in the month it was made.',
  'tax_document.worksheet_note':
    'This is a worksheet for the return, not the return. Each tax is rounded for each stay, as Florida requires.',
  'tax_document.owner_note':
    'Marea collects these taxes from guests and files the returns for all homes together. This is the part of the homes above.',
  'tax_document.allowance_note':
    'The collection allowance applies only when the return is filed and paid online and on time.',
  'tax_document.month': 'Month',
  'tax_document.stays': 'Stays',
  'tax_document.exempt_count': 'Exempt stays',
  'tax_document.return': 'Return',
  'tax_document.due_from': 'Due on',
  'tax_document.due_by': 'Late after',
  'tax_document.pay_by': 'Start payment by',
  'gross_document.title': 'Gross payments in {{year}}',
  'gross_document.owner': 'Owner',
  'gross_document.year': 'Year',
  'gross_document.payer': 'Paid through',
  'gross_document.total': 'Totals for the year',
  'gross_document.by_month': 'Gross amount by month',
  'gross_document.box_1a': 'Gross amount of payments',
  'gross_document.box_1b': 'Of that, paid online (card not present)',
  'gross_document.box_3': 'Number of payments',
  'gross_document.box_4': 'Federal income tax withheld',
  'gross_document.fee': 'Marea commission',
  'gross_document.not_form':
    'This summary has the figures of Form 1099-K, but it is not that form and has not been sent to the IRS.',
  'gross_document.gross_note':
    'The gross amount is what guests paid for your homes before Marea’s commission. It does not include the taxes that Marea collects and remits, Marea’s own fees, or amounts refunded before they were released to you.',
}
