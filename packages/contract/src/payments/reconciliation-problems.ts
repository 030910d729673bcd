export const reconciliationProblems = {
  'reconciliation.file_too_large': {
    status: 413,
    en: 'Choose a file of up to 20 MB.',
    es: 'Elija un archivo de hasta 20 MB.',
  },
  'reconciliation.file_known': {
    status: 409,
    en: 'This file was uploaded before. No lines were added.',
    es: 'Este archivo ya se había subido. No se agregaron renglones.',
  },
  'reconciliation.file_unreadable': {
    status: 422,
    en: 'We couldn’t read this file. Download the statement from your bank as CSV, OFX or BAI2 and upload it unchanged.',
    es: 'No pudimos leer este archivo. Descargue el estado de cuenta de su banco como CSV, OFX o BAI2 y súbalo sin cambios.',
  },
  'reconciliation.file_in_future': {
    status: 422,
    en: 'This file has a line dated after today. Check the order of day and month with your bank, and upload it again. No lines were added.',
    es: 'Este archivo tiene un renglón con fecha posterior a hoy. Revise con su banco el orden del día y el mes, y súbalo de nuevo. No se agregaron renglones.',
  },
  'reconciliation.dates_ambiguous': {
    status: 422,
    en: 'We couldn’t tell the day from the month in this file. Download it with dates as year-month-day, or as OFX.',
    es: 'No pudimos distinguir el día del mes en este archivo. Descárguelo con fechas año-mes-día, o como OFX.',
  },
  'reconciliation.currency_unknown': {
    status: 422,
    en: 'This statement isn’t in US dollars.',
    es: 'Este estado de cuenta no está en dólares estadounidenses.',
  },
  'reconciliation.decided': {
    status: 409,
    en: 'Someone has already decided this. Reload the page.',
    es: 'Alguien ya decidió esto. Recargue la página.',
  },
  'reconciliation.changed': {
    status: 409,
    en: 'The amount has changed. Reload the page and check it again.',
    es: 'El monto cambió. Recargue la página y revíselo de nuevo.',
  },
  'reconciliation.amounts_differ': {
    status: 409,
    en: 'The amounts don’t add up to this line.',
    es: 'Los montos no suman lo de este renglón.',
  },
  'reconciliation.direction': {
    status: 409,
    en: 'Fees and taxes leave the account, and interest arrives in it. This line goes the other way.',
    es: 'Los cargos y los impuestos salen de la cuenta, y los intereses entran. Este renglón va en sentido contrario.',
  },
  'reconciliation.month_not_over': {
    status: 409,
    en: 'This month can’t be closed: it isn’t over, or it was before your first bank statement.',
    es: 'Este mes no se puede cerrar: no ha terminado, o es anterior a su primer estado de cuenta.',
  },
  'reconciliation.unexplained': {
    status: 409,
    en: 'This month has unexplained differences. Say why it can be closed anyway.',
    es: 'Este mes tiene diferencias sin explicar. Diga por qué se puede cerrar de todos modos.',
  },
  'reconciliation.month_closed': {
    status: 409,
    en: 'The month of this line is closed, so its decision stays.',
    es: 'El mes de este renglón está cerrado, así que su decisión se conserva.',
  },
} as const
