export const expensesProblems = {
  'owners.expense_day_refused': {
    status: 400,
    en: 'Choose a date from the last 10 years, up to today.',
    es: 'Elija una fecha de los últimos 10 años, hasta hoy.',
  },
  'owners.expense_of_marea': {
    status: 403,
    en: 'We paid this expense. If it isn’t right, contact us and we’ll void it.',
    es: 'Nosotros pagamos este gasto. Escríbanos si no es correcto y lo anularemos.',
  },
  'owners.expense_request_decided': {
    status: 409,
    en: 'This expense was already approved or declined.',
    es: 'Este gasto ya se aprobó o se rechazó.',
  },
  'owners.expense_start_refused': {
    status: 400,
    en: 'A recurring bill can start up to a year ago, and no later than today.',
    es: 'Un gasto recurrente puede empezar hasta un año atrás y, a más tardar, hoy.',
  },
  'owners.markup_refused': {
    status: 400,
    en: 'Only expenses that we pay can have a markup.',
    es: 'Solo los gastos que pagamos nosotros pueden tener un cargo de gestión.',
  },
  'owners.schedule_of_marea': {
    status: 403,
    en: 'We pay this recurring bill. To stop it, contact us.',
    es: 'Nosotros pagamos este gasto recurrente. Para detenerlo, comuníquese con nosotros.',
  },
  'owners.pdf_refused': {
    status: 400,
    en: 'We can’t accept this PDF. Save it again without a password, forms or attachments.',
    es: 'No podemos aceptar este PDF. Guárdelo de nuevo sin contraseña, formularios ni archivos adjuntos.',
  },
} as const
