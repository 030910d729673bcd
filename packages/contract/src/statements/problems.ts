export const statementsProblems = {
  'owners.report_period_refused': {
    status: 400,
    en: 'Choose a period of up to 20 years. The first month can’t be after the last.',
    es: 'Elija un período de hasta 20 años cuyo primer mes no sea posterior al último.',
  },
  'owners.statement_not_sealed': {
    status: 409,
    en: 'This month is still open, so there is nothing to verify yet.',
    es: 'Este mes sigue abierto, así que todavía no hay nada que verificar.',
  },
  'owners.statement_email_unconfirmed': {
    status: 409,
    en: 'Confirm your email address first. Then we can email your statements.',
    es: 'Confirme primero su dirección de correo. Después podremos enviarle sus estados de cuenta.',
  },
} as const
